import SwiftSyntax

/// Finds the uses of a closure's `$0`, which in a closure inside it means another parameter.
final class ImplicitParameter: SyntaxVisitor {
  private var uses: [Range<AbsolutePosition>] = []

  static func isUsed(by closure: ClosureExprSyntax) -> Bool {
    !uses(in: closure.statements).isEmpty
  }

  /// The text of a part of a closure with a name in place of the closure's parameter.
  static func replaced(in node: some SyntaxProtocol, by name: String) -> String {
    var text = Array(node.trimmedDescription.utf8)
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    for use in uses(in: node).reversed() {
      text.replaceSubrange(
        use.lowerBound.utf8Offset - start..<use.upperBound.utf8Offset - start, with: name.utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func uses(in node: some SyntaxProtocol) -> [Range<AbsolutePosition>] {
    let finder = ImplicitParameter(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.uses
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // The closure around it provides what a closure captures.
    if let captures = node.signature?.capture { walk(captures) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "$0" {
      uses.append(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }
}
