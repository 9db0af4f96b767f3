import SwiftSyntax

/// Lists the possible reductions for an error at a token, the smallest first.
struct ReductionCandidates {
  private(set) var candidates: [ReductionCandidate] = []
  /// The stand-in classes that can wrap any value.
  let wrappers: Set<String>

  static func list(
    at token: TokenSyntax, message: String, wrappers: Set<String> = []
  ) -> [ReductionCandidate] {
    var candidates = ReductionCandidates(wrappers: wrappers)
    candidates.adapt(token, message)
    candidates.unwrap(token, message)
    candidates.convertAssigned(token, message)
    candidates.collect(token, message)
    return candidates.candidates
  }

  mutating func add(_ kind: ReductionCandidate.Kind, _ node: some SyntaxProtocol, _ edit: Edit) {
    candidates.append(ReductionCandidate(kind: kind, node: Syntax(node), edit: edit))
  }

  mutating func add(_ kind: ReductionCandidate.Kind, _ node: some SyntaxProtocol, _ text: String) {
    add(kind, node, Edit(node.range, text))
  }

  /// Adds a call of a function around an expression, which loses nothing.
  mutating func wrap(_ expression: some ExprSyntaxProtocol, in function: String) {
    let range = expression.range
    add(
      .adaptation, expression,
      Edit(range, [.text(function + "("), .source(range), .text(")")]))
  }

  /// The same reduction of the neighboring assignments whose value is the same stand-in's, as in
  /// `label.textColor = Palette.dark`.
  static func alike(_ candidate: ReductionCandidate, message: String) -> [ReductionCandidate] {
    guard message.contains("cannot assign value of type 'StandIn'"),
      let value = candidate.node.as(ExprSyntax.self), let root = root(of: value),
      let item = candidate.node.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) })
        .first,
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    return list.compactMap { other in
      guard other.id != item.id, let sequence = other.item.as(SequenceExprSyntax.self),
        sequence.elements.count == 3, let last = sequence.elements.last,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        Self.root(of: last) == root
      else { return nil }
      return ReductionCandidate(
        kind: .adaptation, node: Syntax(last),
        edit: Edit(
          last.range, [.text("standInValue("), .source(last.range), .text(")")]))
    }
  }

  /// The type at the start of a chain of members.
  static func root(of expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name?.first?.isUppercase == true ? name : nil
    }
    return member.base.flatMap(root(of:))
  }
}
