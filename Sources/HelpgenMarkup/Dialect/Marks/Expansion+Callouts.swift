/// Callouts.
extension Expansion {
  /// Begins a callout and its title.
  mutating func beginCallout(_ kind: CalloutKind) {
    takeBack("<h1>")
    output.append(text: "<div class=\"callout ")
    output += kind.rawValue.utf8
    output.append(text: "\" role=\"note\">\n<p class=\"callout-title\">")
    skip(" ")
  }

  /// Ends the title of a callout.
  mutating func endCalloutTitle() {
    takeBack(" ")
    output.append(text: "</p>\n")
    // The list and its item, up to the heading in it that holds the next mark.
    skip("</h1>\n<ul>\n<li>\n<h1>")
  }

  /// Ends a callout.
  mutating func endCallout() {
    takeBack("<h1>")
    takeBack("</li>\n</ul>\n")
    output.append(text: "</div>\n")
    skip("</h1>\n")
  }
}
