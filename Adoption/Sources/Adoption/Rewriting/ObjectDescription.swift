import SwiftSyntax

/// The description of any value as one of an object, as in `(value as AnyObject).description`.
///
/// On iOS, every value becomes an object that has one.
enum ObjectDescription {
  static func rewrite(_ node: MemberAccessExprSyntax, in visitor: RewriteVisitor) {
    guard node.declName.baseName.text == "description", node.declName.argumentNames == nil,
      let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.label == nil,
      let parts = element.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, parts[2].trimmedDescription == "AnyObject"
    else { return }
    visitor.replace(tuple.leftParen, with: "String(describing: ", "description of any object")
    visitor.edits.blank(
      node.period.contentRange.lowerBound..<node.declName.contentRange.upperBound,
      in: visitor.parsed.bytes)
  }
}
