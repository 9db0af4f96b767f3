import SwiftSyntax

/// A view with the modifiers called on it, the innermost first.
struct ViewChain {
  struct Modifier {
    var name: TokenSyntax
    var call: FunctionCallExprSyntax

    var text: String { name.text }
  }

  /// Nil if it is the view that an extension extends, without `self`.
  var base: ExprSyntax?
  var modifiers: [Modifier] = []

  init(_ expression: ExprSyntax, _ declarations: ViewDeclarations) {
    var current = expression
    while let call = current.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base,
      Self.isView(inner, among: declarations.views)
        || OutlineModifiers.isKept(member.declName.baseName.text) && Self.mayBeView(inner)
    {
      modifiers.insert(.init(name: member.declName.baseName, call: call), at: 0)
      current = inner
    }
    base = current
    if let call = current.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      OutlineModifiers.isKept(callee.baseName.text)
        || Self.isOfSwiftUI(callee.baseName.text, at: callee, declarations),
      Self.isInExtensionOfViews(current)
    {
      modifiers.insert(.init(name: callee.baseName, call: call), at: 0)
      base = nil
    }
  }

  /// Whether a function that an extension of views calls is a modifier of SwiftUI's, as in `padding()`: neither the
  /// app declares one of this name nor has a function around the call a parameter of this name.
  private static func isOfSwiftUI(
    _ name: String, at callee: DeclReferenceExprSyntax, _ declarations: ViewDeclarations
  ) -> Bool {
    guard name.first?.isLowercase == true, !declarations.functions.contains(name) else {
      return false
    }
    return !callee.ancestors.contains { ancestor in
      let parameters = ancestor.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      return parameters?.contains { ($0.secondName ?? $0.firstName).text == name } ?? false
    }
  }

  private static func isInExtensionOfViews(_ expression: ExprSyntax) -> Bool {
    let owner = expression.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    let type = owner?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    return type == "View" || type == "SwiftUI.View"
  }

  /// Whether an expression is a view: `Text("a")` and `header` are; `viewModel` in
  /// `viewModel.makeRow()` isn't known to be one, and `FlowCoordinator(screens)` only if the app declares it.
  private static func isView(_ expression: ExprSyntax, among views: Set<String>) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = name(of: call.calledExpression)
      return name.first?.isUppercase == true && (!isMaker(name) || views.contains(name))
        || call.calledExpression.is(MemberAccessExprSyntax.self)
        || OutlineModifiers.isKept(name) || name.first?.isLowercase == true
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if name == "self" { return isInExtensionOfViews(expression) }
      return name.first?.isLowercase == true && !isMaker(name)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" || member.declName.baseName.text == "label"
    }
    return expression.is(TupleExprSyntax.self)
  }

  /// Whether an expression is a view if a modifier of SwiftUI's is called on it: `self` in an extension of views, and
  /// `stack.last?.screen`.
  private static func mayBeView(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base != nil && !isMaker(member.declName.baseName.text)
    }
    return expression.trimmedDescription == "self"
  }

  /// Whether a name says that its object makes views, or decides about them.
  private static func isMaker(_ name: String) -> Bool {
    ["model", "coordinator", "factory", "builder", "router", "store", "provider", "self"]
      .contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether a view is a loop, whose modifiers are those of loops.
  static func isLoop(_ expression: ExprSyntax?) -> Bool {
    expression?.as(FunctionCallExprSyntax.self).map { name(of: $0.calledExpression) } == "ForEach"
  }

  /// `Button` of `Button`, `SwiftUI.Button` and `Grid<Cell>`.
  static func name(of callee: ExprSyntax) -> String {
    if let special = callee.as(GenericSpecializationExprSyntax.self) {
      return name(of: special.expression)
    }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "SwiftUI" ? member.declName.baseName.text : ""
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}

/// The modifiers that an outline keeps; all others draw or lay out.
enum OutlineModifiers {
  /// Modifiers whose arguments are values and actions.
  static let copied: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "task", "onChange",
    "onReceive", "onSubmit", "refreshable", "onOpenURL", "environmentObject", "environment",
    "modifier", "navigationTitle", "navigationBarTitle", "searchable", "id", "tag", "hidden",
    "navigationBarBackButtonHidden", "deleteDisabled", "onDelete",
  ]

  /// Modifiers of loops, which a view of the app's may have as methods of its own.
  static let ofLoops: Set<String> = ["onDelete"]

  /// Modifiers that show other views.
  private static let showing: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "navigationDestination", "toolbar", "overlay", "background", "safeAreaInset", "contextMenu",
    "swipeActions", "navigationBarItems", "tabItem",
  ]

  /// Whether an argument is a view.
  static func takesView(_ modifier: String, _ label: String?) -> Bool {
    switch modifier {
    case "overlay", "background": label == nil
    case "navigationBarItems": label == "leading" || label == "trailing"
    default: false
    }
  }

  static let values: Set<String> = ["isPresented", "item", "for", "onDismiss", "presenting"]

  /// Whether a modifier shows an alert or an action sheet.
  static func isDialog(_ name: String) -> Bool {
    ["alert", "confirmationDialog", "actionSheet"].contains(name)
  }

  /// Whether an outline keeps a modifier of any view.
  static func isKept(_ name: String) -> Bool {
    (copied.contains(name) || showing.contains(name)) && !ofLoops.contains(name)
  }
}
