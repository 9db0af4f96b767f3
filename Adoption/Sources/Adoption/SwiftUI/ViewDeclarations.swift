import SwiftSyntax

/// The SwiftUI declarations in the app's sources, read before any body is lowered.
struct ViewDeclarations: Sendable {
  /// The types that conform to `View`, by their names.
  private(set) var views: Set<String> = []
  /// The names of all functions.
  private(set) var functions: Set<String> = []
  /// Functions that extensions of `View` declare.
  private(set) var modifiers = OwnModifiers()
  /// Labels of parameters and names of properties that take a view builder, by type or function.
  private(set) var builders: [String: Set<String>] = [:]

  mutating func add(_ tree: SourceFileSyntax) {
    let reader = Reader(self)
    reader.walk(tree)
    self = reader.found
  }

  func takesBuilder(_ name: String, label: String?) -> Bool {
    guard let labels = builders[name] else { return false }
    return label.map(labels.contains) ?? true
  }

  private final class Reader: SyntaxVisitor {
    var found: ViewDeclarations
    private var types: [String] = []

    init(_ found: ViewDeclarations) {
      self.found = found
      super.init(viewMode: .sourceAccurate)
    }

    private func enter(
      _ name: String, _ clause: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
      types.append(name)
      let inherited = clause?.inheritedTypes.map(\.type.plainName) ?? []
      if inherited.contains("View") || inherited.contains("SwiftUI.View") {
        found.views.insert(name)
      }
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.inheritanceClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.inheritanceClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.name.text, node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.plainName, node.inheritanceClause)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      found.functions.insert(node.name.text)
      if types.last == "View" { found.modifiers.add(node) }
      note(node.signature.parameterClause, of: node.name.text)
      return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if let type = types.last { note(node.signature.parameterClause, of: type) }
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if let type = types.last, node.attributes.names.contains("ViewBuilder") {
        for binding in node.bindings where binding.accessorBlock == nil {
          found.builders[type, default: []].insert(binding.pattern.trimmedDescription)
        }
      }
      return .skipChildren
    }

    private func note(_ clause: FunctionParameterClauseSyntax, of name: String) {
      for parameter in clause.parameters where parameter.attributes.names.contains("ViewBuilder") {
        found.builders[name, default: []].insert(parameter.firstName.text)
      }
    }
  }
}
