/// Text as scalars, which is how readers of reports see it: as characters, a comma with a combining
/// mark is no comma, and a line feed after a carriage return no line feed.
extension String {
  package func replacingScalars(_ text: String, with replacement: String) -> String {
    String(unicodeScalars.replacing(text.unicodeScalars, with: replacement.unicodeScalars))
  }

  /// The text between its line feeds.
  package var scalarLines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
