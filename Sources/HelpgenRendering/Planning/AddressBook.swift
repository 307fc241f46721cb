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
  // The number to try next for each name that was taken, so that many equal names cost no more than as many others.
  private var nextNumbers: [String: Int] = [:]

  /// Takes the folder if it is free; answers who has it otherwise.
  mutating func claim(_ components: [String], for holder: Holder) -> Holder? {
    // Such a folder would stand where the folder around it has its page.
    if let name = components.last, Self.isFileName(name, depth: components.count) { return .page }
    let key = Self.folded(components.joined(separator: "/"))
    if let other = holders[key] { return other }
    holders[key] = holder
    return nil
  }

  /// Takes the folder, or the first one that is free with a number behind its last component.
  mutating func take(_ components: [String], for holder: Holder) -> [String] {
    if claim(components, for: holder) == nil { return components }
    let key = Self.folded(components.joined(separator: "/"))
    var candidate = components
    var number = nextNumbers[key] ?? 2
    repeat {
      candidate[candidate.count - 1] = Self.shortened(components[components.count - 1], suffix: "-\(number)")
      number += 1
    } while claim(candidate, for: holder) != nil
    nextNumbers[key] = number
    return candidate
  }

  /// Whether a folder of that name, so many folders below the site's, would have the place of a page's file.
  static func isFileName(_ name: String, depth: Int) -> Bool {
    let name = folded(name)
    return name == "index.html" || name == "404.html" && depth == 1
  }

  /// A name with a suffix, cut between characters where both are too long for one component.
  static func shortened(_ name: String, suffix: String) -> String {
    if name.utf8.count + suffix.utf8.count <= Slug.maximumByteCount { return name + suffix }
    // A suffix that leaves no room is an id, which gives way to half of the component at most.
    let suffix = prefix(
      of: suffix, byteCount: max(Slug.maximumByteCount - name.utf8.count, Slug.maximumByteCount / 2))
    return prefix(of: name, byteCount: Slug.maximumByteCount - suffix.utf8.count) + suffix
  }

  /// As much of a text as fits, whole characters unless not even one does.
  private static func prefix(of text: String, byteCount: Int) -> String {
    var size = 0
    let characters = text.prefix { character in
      size += character.utf8.count
      return size <= byteCount
    }
    if !characters.isEmpty { return String(characters) }
    size = 0
    return String(
      text.unicodeScalars.prefix { scalar in
        size += UTF8.width(scalar)
        return size <= byteCount
      })
  }

  private static func folded(_ path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path.lowercased() }
    // Upper case first, so that ß meets SS and ς meets σ; Swift compares strings under canonical equivalence.
    return path.uppercased().lowercased()
  }
}
