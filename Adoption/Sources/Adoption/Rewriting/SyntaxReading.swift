import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 range of the node without the surrounding trivia.
  var contentRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, including those in `#if` blocks.
  var names: [String] {
    flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute): [attribute.attributeName.trimmedDescription]
      case .ifConfigDecl: []
      }
    }
  }

  /// The argument of an attribute: `name:` of `@objc(name:)`.
  func argument(of name: String) -> String? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == name {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }
}

extension FunctionParameterClauseSyntax {
  var labels: [String] { parameters.map(\.firstName.text) }
}

extension TypeSyntax {
  /// The type's name without generic arguments, optionals, `any` and attributes.
  var plainName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.plainName
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.plainName }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.plainName + "." + member.name.text
    }
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    return trimmedDescription
  }
}

extension PatternBindingSyntax {
  /// The type of the annotation, or of the initial value if that calls a type.
  var writtenType: String? {
    if let type = typeAnnotation?.type { return type.plainName }
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    return name.first?.isUppercase == true ? name : nil
  }
}

extension FunctionCallExprSyntax {
  /// The name of UIKit's class in `UIView()` and `UIView.init()`.
  var createdClass: DeclReferenceExprSyntax? {
    let callee = calledExpression
    let member = callee.as(MemberAccessExprSyntax.self)
    let base =
      member?.declName.baseName.tokenKind == .keyword(.`init`) ? member?.base : callee
    guard let name = base?.as(DeclReferenceExprSyntax.self), name.baseName.text.hasPrefix("UI")
    else { return nil }
    return name
  }
}

extension FunctionDeclSyntax {
  /// `save(_:)`, or `save` without parameters.
  var reference: String {
    let labels = signature.parameterClause.labels
    return labels.isEmpty ? name.text : "\(name.text)(\(labels.map { $0 + ":" }.joined()))"
  }
}
