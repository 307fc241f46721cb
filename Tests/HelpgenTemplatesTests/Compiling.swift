import HelpgenDiagnostics
import HelpgenTemplates

/// A template as if read from `<name>.html`.
func source(_ name: String, _ text: String) -> TemplateSource {
  TemplateSource(name, SourceText(name: name + ".html", bytes: Array(text.utf8)))
}
