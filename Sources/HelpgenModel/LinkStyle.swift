/// How links inside the site name a page.
public enum LinkStyle: String, Sendable, CaseIterable {
  /// By its folder, `../billing/`: short addresses, as a web host serves them.
  case folder
  /// By its file, `../billing/index.html`: works from a disk or inside an app without JavaScript.
  case explicit
}
