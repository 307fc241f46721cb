/// A member of an object whose name has been read.
struct NamedValue {
  /// The name.
  let name: String
  /// The bytes of the name.
  let key: Range<Int>
  /// The value.
  let value: JSONValue

  /// A name that an object has more than once.
  struct Repetition {
    /// The name.
    let name: String
    /// Where it stands first.
    let first: Range<Int>
    /// Where it stands again.
    let last: Range<Int>
  }

  /// Of members with equal names the last only, at the place of the first, and what was left out.
  static func unique(_ members: some Sequence<JSONMember>) -> (
    members: [NamedValue], repetitions: [Repetition]
  ) {
    var unique: [NamedValue] = []
    var repetitions: [Repetition] = []
    // A dictionary pays only for large objects.
    var indexes: [[UInt8]: Int] = [:]
    for member in members {
      let named = NamedValue(name: member.name, key: member.key.range, value: member.value)
      // By bytes: `==` takes two spellings of “é” for one name. It comes first because it is faster.
      let earlier =
        unique.count <= 16
        ? unique.firstIndex { $0.name == named.name && $0.name.utf8.elementsEqual(named.name.utf8) }
        : indexes[Array(named.name.utf8)]
      if let earlier {
        repetitions.append(Repetition(name: named.name, first: unique[earlier].key, last: named.key))
        unique[earlier] = NamedValue(name: named.name, key: unique[earlier].key, value: named.value)
        continue
      }
      unique.append(named)
      if unique.count == 17 {
        for (index, known) in unique.enumerated() { indexes[Array(known.name.utf8)] = index }
      } else if unique.count > 17 {
        indexes[Array(named.name.utf8)] = unique.count - 1
      }
    }
    return (unique, repetitions)
  }
}
