import Foundation
import SwiftSyntax

/// The declaration in a subclass of UIKit's class that calls an extension's override.
enum OverridingMember {
  static func text(_ node: FunctionDeclSyntax) -> String? {
    guard isReplaceable(node.modifiers), node.genericParameterClause == nil else { return nil }
    let effects = node.signature.effectSpecifiers
    var list: [String] = []
    var arguments: [String] = []
    for parameter in node.signature.parameterClause.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self)
      let type = text(parameter.type)
      list.append(names.joined(separator: " ") + ": " + type)
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      arguments.append(
        label + (type.hasPrefix("inout ") ? "&" : "")
          + (parameter.secondName ?? parameter.firstName).text)
    }
    let marks =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let suffix =
      [effects?.asyncSpecifier?.text, effects?.throwsClause?.trimmedDescription]
      .compactMap { $0.map { " " + $0 } }.joined()
      + (node.signature.returnClause.map { " -> " + text($0.type) } ?? "")
    return "override open func \(node.name.text)(\(list.joined(separator: ", ")))\(suffix) { "
      + "\(marks)\(CategoryOverrides.prefix)\(node.name.text)(\(arguments.joined(separator: ", "))) }"
  }

  static func text(_ node: VariableDeclSyntax) -> String? {
    guard isReplaceable(node.modifiers), node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation.map({ text($0.type) }),
      let accessors = binding.accessorBlock
    else { return nil }
    let own = CategoryOverrides.prefix + name
    var hasSetter = false
    if case .accessors(let list) = accessors.accessors {
      if let observer = PropertyObserver(node) {
        return "override open var \(name): \(type) { \(observer.specifier.text) { "
          + "\(observer.name)(\(observer.argument)) } }"
      }
      let kinds = list.map(\.accessorSpecifier.text)
      guard kinds.contains("get") else { return nil }
      hasSetter = kinds.contains("set")
    }
    return "override open var \(name): \(type) { "
      + (hasSetter ? "get { \(own) } set { \(own) = newValue }" : own) + " }"
  }

  /// The type, with UIKit's name in front of its classes: the namespace has classes of the same names.
  private static func text(_ type: TypeSyntax) -> String {
    var result = ""
    for token in type.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.hasPrefix("UI"),
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
      {
        result += "UIKit."
      }
      result += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
    }
    return result.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func isReplaceable(_ modifiers: DeclModifierListSyntax) -> Bool {
    let names = Set(modifiers.map(\.name.text))
    return names.contains("override") && names.isDisjoint(with: ["static", "class"])
  }
}
