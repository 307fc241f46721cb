/// What a sanitized text may hold besides what is harmless anywhere.
struct SanitizingPolicy: Sendable {
  /// What holds where nobody says otherwise.
  static let standard = SanitizingPolicy()

  /// What holds for a site.
  static func of(_ options: MarkupOptions) -> SanitizingPolicy {
    var policy = standard
    if options.videoHosts != MarkupOptions.knownVideoHosts {
      policy.frameHosts = frameHosts(options.videoHosts)
    }
    return policy
  }

  /// What every `id`, and every link to one in the same text, begins with; added where it is missing.
  ///
  /// Links that Markdown makes are not seen here where the HTML around them is simple: whoever renders them
  /// gives them the prefix. With a prefix of its own, each of several texts on a page keeps its ids apart.
  var idPrefix: [UInt8] = []

  /// The servers whose pages may be framed, for films, by the name that is written for them.
  var frameHosts = Self.standardFrameHosts

  private static let standardFrameHosts = frameHosts(MarkupOptions.knownVideoHosts)

  /// Each host with its name to write: of YouTube's, that of the one without cookies.
  static func frameHosts(_ hosts: [String]) -> [String: String] {
    let pairs = hosts.map { host in
      (host, ["www.youtube.com", "youtube.com"].contains(host) ? "www.youtube-nocookie.com" : host)
    }
    return Dictionary(pairs) { first, _ in first }
  }

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
