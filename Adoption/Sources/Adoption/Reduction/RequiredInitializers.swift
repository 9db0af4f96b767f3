import SwiftSyntax

// Initializers that a protocol requires and that another module's class has, as in
// `extension NSPersistentContainer: Store {}`.
extension Reducer {
  /// Leaves out the requirement that an extension doesn't meet because a Swift class that isn't final
  /// has to mark the initializer as required, which a class of Objective-C doesn't.
  mutating func omitRequirement(
    at token: TokenSyntax, because reason: String
  ) -> Bool {
    let quoted = ErrorMessage.quoted(in: reason)
    guard reason.contains("can only be satisfied by a 'required' initializer"),
      let signature = quoted.first, let type = quoted.last, index.types[type] == nil,
      let conformances = token.enclosing(ExtensionDeclSyntax.self)?.inheritanceClause
    else { return false }
    let names = conformances.inheritedTypes.map { baseName(ofType: $0.type.trimmedDescription) }
    let inherited = names.reduce(into: Set(names)) { $0.formUnion(index.ancestry(of: $1)) }
    var isOmitted = false
    for (number, file) in files.enumerated() {
      for statement in file.tree.statements {
        guard let declaration = statement.item.as(ProtocolDeclSyntax.self),
          inherited.contains(declaration.name.text)
        else { continue }
        for member in declaration.memberBlock.members {
          guard let initializer = member.decl.as(InitializerDeclSyntax.self),
            initializer.selector == signature
          else { continue }
          omit(initializer, in: number, because: reason)
          isOmitted = true
        }
      }
    }
    return isOmitted
  }
}

extension InitializerDeclSyntax {
  /// The name as the compiler prints it: `init(name:_:)`.
  fileprivate var selector: String {
    "init(" + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
