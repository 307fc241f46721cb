import Foundation
import HelpgenModel
import Testing

@testable import HelpgenOutput

/// A generator that yields the same numbers for the same seed (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What an output folder should hold.
private struct Model {
  var ours: [String: String] = [:]
  var users: [String: String] = [:]

  static let places = [
    "a", "a/b", "a/b/c", "a/b/d", "a-b", "b", "b/index.html", "c/index.html", "c/d/index.html", "c/d/e/f",
    "index.html",
  ]

  static func collide(_ left: String, _ right: String) -> Bool {
    left == right || left.isPath(below: right) || right.isPath(below: left)
  }

  /// Whether a site would have to destroy a user's file.
  func refuses(_ site: [String: String]) -> Bool {
    users.contains { path, text in
      site.contains { Self.collide($0.key, path) && !($0.key == path && $0.value == text) }
    }
  }

  mutating func publish(_ site: [String: String]) {
    ours = site
    users = users.filter { site[$0.key] == nil }
  }
}

@Suite("Random sites")
struct RandomSitesTests {
  private let work: Workplace

  init() throws { work = try Workplace() }

  private func randomSite(_ random: inout SeededGenerator) -> [String: String] {
    var site: [String: String] = [:]
    for place in Model.places.shuffled(using: &random).prefix(Int.random(in: 0...7, using: &random))
    where !site.keys.contains(where: { Model.collide($0, place) }) {
      site[place] = ["1", "2", ""].randomElement(using: &random)
    }
    return site
  }

  /// A user adds a file where nothing is, or takes one of his own away with the folders that leaves empty.
  private func editByHand(_ model: inout Model, _ random: inout SeededGenerator) throws {
    guard let place = Model.places.randomElement(using: &random) else { return }
    if model.users[place] != nil {
      model.users[place] = nil
      try work.remove("out/\(place)")
      for folder in place.foldersOfPath.reversed() where try work.tree("out/\(folder)").isEmpty {
        try work.remove("out/\(folder)")
      }
    } else if !model.ours.keys.contains(where: { Model.collide($0, place) }),
      !model.users.keys.contains(where: { Model.collide($0, place) })
    {
      model.users[place] = "1"
      try work.write("1", to: "out/\(place)")
    }
  }

  @Test("Sites, users' files, refusals and killed runs in any order", arguments: 1...3 as ClosedRange<UInt64>)
  func sequences(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    var model = Model()
    try work.build([:])
    for round in 0..<30 {
      if Int.random(in: 0..<3, using: &random) == 0 { try editByHand(&model, &random) }
      let site = randomSite(&random)
      if model.refuses(site) {
        #expect(throws: PublishError.self) { try work.build(site) }
      } else if Bool.random(using: &random) {
        _ = try work.buildKilled(site, after: Int.random(in: 0..<30, using: &random))
        let area = try SitePublisher.open(work.options())
        try area.discard()
        if try area.hasRecovered
          || work.tree() == published(site, user: model.users.filter { site[$0.key] == nil })
        {
          model.publish(site)
        }
      } else {
        try work.build(site)
        model.publish(site)
      }
      #expect(try work.tree() == published(model.ours, user: model.users), "seed \(seed), round \(round)")
    }
  }
}
