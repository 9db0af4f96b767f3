import SwiftSyntax

/// Text that replaces a part of a file; code copied from the source stays on its line.
struct LoweredText {
  private(set) var text = ""
  private var line: Int
  private let converter: SourceLocationConverter
  /// The replacement for `$0` in a closure that becomes a loop.
  var element: String?

  init(from start: AbsolutePosition, converter: SourceLocationConverter) {
    self.converter = converter
    line = converter.location(for: start).line
  }

  mutating func write(_ generated: String) {
    text += generated
  }

  /// Copies a node without the surrounding trivia.
  mutating func copy(_ node: some SyntaxProtocol) {
    reach(node.positionAfterSkippingLeadingTrivia)
    let source =
      element.map { ImplicitParameter.replaced(in: node, by: $0) }
      ?? node.trimmedDescription
    text += source
    line += source.utf8.count { $0 == 10 }
  }

  /// Inserts line breaks until the text is on the line of a position in the source.
  mutating func reach(_ position: AbsolutePosition) {
    let wanted = converter.location(for: position).line
    while line < wanted {
      text += "\n"
      line += 1
    }
  }
}
