import SwiftSyntax

/// Decides which code must not be reduced: navigation, and references between objects.
struct Protection {
  private let index: AppIndex
  private let wholeTypes: Set<String>

  init(_ index: AppIndex, _ files: [AppFile]) {
    self.index = index
    var whole: Set<String> = []
    let evidence = files.reduce(into: [String: TypeEvidence]()) { all, file in
      let visitor = EvidenceVisitor(all)
      visitor.walk(file.tree)
      all = visitor.evidence
    }
    for (name, declaration) in index.types
    where declaration.kind == .class || declaration.kind == .struct {
      if Self.isWhole(name, index, evidence[name] ?? TypeEvidence()) { whole.insert(name) }
    }
    // A subclass of a coordinator is a coordinator.
    for name in index.types.keys where !index.ancestry(of: name).isDisjoint(with: whole) {
      if index.types[name]?.kind != .protocol { whole.insert(name) }
    }
    wholeTypes = whole
  }

  /// Why the code at `node` must not be reduced; nil if it may be.
  func reason(for node: some SyntaxProtocol) -> String? {
    if let type = enclosingType(of: node), wholeTypes.contains(type) {
      return "\(type) coordinates, delegates or models"
    }
    if let item = node.enclosing(CodeBlockItemSyntax.self), storesReference(item) {
      return "the statement stores a reference"
    }
    return nil
  }

  func isWhole(_ type: String) -> Bool { wholeTypes.contains(type) }

  func enclosingType(of node: some SyntaxProtocol) -> String? { typeName(around: node) }

  // MARK: Types

  private static func isWhole(_ name: String, _ index: AppIndex, _ evidence: TypeEvidence) -> Bool {
    let ancestry = index.ancestry(of: name)
    if isPresentational(name, ancestry) { return false }
    // The name shows the role, as for most coordinators and view models.
    for role in roles where name.hasSuffix(role) || ancestry.contains(where: { $0.hasSuffix(role) })
    {
      return true
    }
    guard index.types[name]?.kind == .class else { return false }
    // A class that pushes or presents and isn't a screen is a coordinator.
    if evidence.navigates { return true }
    if !ancestry.isDisjoint(with: navigationDelegates) { return true }
    // A screen observes a class with callbacks or published values.
    return evidence.hasCallbacks && evidence.isHeldByScreen
  }

  private static let roles = [
    "Coordinator", "Router", "Flow", "FlowController", "Navigator", "Wireframe", "ViewModel",
    "Presenter", "Interactor", "Reactor", "Coordinating", "Routing",
  ]

  private static let navigationDelegates: Set<String> = [
    "UINavigationControllerDelegate", "UITabBarControllerDelegate",
    "UIAdaptivePresentationControllerDelegate", "UISheetPresentationControllerDelegate",
    "UIViewControllerTransitioningDelegate",
  ]

  /// Whether a class draws or lays out: a view, a cell, a screen, a layer, or an application
  /// delegate, whose statements are checked one by one.
  private static func isPresentational(_ name: String, _ ancestry: Set<String>) -> Bool {
    let marks = [
      "View", "ViewController", "Cell", "Layer", "Layout", "Control", "Button", "Label", "Window",
      "ImageView", "Controller",
    ]
    return ancestry.contains { parent in
      parent == "UIApplicationDelegate" || parent == "UIWindowSceneDelegate"
        || (parent.hasPrefix("UI") || parent.hasPrefix("CA") || parent == "View")
          && marks.contains { parent.hasSuffix($0) }
    }
  }

  // MARK: Statements

  /// Whether a statement stores a closure, a delegate, a coordinator, a controller, a view model, a
  /// subscription or an associated object.
  private func storesReference(_ item: CodeBlockItemSyntax) -> Bool {
    guard let expression = item.item.as(ExprSyntax.self) else { return false }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return false }
      return storesReference(to: elements[0], value: elements[2])
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return Self.keepsSubscription(call)
    }
    return false
  }

  static func keepsSubscription(_ call: FunctionCallExprSyntax) -> Bool {
    let name = CallShape.name(of: call)
    let first = call.arguments.first?.label?.text
    switch name {
    case "store": return first == "in"
    case "disposed", "addDisposableTo", "cancelled": return true
    case "objc_setAssociatedObject", "addObserver", "addTarget", "addChild", "addChildCoordinator":
      return true
    default: return false
    }
  }

  private func storesReference(to target: ExprSyntax, value: ExprSyntax) -> Bool {
    let name =
      target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? target.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if value.is(ClosureExprSyntax.self) { return true }
    if value.is(NilLiteralExprSyntax.self) { return false }
    let lowered = name.lowercased()
    let isNamed = [
      "delegate", "datasource", "coordinator", "router", "viewmodel", "controller",
      "cancellable", "disposable", "disposebag", "subscription", "presenter", "reactor",
    ]
    .contains { lowered.hasSuffix($0) }
    if isNamed { return true }
    return index.properties[name]?.contains { type in
      type.contains("->") || wholeTypes.contains(baseName(ofType: type))
        || index.types[baseName(ofType: type)].map { $0.kind == .protocol } == true
          && lowered.contains("delegate")
    } ?? false
  }
}

/// The name of the nearest type or extension around a node.
func typeName(around node: some SyntaxProtocol) -> String? {
  for ancestor in Syntax(node).ancestors.dropFirst() {
    if let found = ancestor.as(ClassDeclSyntax.self) { return found.name.text }
    if let found = ancestor.as(StructDeclSyntax.self) { return found.name.text }
    if let found = ancestor.as(EnumDeclSyntax.self) { return found.name.text }
    if let found = ancestor.as(ActorDeclSyntax.self) { return found.name.text }
    if let found = ancestor.as(ProtocolDeclSyntax.self) { return found.name.text }
    if let found = ancestor.as(ExtensionDeclSyntax.self) {
      return baseName(ofType: found.extendedType.trimmedDescription)
    }
  }
  return nil
}

/// The signs of a type's role in its body.
struct TypeEvidence {
  var navigates = false
  var hasCallbacks = false
  var isHeldByScreen = false
}

private final class EvidenceVisitor: SyntaxVisitor {
  var evidence: [String: TypeEvidence]

  init(_ evidence: [String: TypeEvidence]) {
    self.evidence = evidence
    super.init(viewMode: .sourceAccurate)
  }

  private static let navigation: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "present", "rootViewController",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.navigation.contains(node.declName.baseName.text), node.base != nil,
      let type = typeName(around: node)
    {
      evidence[type, default: TypeEvidence()].navigates = true
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = typeName(around: node)
    else { return .visitChildren }
    let text = node.bindings.first?.typeAnnotation?.type.trimmedDescription ?? ""
    let attributes = node.attributes.trimmedDescription
    if text.contains("->") || attributes.contains("@Published")
      || ["Subject", "Relay", "Observable", "AnyPublisher", "Driver"].contains(where: text.contains)
    {
      evidence[type, default: TypeEvidence()].hasCallbacks = true
    }
    if type.hasSuffix("ViewController") || type.hasSuffix("View") {
      evidence[baseName(ofType: text), default: TypeEvidence()].isHeldByScreen = true
    }
    return .visitChildren
  }
}
