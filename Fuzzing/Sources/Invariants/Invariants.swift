import Foundation

@testable import HelpgenMarkup

/// Stops the fuzzer where something does not hold, saying what.
public func require(_ faults: [String], _ where: String) {
  if faults.isEmpty { return }
  FileHandle.standardError.write(Data("\(`where`): \(faults.joined(separator: "; "))\n".utf8))
  // Not a trap of Swift's, whose own report takes minutes.
  abort()
}

/// What holds for all HTML that was made safe.
public func checkSanitized(_ html: [UInt8], _ name: String, idPrefix: [UInt8] = []) {
  require(WrittenHTML(html).faults, name)
  var policy = SanitizingPolicy.standard
  policy.idPrefix = idPrefix
  let again = sanitize(html, policy)
  if again.html != html {
    require(["changes into\n\(shown(again.html))\nfrom\n\(shown(html))"], name)
  }
  require(again.dropped.map { "drops \($0.what) the second time" }, name)
}

/// Bytes to be shown.
public func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).debugDescription }
