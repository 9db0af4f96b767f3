import SwiftSyntax

/// Overrides under the names that UIKit's members had before Swift 4.2, and their calls of `super`.
///
/// Code that only calls such a member finds it in an extension, which can't be overridden.
enum RenamedOverride {
  private static let labels = ["toParentViewController": "toParent"]

  private static let names = [
    "addChildViewController": "addChild",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "removeFromParentViewController": "removeFromParent",
  ]

  private static let kind = "override of an older name"

  static func rewrite(_ node: FunctionDeclSyntax, in visitor: RewriteVisitor) {
    guard isOverride(node.modifiers, in: visitor) else { return }
    if let name = names[node.name.text] { visitor.replace(node.name, with: name, kind) }
    for parameter in node.signature.parameterClause.parameters {
      guard let label = labels[parameter.firstName.text] else { continue }
      // `toParentViewController parent:`, or the label as the parameter's name.
      let text = parameter.secondName == nil ? "\(label) \(parameter.firstName.text)" : label
      visitor.replace(parameter.firstName, with: text, kind)
    }
  }

  static func rewrite(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, in visitor: RewriteVisitor
  ) {
    guard isOverride(modifiers, in: visitor), let renamed = names[name.text] else { return }
    visitor.replace(name, with: renamed, kind)
  }

  /// A call of the superclass's member, as in `super.didMove(toParentViewController: parent)`.
  static func rewrite(_ node: MemberAccessExprSyntax, in visitor: RewriteVisitor) {
    guard node.base?.is(SuperExprSyntax.self) ?? false, let type = visitor.context.last,
      visitor.declarations.isResponder(type.name)
    else { return }
    if let name = names[node.declName.baseName.text] {
      visitor.replace(node.declName.baseName, with: name, kind)
    }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return }
    for argument in call.arguments {
      guard let label = argument.label, let renamed = labels[label.text] else { continue }
      visitor.replace(label, with: renamed, kind)
    }
  }

  private static func isOverride(
    _ modifiers: DeclModifierListSyntax, in visitor: RewriteVisitor
  ) -> Bool {
    guard let type = visitor.context.last, modifiers.contains(where: { $0.name.text == "override" })
    else { return false }
    return visitor.declarations.isResponder(type.name)
  }
}
