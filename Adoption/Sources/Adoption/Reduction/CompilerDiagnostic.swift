/// What the compiler says of one place.
struct CompilerDiagnostic: Hashable, Sendable {
  enum Severity: String, Sendable { case error, warning, note }

  var path: String
  /// Counted from one, as the compiler counts.
  var line: Int
  /// In UTF-8 bytes, counted from one.
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

  /// Reads what `swiftc -diagnostic-style llvm` prints: `path:line:column: error: message`.
  ///
  /// A line without a place, as of a crash, has line 0.
  static func parse(_ output: String) -> [CompilerDiagnostic] {
    output.split(separator: "\n").compactMap(parse(line:))
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
