/// Text as Unicode scalars, as other programs read reports.
///
/// As characters, a comma with a combining mark isn't a comma, and a line feed after a carriage
/// return isn't a line feed.
extension String {
  package func replacingScalars(_ text: String, with replacement: String) -> String {
    String(unicodeScalars.replacing(text.unicodeScalars, with: replacement.unicodeScalars))
  }

  /// The text between its line feeds.
  package var scalarLines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
