/// Definitions of notes: an item of a list of its own each, between two headings.
///
/// What continues the definition continues the item, for both are indented by four columns. A heading in the
/// item and a blank line behind it make all paragraphs in it ones of their own.
extension Translation {
  /// Begins a definition.
  mutating func beginDefinition(_ index: Int) {
    let definition = findings.definitions[index]
    copy(to: definition.mark.lowerBound)
    anchorLine(definition.mark.lowerBound)
    commonMark += [UInt8(ascii: "#"), 0x20]
    append(.definition(index))
    commonMark.append(0x0A)
    commonMark += definition.prefix
    commonMark += "*   # ".utf8
    append(.definitionBody)
    commonMark.append(0x0A)
    commonMark += definition.prefix
    translated = definition.mark.upperBound
    commonMark.append(0x0A)
    commonMark += definition.prefix
    commonMark += [0x20, 0x20, 0x20, 0x20]
    if definition.isBare {
      // Otherwise the item might end with a blank line, which could be taken for one between items around it.
      commonMark += [UInt8(ascii: "#"), 0x20]
      append(.definitionBody)
    }
    anchorRest(translated)
  }

  /// Ends a definition where its last line ends.
  mutating func endDefinition(_ index: Int, at end: Int) {
    copy(to: end)
    commonMark.append(0x0A)
    commonMark += findings.definitions[index].prefix
    commonMark += [UInt8(ascii: "#"), 0x20]
    append(.definitionEnd(index))
    if end <= findings.definitions[index].mark.upperBound {
      // A mark alone counts as a blank line.
      commonMark.append(0x0A)
      commonMark += findings.definitions[index].prefix
    }
    anchorRest(end)
  }
}
