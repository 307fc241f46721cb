/// An article with the fields that a page cannot do without.
struct Article: Decodable {
  let id: Identifier
  let title: String
  let content: String
  let locale: String
  let slug: String?
  let draft: Bool?

  /// A string, or an integer.
  struct Identifier: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        text = try container.decode(String.self)
      } catch DecodingError.typeMismatch {
        text = String(try container.decode(Int.self))
      }
    }
  }
}
