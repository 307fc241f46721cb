/// Which Markdown a text is written in.
public enum Dialect: Sendable {
  /// CommonMark as libcmark has it.
  case commonmark
  /// GitHub Flavored Markdown: CommonMark with tables, strikethrough, task lists, bare links and footnotes.
  case gfm
  /// What help centers are written in: GitHub Flavored Markdown with callouts between lines of colons.
  case all
}
