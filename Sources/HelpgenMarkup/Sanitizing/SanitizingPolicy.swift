/// What a sanitized text may hold besides what is harmless anywhere.
struct SanitizingPolicy: Sendable {
  /// What holds where nobody says otherwise.
  static let standard = SanitizingPolicy()

  /// What every `id`, and every link to one in the same text, begins with; added where it is missing.
  ///
  /// With a prefix of its own, each of several texts on a page keeps its ids apart.
  var idPrefix: [UInt8] = []

  /// The servers whose pages may be framed, for films, by the name that is written for them.
  var frameHosts: [String: String] = [
    "www.youtube.com": "www.youtube-nocookie.com",
    "www.youtube-nocookie.com": "www.youtube-nocookie.com",
    "player.vimeo.com": "player.vimeo.com",
    "www.loom.com": "www.loom.com",
    "fast.wistia.net": "fast.wistia.net",
    "play.vidyard.com": "play.vidyard.com",
  ]

  /// The classes that stay, because the theme knows them: no text may dress up as a part of the page around
  /// it.
  var classNames: Set<String> = ["caution", "important", "note", "tip", "warning"]

  /// What other classes that stay begin with.
  var classPrefixes: [String] = ["callout", "footnote", "language-", "task-list"]

  /// Whether a class stays.
  func keepsClass(_ name: some Collection<UInt8>) -> Bool {
    classPrefixes.contains { name.starts(with: $0.utf8) }
      || classNames.contains(String(decoding: name, as: UTF8.self))
  }

  /// An `id` with the prefix.
  func prefixed(_ id: some Collection<UInt8>) -> [UInt8] {
    idPrefix.isEmpty || id.starts(with: idPrefix) ? Array(id) : idPrefix + id
  }
}
