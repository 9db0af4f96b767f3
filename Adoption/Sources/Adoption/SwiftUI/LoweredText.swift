import SwiftSyntax

/// Text that takes the place of a part of a file: what is copied from the source stays on its line.
struct LoweredText {
  private(set) var text = ""
  private var line: Int
  private let converter: SourceLocationConverter
  /// What `$0` becomes, within a closure that turned into a loop.
  var element: String?

  init(from start: AbsolutePosition, converter: SourceLocationConverter) {
    self.converter = converter
    line = converter.location(for: start).line
  }

  mutating func write(_ generated: String) {
    text += generated
  }

  /// Copies a node without the trivia around it.
  mutating func copy(_ node: some SyntaxProtocol) {
    reach(node.positionAfterSkippingLeadingTrivia)
    var source = node.trimmedDescription
    if let element { source = source.replacing("$0", with: element) }
    text += source
    line += source.utf8.count { $0 == 10 }
  }

  /// Breaks lines until the text stands on the line of a place in the source.
  mutating func reach(_ position: AbsolutePosition) {
    let wanted = converter.location(for: position).line
    while line < wanted {
      text += "\n"
      line += 1
    }
  }
}
