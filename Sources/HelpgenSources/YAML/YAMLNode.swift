/// A value of a YAML text and where it is.
struct YAMLNode {
  /// What the value is.
  enum Value {
    /// A single value; only a plain one, written without quotes, can mean something other than text.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Names and values, in the order of the text, without names that come twice.
    case mapping([YAMLMember])
  }

  /// The value.
  let value: Value

  /// Its bytes in the source text.
  let range: Range<Int>

  /// Whether there is no value: nothing is written, or `~` or `null`.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = value {
      ["", "~", "null", "Null", "NULL"].contains(text)
    } else {
      false
    }
  }

  /// The text of a scalar of any style; `nil` for what is null, a list or a mapping.
  ///
  /// What looks like a number or a boolean is text too: whoever wants text gets `no` as `no`.
  var text: String? {
    if case .scalar(let text, _) = value, !isNull { text } else { nil }
  }
}

/// A name and a value of a YAML mapping.
struct YAMLMember {
  /// The name.
  let key: String
  /// The bytes of the name.
  let keyRange: Range<Int>
  /// The value; one that has no bytes of its own has the place of the name.
  let value: YAMLNode
}
