import SwiftSyntax

// Values on the other side of an assignment or an operator.
extension ReductionCandidates {
  /// The compiler points at the target of an assignment, but the value can be reduced.
  mutating func assignedValue(_ token: TokenSyntax, _ message: String) {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) {
        guard let sequence = ancestor.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)
        else { return }
        let elements = Array(sequence.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
        guard elements.count == 3 else {
          // A default for a missing value: `title = config.title ?? ""`.
          if message.contains("cannot assign value of type 'StandIn'") {
            let value = elements[2].range.lowerBound..<sequence.range.upperBound
            add(
              .adaptation, sequence,
              Edit(value, [.text("standInValue("), .source(value), .text(")")]))
            return
          }
          // A cast or an operation, as in `composer.delegate = screen as? Delegate`.
          guard message.contains("cannot assign"), message.contains("type 'StandIn'") else {
            return
          }
          let value = elements[2].range.lowerBound..<sequence.range.upperBound
          add(
            .adaptation, sequence,
            Edit(value, [.text("StandIn(holding: "), .source(value), .text(")")]))
          return
        }
        if let closure = elements[2].as(ClosureExprSyntax.self) {
          handler(closure, of: elements[0])
          return
        }
        guard message.contains("cannot assign") else { return }
        if message.contains("value of type 'StandIn'"),
          let type = UnwrappedDeclaration.type(of: elements[0])
        {
          // Without a type, the stand-in's value would be nil, and the next use would trap.
          add(
            .adaptation, elements[2],
            Edit(
              elements[2].range,
              [.text("standInValue("), .source(elements[2].range), .text(") as \(type)")]))
        }
        convert(elements[2], message)
        add(
          .expression, elements[2],
          Edit(elements[2].range, Reduced.value(of: elements[2])))
        return
      }
    }
  }

  /// An operand that is a stand-in, beside one of the app's types.
  mutating func operands(_ token: TokenSyntax, _ message: String) {
    guard let list = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first,
      list.count == 3, let first = list.first, let last = list.last
    else { return }
    let types = ErrorMessage.quoted(in: message)
    let isFirst = message.contains("operands of type") && types.dropFirst().first == "StandIn"
    for operand in isFirst ? [first, last] : [last, first]
    where !operand.is(ClosureExprSyntax.self) && !operand.is(ArrayExprSyntax.self) {
      wrap(operand, in: "standInValue")
    }
  }

  /// A closure passed to a stand-in, which retains it and offers it to the shell.
  mutating func handler(_ closure: ClosureExprSyntax, of target: ExprSyntax) {
    let types = ClosureParameters.types(of: closure)
    guard types.count <= 4,
      let name = target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return }
    let list = types.map { ", (\($0)).self" }.joined()
    add(
      .adaptation, closure,
      Edit(
        closure.range, [.text("standInHandler(\"\(name)\"\(list)) "), .source(closure.range)]))
  }
}
