/// Maps the lines of a rewritten file to the app's lines, according to `#sourceLocation`.
struct LineMap {
  private struct Place: Equatable {
    var file: String
    var line: Int
  }

  /// By line of the text, counted from 0; nil before the first directive.
  private var places: [Place?] = []
  private var blank: [Bool] = []

  init(_ text: String) {
    var file: String?
    var next = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      places.append(file.map { Place(file: $0, line: next) })
      blank.append(line.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\r" })
      next += 1
      if let directive = Self.directive(line) { (file, next) = directive }
    }
  }

  /// The line of the text, counted from 1, that the compiler reports as a line of a file.
  ///
  /// A moved member leaves a blank line with the same location.
  func line(reportedAs line: Int, of file: String) -> Int? {
    let wanted = Place(file: file, line: line)
    let found = places.indices.filter { places[$0] == wanted }
    return (found.first { !blank[$0] } ?? found.first).map { $0 + 1 }
  }

  func isBlank(_ line: Int) -> Bool { blank.indices.contains(line - 1) && blank[line - 1] }

  /// The location that the compiler reports for a line of the text, counted from 1.
  func reported(_ line: Int) -> (file: String, line: Int)? {
    guard places.indices.contains(line - 1), let place = places[line - 1] else { return nil }
    return (place.file, place.line)
  }

  private static func directive(_ line: Substring) -> (file: String?, line: Int)? {
    guard line.hasPrefix("#sourceLocation(") else { return nil }
    let rest = line.dropFirst("#sourceLocation(".count)
    guard rest.hasPrefix("file: \""), let end = rest.firstRange(of: "\", line: ") else {
      return (nil, 0)
    }
    let file = rest[..<end.lowerBound].dropFirst("file: \"".count)
    guard let line = Int(rest[end.upperBound...].prefix { $0.isNumber }) else { return nil }
    let path = String(file).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    return (path, line)
  }
}
