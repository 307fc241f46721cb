import HelpgenModel

/// The addresses that one edition has given away: no two are the same on any file system or host.
///
/// Folders compare as names on case-insensitive systems do: under case folding and canonical equivalence.
struct AddressBook {
  /// Who has a folder: an article by its index, or something that is no article.
  enum Holder {
    case article(Int)
    case page
  }

  private var holders: [String: Holder] = [:]

  /// Keeps the names of the files that stand among the articles' folders.
  init(reserving names: [String]) {
    for name in names { holders[Self.folded([name])] = .page }
  }

  /// Who has the folder.
  func holder(of components: [String]) -> Holder? { holders[Self.folded(components)] }

  /// Takes the folder, or the first one that is free with a number behind its last component.
  mutating func take(_ components: [String], for holder: Holder) -> [String] {
    var candidate = components
    var number = 2
    while holders[Self.folded(candidate)] != nil {
      candidate[candidate.count - 1] = Self.shortened(components[components.count - 1], suffix: "-\(number)")
      number += 1
    }
    holders[Self.folded(candidate)] = holder
    return candidate
  }

  /// A name with a suffix, cut between characters where both are too long for one component.
  static func shortened(_ name: String, suffix: String) -> String {
    let room = max(1, Slug.maximumByteCount - suffix.utf8.count)
    if name.utf8.count <= room { return name + suffix }
    var size = 0
    let kept = name.prefix { character in
      size += character.utf8.count
      return size <= room
    }
    return kept + suffix
  }

  private static func folded(_ components: [String]) -> String {
    let path = components.joined(separator: "/")
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path.lowercased() }
    // Upper case first, so that ß meets SS and ς meets σ; Swift compares strings under canonical equivalence.
    return path.uppercased().lowercased()
  }
}
