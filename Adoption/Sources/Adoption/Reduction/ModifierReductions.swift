import SwiftSyntax

// Modifiers that a declaration needs on iOS only, or only on Linux.
extension ReductionCandidates {
  mutating func removeOverride(_ token: TokenSyntax) {
    if let modifier = modifier("override", of: token) { add(.override, modifier, "") }
  }

  /// A class of a package may have initializers that are required here and not on iOS.
  mutating func requireInitializer(_ token: TokenSyntax) {
    guard let modifiers = token.enclosing(InitializerDeclSyntax.self)?.modifiers,
      let modifier = modifiers.first(where: { $0.name.text == "override" })
    else { return }
    add(.adaptation, modifier.name, "required")
  }

  mutating func replaceModifier(_ name: String, by replacement: String, _ token: TokenSyntax) {
    if let modifier = modifier(name, of: token) { add(.adaptation, modifier.name, replacement) }
  }

  mutating func removeModifier(_ name: String, _ token: TokenSyntax) {
    if let modifier = modifier(name, of: token) { add(.adaptation, modifier, "") }
  }

  /// Makes a declaration public that on iOS doesn't have to meet an optional requirement of UIKit's.
  mutating func publish(_ token: TokenSyntax) {
    let declaration = token.ancestors.lazy
      .compactMap { $0.asProtocol((any WithModifiersSyntax).self) }.first
    guard let declaration else { return }
    let access = declaration.modifiers.first {
      ["private", "fileprivate", "internal"].contains($0.name.text) && $0.detail == nil
    }
    let introducer =
      declaration.as(VariableDeclSyntax.self)?.bindingSpecifier
      ?? declaration.as(FunctionDeclSyntax.self)?.funcKeyword
    if let access {
      add(.adaptation, access, "public")
    } else if let introducer {
      add(.adaptation, introducer, "public \(introducer.text)")
    }
  }

  /// A modifier of the declaration around a token.
  private func modifier(_ name: String, of token: TokenSyntax) -> DeclModifierSyntax? {
    let declaration = token.ancestors.lazy
      .compactMap { $0.asProtocol((any WithModifiersSyntax).self) }.first
    return declaration?.modifiers.first { $0.name.text == name }
  }
}
