import SwiftSyntax

/// The tables on the last line of a class: what a storyboard connects, and the methods with their
/// selectors' names.
struct ClassTable {
  let text: String

  /// Protocols that the class must conform to, because no superclass does.
  let conformances: [String]?

  init(_ node: ClassDeclSyntax, name: String, in visitor: RewriteVisitor) {
    let declarations = visitor.declarations
    let outlets = Self.outlets(of: node)
    let selectors = Self.selectors(of: name, in: declarations, file: visitor.parsed.source.path)
    let segues = Self.segueActions(of: node)
    let isResponder = declarations.isResponder(name)
    let above = declarations.superclasses(of: name).known
    // A subclass in another module has tables of its own.
    let isOpen = node.modifiers.contains { $0.name.text == "open" }
    let access =
      isOpen ? "open " : node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    var parts: [String] = []
    var conformances: [String] = []
    let isFirstToAwake = declarations.isFirstToAwake(name)
    if !outlets.isEmpty || isFirstToAwake {
      let isOverride = isResponder || above.contains { $0.hasOutlets || $0.awakes }
      let cases = outlets.map {
        "case \"\($0)\": InterfaceValue.assign(value, to: &self.\($0))"
      }
      let fallback = isOverride ? "super.setInterfaceValue(value, forKey: key)" : "false"
      var text = "\(access)\(isOverride ? "override " : "")func setInterfaceValue"
      text += "(_ value: Any?, forKey key: String) -> Bool { switch key { "
      text += (cases + ["default: \(fallback)"]).joined(separator: "; ") + " } }"
      parts.append(text)
      if !isOverride { conformances.append("InterfaceBuilderObject") }
    }
    if declarations.isFirstToObserve(name) { conformances.append("KeyPathObserving") }
    if !selectors.isEmpty {
      let isOverride =
        isResponder || above.contains { !Self.selectors(of: $0.name, in: declarations).isEmpty }
      let own = node.name.text
      let list = selectors.map { method in
        method.carried(
          by: own, isOverloaded: declarations.isOverloaded(method.name, in: name))
      }
      var text =
        "nonisolated \(access)\(isOverride ? "override " : "")class var selectorTable: [Selector] { "
      text += (isOverride ? "super.selectorTable + " : "") + "[\(list.joined(separator: ", "))] }"
      parts.append(text)
      if !isOverride { conformances.append("SelectorTable") }
    }
    if !segues.isEmpty, isResponder {
      let arguments = "_ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?"
      var text = "\(access)override func makeSegueDestination(\(arguments)) -> UIViewController? {"
      text += " switch name { " + segues.joined(separator: "; ")
      text += "; default: super.makeSegueDestination"
      text += "(name, coder: coder, sender: sender, segueIdentifier: segueIdentifier) } }"
      parts.append(text)
    }
    for requirement in declarations.inherited.stubs[name] ?? [] {
      parts.append(requirement.stub(access: access))
    }
    for witness in OptionalRequirements.witnesses(of: name, in: declarations) {
      parts.append("\(isOpen ? "public " : access)\(witness)")
    }
    if let initializer = CellInitializer.text(of: node, name: name, in: declarations) {
      parts.append(initializer)
    }
    if let initializer = OwnInitializer.text(
      of: node, name: name, access: isOpen ? "public " : access, in: declarations)
    {
      parts.append(initializer)
    }
    // An empty body has no member to separate the table from.
    let start = node.memberBlock.members.isEmpty ? " " : "; "
    text = parts.isEmpty ? "" : start + parts.joined(separator: "; ") + " "
    self.conformances = conformances.isEmpty ? nil : conformances
  }

  /// Outlets, outlet collections and inspectable attributes that can be set.
  private static func outlets(of node: ClassDeclSyntax) -> [String] {
    var names: [String] = []
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "var",
        variable.attributes.names.contains(where: { $0 == "IBOutlet" || $0 == "IBInspectable" })
      else { continue }
      for binding in variable.bindings where binding.isSettable {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          names.append(name)
        }
      }
    }
    return names
  }

  /// The methods that the class's table can contain.
  static func selectors(
    of name: String, in declarations: Declarations, file: String? = nil
  ) -> [Declarations.Method] {
    guard let type = declarations.types[name] else { return [] }
    var seen: Set<String> = []
    return type.methods.filter { method in
      method.isObjC && method.isCarriable && !method.isOverride
        && !(method.isPrivate && method.isInExtension && method.file != (type.file ?? ""))
        && !method.isSegueAction && seen.insert(method.objectiveCName).inserted
    }
  }

  /// A case for each method with `@IBSegueAction`.
  private static func segueActions(of node: ClassDeclSyntax) -> [String] {
    node.memberBlock.members.compactMap { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.attributes.names.contains("IBSegueAction")
      else { return nil }
      let labels = function.signature.parameterClause.labels
      let values = ["coder", "sender", "segueIdentifier"]
      let arguments = zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
      let name = ObjectiveCName.selector(function.name.text, labels: labels)
      return "case \"\(name)\": \(function.name.text)(\(arguments.joined(separator: ", ")))"
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored, or has a setter.
  var isSettable: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.contains { ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
