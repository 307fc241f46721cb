/// An import declaration, whatever its form.
struct ImportDeclaration {
  /// The module, without a submodule or the declaration picked from it.
  let module: SwiftToken
  /// The words written before `import`: access levels and attributes.
  let modifiers: Set<String>
}

extension SwiftCode {
  /// Every import, also those in `#if` branches and those that share a line.
  var imports: [ImportDeclaration] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, tokens[index].text == "import" else { return nil }
      // A member or a label may be called `import` too.
      if has(".", at: index - 1) || has("(", at: index - 1) || has(",", at: index - 1) { return nil }
      if has(":", at: index + 1) || has("(", at: index + 1) { return nil }

      let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
      var module = index + 1
      if tokens.indices.contains(module), tokens[module].kind == .word, kinds.contains(tokens[module].text) {
        module += 1
      }
      guard tokens.indices.contains(module) else { return nil }
      return ImportDeclaration(module: tokens[module], modifiers: modifiers(before: index))
    }
  }

  private func modifiers(before index: Int) -> Set<String> {
    let known: Set = [
      "public", "package", "internal", "fileprivate", "private", "testable", "preconcurrency",
      "_exported", "_implementationOnly", "@",
    ]
    return Set(tokens[..<index].reversed().prefix { known.contains($0.text) }.map(\.text))
  }
}

/// Holds a file's imports against the floor plan.
func checkImports(of file: SwiftCode) -> [Finding] {
  guard let allowed = FloorPlan.imports(of: file) else {
    return [
      Finding(
        path: file.path, line: nil,
        message: "the target \(file.target) is not on the floor plan (Rules/FloorPlan.swift)")
    ]
  }
  return file.imports.flatMap { declaration in
    var findings: [Finding] = []
    let module = declaration.module.text
    if !allowed.contains(module) {
      findings.append(file.finding(at: declaration.module, "\(file.target) may not import \(module)"))
    }
    if declaration.modifiers.contains("_exported") {
      findings.append(
        file.finding(at: declaration.module, "exporting \(module) lets others use it without an import"))
    }
    return findings
  }
}

/// Holds that each C module has one importer.
func checkCModules(of files: [SwiftCode]) -> [Finding] {
  var importers: [String: Set<String>] = [:]
  for file in files {
    for declaration in file.imports where FloorPlan.cModules.contains(declaration.module.text) {
      importers[declaration.module.text, default: []].insert(file.target)
    }
  }
  return importers.sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.map { module, targets in
    let names = targets.sorted().joined(separator: " and ")
    return Finding(path: "Sources/\(module)", line: nil, message: "imported by \(names); one is enough")
  }
}
