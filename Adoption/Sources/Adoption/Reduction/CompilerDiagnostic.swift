/// A message of the compiler about a location.
struct CompilerDiagnostic: Hashable, Sendable {
  enum Severity: String, Sendable { case error, warning, note }

  var path: String
  /// The line, counted from 1 as the compiler does.
  var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  var column: Int
  var severity: Severity
  var message: String

  init(path: String, line: Int, column: Int, severity: Severity, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// Parses the output of `swiftc -diagnostic-style llvm`: `path:line:column: error: message`.
  ///
  /// A message without a location, such as a crash, has line 0.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    output.split(separator: "\n").compactMap(parse(line:))
  }

  /// The innermost place that the compiler was at when it crashed.
  ///
  /// Its stack dump names places as in `While type-checking expression at [/a/B.swift:3:5 - line:4:9] RangeText=…` and
  /// `While type-checking 'start()' (at /a/B.swift:2:3)`.
  static func crash(in output: String) -> CompilerDiagnostic? {
    output.split(separator: "\n").lazy.compactMap(place(inStackDump:)).reversed().first
  }

  private static func place(inStackDump line: Substring) -> CompilerDiagnostic? {
    guard line.first?.isNumber == true, line.contains("\tWhile "),
      let match = line.firstMatch(of: /(?:at \[|\(at )(.+?):(\d+):(\d+)[ \])]/),
      let row = Int(match.2), let column = Int(match.3)
    else { return nil }
    return CompilerDiagnostic(
      path: String(match.1), line: row, column: column, severity: .error,
      message: "the compiler crashes")
  }

  private static func parse(line text: Substring) -> CompilerDiagnostic? {
    for severity in [Severity.error, .warning, .note] {
      let mark = ": \(severity.rawValue): "
      guard let range = text.firstRange(of: mark) else { continue }
      let message = String(text[range.upperBound...])
      var fields = text[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard fields.count >= 3, let column = Int(fields.removeLast()),
        let line = Int(fields.removeLast())
      else {
        return CompilerDiagnostic(
          path: String(text[..<range.lowerBound]), line: 0, column: 0, severity: severity,
          message: message)
      }
      return CompilerDiagnostic(
        path: fields.joined(separator: ":"), line: line, column: column, severity: severity,
        message: message)
    }
    return nil
  }
}
