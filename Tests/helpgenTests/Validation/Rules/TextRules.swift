extension SiteValidator {
  /// Text of another language than the page's says so, and runs its own way.
  func textFaults() -> [String] {
    guard let truth else { return [] }
    return site.pages.flatMap { page in
      // A word is often on a page a dozen times; once is enough.
      var faults: [String] = []
      for text in page.texts {
        let fault: String
        if !truth.isIn(text.language ?? "", text.token) {
          fault = "\(page.path): \(text.token) is said to be in “\(text.language ?? "")”"
        } else if let direction = text.direction, direction != "auto",
          direction != tags[text.token.language].direction
        {
          fault = "\(page.path): \(text.token) runs “\(direction)”"
        } else {
          continue
        }
        if !faults.contains(fault) { faults.append(fault) }
      }
      return faults
    }
  }
}
