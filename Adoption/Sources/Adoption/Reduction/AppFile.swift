import SwiftParser
import SwiftSyntax

/// One source file of an app, parsed once; every offset counts UTF-8 bytes of its text.
struct AppFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// The line of an offset, counted from 0.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset)] }

  func token(at offset: Int) -> TokenSyntax? {
    guard offset >= 0, offset < bytes.count else {
      return tree.lastToken(viewMode: .sourceAccurate)
    }
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }
}

extension SyntaxProtocol {
  /// The range of the node without the surrounding white space and comments.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The nearest node of a type that contains this one, or this one itself.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }

  /// Whether a declaration around this node has a generic parameter of this name.
  ///
  /// In an extension, the generic parameters are those of the extended type.
  func isInScope(ofParameter name: String, _ index: AppIndex) -> Bool {
    ancestors.contains { node in
      if let extended = node.as(ExtensionDeclSyntax.self)?.extendedType {
        let type = index.resolved(baseName(ofType: extended.trimmedDescription))
        return index.genericParameters[type]?.contains(name) == true
      }
      let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      return clause?.parameters.contains { $0.name.text == name } == true
    }
  }

  /// This node and its ancestors, innermost first.
  var ancestors: [Syntax] {
    var all: [Syntax] = []
    var node: Syntax? = Syntax(self)
    while let current = node {
      all.append(current)
      node = current.parent
    }
    return all
  }
}
