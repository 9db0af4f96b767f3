import SwiftSyntax

/// A cast between Core Data's requests, as in `request as! NSFetchRequest<NSFetchRequestResult>`.
///
/// In Objective-C all requests have one class, so the cast succeeds. In Swift it would trap.
enum RequestCast {
  static func rewrite(_ node: SequenceExprSyntax, in visitor: RewriteVisitor) {
    let parts = Array(node.elements)
    for (cast, type) in zip(parts, parts.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self),
        let mark = cast.questionOrExclamationMark,
        type.trimmedDescription.hasPrefix("NSFetchRequest<")
      else { continue }
      visitor.replace(cast, with: ".typed() as", "cast of a fetch request")
      if mark.tokenKind == .postfixQuestionMark {
        visitor.edits.insert("?", at: type.contentRange.upperBound)
      }
    }
  }
}
