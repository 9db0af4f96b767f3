import SwiftSyntax

extension StandInLibrary {
  /// What the app's uses of a missing type make of it.
  func kind(of name: String, in index: AppIndex) -> PhantomType.Kind {
    let attributes = index.attributes[name] ?? []
    if attributes.contains(where: { $0.parent?.parent?.is(VariableDeclSyntax.self) == true }) {
      return .propertyWrapper
    }
    let aliases = index.aliases.filter { $0.value == name }.keys.sorted()
    if let closure = ([name] + aliases).first(where: { index.closureParameters[$0] != nil }) {
      return .closure(index.closureArity(of: closure))
    }
    let uses = ([name] + aliases).flatMap { index.inheritances[$0] ?? [] }
    if index.genericUses[name] != nil { return .class }
    if uses.contains(where: { !$0.isFirstOfClass }) { return .protocol }
    if index.calls[name] != nil || index.superCalls[name] != nil { return .class }
    // A protocol has no static members that could be used.
    if index.memberUses[name]?.contains(where: { $0.isMemberOfType }) == true { return .class }
    if index.existentials.contains(name) { return .protocol }
    let isConstraint = index.constraints.values.contains { $0.contains(name) }
    if !uses.isEmpty || isConstraint
      || ["Delegate", "DataSource", "Protocol"].contains(where: { name.hasSuffix($0) }),
      ["Delegate", "DataSource", "Protocol", "able", "ible", "ing", "Type", "Observer"]
        .contains(where: { name.hasSuffix($0) })
    {
      return .protocol
    }
    return .class
  }
}

extension MemberAccessExprSyntax {
  /// Whether this is a constant or a function of a type, not the type itself.
  fileprivate var isMemberOfType: Bool {
    let name = declName.baseName.text
    return name.first?.isLowercase == true && !["self", "init"].contains(name)
  }
}
