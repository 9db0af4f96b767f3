import SwiftSyntax

// Attributes of a missing macro's properties, as `@Attribute(.unique) var id: String` in a model.
extension ReductionCandidates {
  /// Makes a property plain that an initializer assigns first, as only a macro's attribute allows it.
  ///
  /// A property wrapper whose attribute has arguments exists before the initializer runs.
  mutating func unwrap(_ token: TokenSyntax, _ message: String) {
    guard message.contains("used in property access"), message.contains("before"),
      let name = ErrorMessage.quoted(in: message).dropFirst().first,
      let members = token.enclosing(MemberBlockSyntax.self)?.members
    else { return }
    for member in members {
      guard let property = member.decl.as(VariableDeclSyntax.self),
        property.bindings.contains(where: { $0.pattern.trimmedDescription == name })
      else { continue }
      for case .attribute(let attribute) in property.attributes where attribute.arguments != nil {
        add(.macro, attribute, "")
      }
    }
  }
}
