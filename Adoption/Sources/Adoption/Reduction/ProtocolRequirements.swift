import SwiftSyntax

/// The requirements of one of the app's protocols, each with an implementation that does nothing.
struct ProtocolRequirements {
  struct Witness: Equatable {
    var name: String
    /// The implementation, on one line.
    var text: String

    /// The same without a body.
    var requirement: Substring { text.prefix { $0 != "{" }.dropLast() }

    init(name: String, text: String) {
      self.name = name
      self.text = text
    }

    /// What a method of the app's shows about a missing protocol that its type adopts.
    init?(_ method: FunctionDeclSyntax) {
      var signature = method
      signature.body = nil
      signature.attributes = []
      signature.modifiers = signature.modifiers.filter { $0.name.text == "static" }
      let result = method.signature.returnClause
      guard result?.type.trimmedDescription.contains("Self") != true,
        let text = ProtocolRequirements.line(signature)
      else { return nil }
      self.init(
        name: method.name.text, text: text + (result == nil ? " {}" : " { reducedValue() }"))
    }
  }

  private(set) var witnesses: [Witness] = []
  /// Whether only a subclass of NSObject can conform.
  private(set) var isObject = false
  /// Whether a requirement returns `Self`.
  private(set) var needsSelf = false

  /// The app's protocols that other files can name, without those that have primary types.
  static func protocols(in files: [AppFile]) -> [String: ProtocolDeclSyntax] {
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
    return protocols
  }

  /// `nil` if the protocols' text doesn't suffice.
  init?(of name: String, _ protocols: [String: ProtocolDeclSyntax]) {
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
        guard let witness = witness(of: member.decl) else { return nil }
        if !witnesses.contains(witness) { witnesses.append(witness) }
      }
      waiting += declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }
  }

  /// The implementation of a requirement; nil if its text doesn't suffice.
  private mutating func witness(of requirement: DeclSyntax) -> Witness? {
    if let function = requirement.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      if result == "Self" {
        needsSelf = true
      } else if result?.contains("Self") == true {
        return nil
      }
      guard let text = Self.line(function) else { return nil }
      return Witness(
        name: function.name.text, text: text + (result == nil ? " {}" : " { reducedValue() }"))
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
      let name = binding.pattern.trimmedDescription
      return Witness(
        name: name,
        text: "\(isStatic ? "static " : "")var \(name)\(type.trimmedDescription) "
          + "{ \(list.joined(separator: " ")) }")
    }
    if let initializer = requirement.as(InitializerDeclSyntax.self) {
      // The class already has an initializer without parameters.
      if initializer.signature.parameterClause.parameters.isEmpty { return nil }
      return Self.line(initializer).map { Witness(name: "init", text: "required " + $0 + " {}") }
    }
    // Types that an extension names, and conditions that only the compiler evaluates.
    return requirement.is(IfConfigDeclSyntax.self) || requirement.is(TypeAliasDeclSyntax.self)
      ? Witness(name: "", text: "") : nil
  }

  /// A declaration on one line, without modifiers that a class can't have.
  fileprivate static func line(_ declaration: some DeclSyntaxProtocol & WithModifiersSyntax)
    -> String?
  {
    var copy = declaration
    copy.modifiers = copy.modifiers.filter { !["mutating", "nonmutating"].contains($0.name.text) }
    let text = copy.trimmedDescription
    guard !text.contains("//"), !text.contains("/*") else { return nil }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
