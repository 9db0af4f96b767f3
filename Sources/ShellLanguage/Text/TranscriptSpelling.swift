extension TranscriptLine {
  /// A line of output as an expected line that matches only this line.
  ///
  /// Locations in the session's sources become wildcards, because they differ in the script.
  package static func written(_ line: String, placesIn sources: [String] = []) -> String {
    guard !line.isEmpty else { return "|" }
    var text = line
    for source in sources { text = withoutPlaces(text, in: source) }
    if sources.contains(SourceLocation.typedSource) {
      // The script has a location where typed lines have none.
      text = text.replacing(#/(?:at|since) step \d+(?! \()/#) { "\($0.output)[..]" }
    }
    if text == line, (try? LinePattern(line)) != .literal {
      text = ""
      for character in line {
        if "*?\\".contains(character) { text += "\\" }
        text.append(character)
      }
      text += " (glob)"
    }
    return "| \(text)"
  }

  /// The text with `[..]` for every `source:line:column`.
  private static func withoutPlaces(_ text: String, in source: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: source + ":") {
      let numbers = rest[start.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
      if numbers.isEmpty {
        result += rest[..<start.upperBound]
      } else {
        result += rest[..<start.lowerBound] + "[..]"
      }
      rest = rest[numbers.endIndex...]
    }
    return result + rest
  }
}
