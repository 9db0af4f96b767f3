import SwiftSyntax

/// A class that does nothing, as the value of reduced expressions whose type is one of the app's
/// protocols.
struct HarmlessConformer {
  /// The protocol's name.
  let name: String
  /// The class, on one line.
  let declaration: String
  /// The statement that registers the class for the protocol's harmless values.
  let registration: String

  /// The conformers of all of the app's protocols that a class can implement from their text alone.
  static func all(in files: [AppFile]) -> [HarmlessConformer] {
    var protocols: [String: ProtocolDeclSyntax] = [:]
    for file in files {
      for statement in file.tree.statements {
        guard let declaration = statement.item.as(ProtocolDeclSyntax.self),
          !declaration.modifiers.contains(where: { $0.name.text.hasSuffix("private") }),
          declaration.primaryAssociatedTypeClause == nil
        else { continue }
        protocols[declaration.name.text] = declaration
      }
    }
    return protocols.keys.sorted().compactMap { HarmlessConformer($0, protocols) }
  }

  private init?(_ name: String, _ protocols: [String: ProtocolDeclSyntax]) {
    var members: [String] = []
    var isObject = false
    var visited: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      guard visited.insert(next).inserted else { continue }
      if next.hasPrefix("UI") || next == "NSObjectProtocol" { isObject = true }
      guard let declaration = protocols[next] else {
        // A class is `AnyObject`; the requirements of other modules' protocols are unknown here.
        guard isObject || ["AnyObject", "class", "Sendable"].contains(next) else { return nil }
        continue
      }
      for member in declaration.memberBlock.members {
        guard let text = Self.witness(of: member.decl) else { return nil }
        if !members.contains(text) { members.append(text) }
      }
      waiting += declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }
    self.name = name
    let parents = (isObject ? ["NSObject"] : []) + [name, "@unchecked Sendable"]
    let initializer = isObject ? "" : "init() {}; "
    declaration =
      "final class Harmless\(name): \(parents.joined(separator: ", ")) { \(initializer)"
      + members.joined(separator: "; ") + " }"
    registration = "HarmlessValues.register((any \(name)).self) { Harmless\(name)() }"
  }

  /// The implementation of a requirement; nil if its text doesn't suffice.
  private static func witness(of requirement: DeclSyntax) -> String? {
    if let function = requirement.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      guard result?.contains("Self") != true, let text = line(function) else { return nil }
      return text + (result == nil ? " {}" : " { reducedValue() }")
    }
    if let variable = requirement.as(VariableDeclSyntax.self) {
      guard let binding = variable.bindings.first, let type = binding.typeAnnotation,
        !type.type.trimmedDescription.contains("Self"),
        case .accessors(let accessors) = binding.accessorBlock?.accessors
      else { return nil }
      let isStatic = variable.modifiers.contains { $0.name.text == "static" }
      let list = accessors.map { accessor in
        let effects = accessor.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        return accessor.accessorSpecifier.text == "set"
          ? "set {}" : "get\(effects) { reducedValue() }"
      }
      return
        "\(isStatic ? "static " : "")var \(binding.pattern.trimmedDescription)\(type.trimmedDescription) "
        + "{ \(list.joined(separator: " ")) }"
    }
    if let initializer = requirement.as(InitializerDeclSyntax.self) {
      // The class already has an initializer without parameters.
      if initializer.signature.parameterClause.parameters.isEmpty { return nil }
      return line(initializer).map { "required " + $0 + " {}" }
    }
    // Types that an extension names, and conditions that only the compiler evaluates.
    return requirement.is(IfConfigDeclSyntax.self) || requirement.is(TypeAliasDeclSyntax.self)
      ? "" : nil
  }

  /// A declaration on one line, without modifiers that a class can't have.
  private static func line(_ declaration: some DeclSyntaxProtocol & WithModifiersSyntax) -> String?
  {
    var copy = declaration
    copy.modifiers = copy.modifiers.filter { !["mutating", "nonmutating"].contains($0.name.text) }
    let text = copy.trimmedDescription
    guard !text.contains("//"), !text.contains("/*") else { return nil }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
