import SwiftParser
import SwiftSyntax

/// The texts that a Tuist description puts into its app's Info.plist.
///
/// They are in a dictionary that is given as `infoPlist`, or whose name or type says what it is.
final class TuistInfoPlist: SyntaxVisitor {
  private var texts: [String: String] = [:]

  /// The texts by their keys; those of build settings are `$(NAME)`.
  static func texts(_ manifest: String) -> [String: String] {
    let reader = TuistInfoPlist(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: manifest))
    return reader.texts
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    guard let key = text(of: node.key), let value = text(of: node.value), isInPlist(node) else {
      return .visitChildren
    }
    texts[key] = value
    return .skipChildren
  }

  /// A literal, or `.string("…")` of one.
  private func text(of node: ExprSyntax) -> String? {
    if let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "string"
    {
      return call.arguments.first.flatMap { text(of: $0.expression) }
    }
    return node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Whether the dictionary around is the list's own; the ones within have other keys.
  private func isInPlist(_ node: DictionaryElementSyntax) -> Bool {
    var current = node.parent
    while let outer = current {
      if outer.is(DictionaryElementSyntax.self) { return false }
      if let argument = outer.as(LabeledExprSyntax.self), let label = argument.label?.text {
        return namesPlist(label) || label == "with" && isInPlist(call: argument)
      }
      if let binding = outer.as(PatternBindingSyntax.self) {
        return namesPlist(binding.pattern.trimmedDescription)
          || namesPlist(binding.typeAnnotation?.type.trimmedDescription ?? "")
      }
      current = outer.parent
    }
    return false
  }

  /// Whether the dictionary is that of `infoPlist: .extendingDefault(with: [:])`.
  private func isInPlist(call argument: LabeledExprSyntax) -> Bool {
    argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text == "extendingDefault"
  }

  private func namesPlist(_ name: String) -> Bool { name.lowercased().contains("plist") }
}
