import SwiftSyntax

// Key paths through what a stand-in returns.
extension ReductionCandidates {
  /// A key path through a stand-in, as an argument: a closure that reads it can have any result.
  mutating func keyPath(_ token: TokenSyntax, _ message: String) {
    var arguments: LabeledExprListSyntax?
    for ancestor in token.ancestors {
      if let path = ancestor.as(KeyPathExprSyntax.self) {
        arguments = path.parent?.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self)
      } else if let call = ancestor.as(FunctionCallExprSyntax.self), arguments == nil,
        call.calledExpression.range.contains(token.range.lowerBound)
      {
        arguments = call.arguments
      }
      if arguments != nil || ancestor.is(CodeBlockItemSyntax.self) { break }
    }
    for argument in arguments ?? [] {
      guard let path = argument.expression.as(KeyPathExprSyntax.self) else { continue }
      if message.contains("cannot infer key path") {
        add(.adaptation, path, "StandIn()")
      } else if message.contains("WritableKeyPath") || argument.label?.text == "to" {
        // What is assigned by a key path has the type of the values.
        let start = path.root?.range.upperBound ?? path.backslash.range.upperBound
        let name = path.components.trimmedDescription.filter { $0 != "?" && $0 != "!" }.drop {
          $0 == "."
        }
        add(
          .adaptation, path,
          Edit(
            path.range,
            [
              .source(path.range.lowerBound..<start),
              .text(".[standInMember: \"\(name)\"]"),
            ]))
      } else {
        let start = path.root?.range.upperBound ?? path.backslash.range.upperBound
        add(
          .adaptation, path,
          Edit(
            path.range,
            [.text("{ standInValue($0"), .source(start..<path.range.upperBound), .text(") }")]))
      }
    }
  }
}
