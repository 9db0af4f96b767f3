/// Text taken scalar by scalar, as the readers of reports do: a combining mark makes another
/// character of a comma, and a carriage return one of a line break.
extension String {
  package func replacingScalars(_ text: String, with replacement: String) -> String {
    String(unicodeScalars.replacing(text.unicodeScalars, with: replacement.unicodeScalars))
  }

  /// The text between its line feeds.
  package var scalarLines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
