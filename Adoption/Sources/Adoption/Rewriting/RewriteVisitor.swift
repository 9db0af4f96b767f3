import SwiftSyntax

/// Collects the edits of one file.
final class RewriteVisitor: SyntaxVisitor {
  var edits = TextEdits()
  var rewrites: [Rewrite] = []
  var notes: [Note] = []
  var imports: [String] = []
  var marks = EntryMarks()
  var classEnds: [(name: String, end: Int)] = []

  let parsed: ParsedSource
  let declarations: Declarations
  let overrides: ExtensionOverrides
  let categories: CategoryOverrides
  let converter: SourceLocationConverter

  /// Whether `SWIFT_PACKAGE` holds for the file on a Mac.
  let isPackage: Bool

  /// The enclosing types of the node.
  var context: [Context] = []

  /// What follows the extension that the visitor is in.
  var afterExtension = ""

  struct Context {
    /// `Outer.Inner`.
    var name: String
    /// The name that code inside the type can use: `Inner`, or `Outer.Inner` in an extension of it.
    var spelling: String
    var isProtocol: Bool
    var isExtension: Bool
  }

  init(
    _ parsed: ParsedSource, declarations: Declarations, overrides: ExtensionOverrides,
    categories: CategoryOverrides, isPackage: Bool
  ) {
    self.categories = categories
    self.isPackage = isPackage
    self.overrides = overrides
    self.parsed = parsed
    self.declarations = declarations
    converter = SourceLocationConverter(fileName: parsed.source.path, tree: parsed.tree)
    super.init(viewMode: .sourceAccurate)
  }

  func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func blank(_ node: some SyntaxProtocol, _ kind: String) {
    edits.blank(node.contentRange, in: parsed.bytes)
    rewrites.append(.init(kind: kind, line: line(node)))
  }

  func replace(_ node: some SyntaxProtocol, with text: String, _ kind: String) {
    edits.replace(node.contentRange, with: text, in: parsed.bytes)
    rewrites.append(.init(kind: kind, line: line(node)))
  }

  func note(_ node: some SyntaxProtocol, _ text: String) {
    notes.append(.init(file: parsed.source.path, line: line(node), text: text))
  }

  // MARK: Types

  private func enter(_ name: String, isProtocol: Bool = false, isExtension: Bool = false) {
    let outer = context.last.map { $0.name + "." } ?? ""
    let full = outer + name
    // In an extension of a nested type, its last name alone isn't always in scope.
    context.append(
      .init(
        name: full, spelling: isExtension ? full : name, isProtocol: isProtocol,
        isExtension: isExtension))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPreviewProvider(node) {
      blank(node, "PreviewProvider")
      return .skipChildren
    }
    enter(node.name.text)
    recordEntry(node, name: node.name.text)
    openWeakBox(node.genericParameterClause, node.memberBlock, name: node.name.text)
    if let parent = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    {
      extendClass(parent, name: parent.name.text)
    }
    let table = ClassTable(node, name: context.last?.name ?? node.name.text, in: self)
    let overridden = overrides.byClass[context.last?.name ?? "", default: []]
    let conformances = (table.conformances ?? []) + overridden.map(\.overrides).sorted()
    if !conformances.isEmpty {
      addInherited(
        conformances, to: node.inheritanceClause, after: node.genericWhereClause,
        before: node.memberBlock)
    }
    let end = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    if !table.text.isEmpty {
      edits.insert(table.text, at: end)
      rewrites.append(.init(kind: "table", line: line(node.memberBlock.rightBrace)))
    }
    classEnds.append((context.last?.name ?? node.name.text, end))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPreviewProvider(node) {
      blank(node, "PreviewProvider")
      return .skipChildren
    }
    enter(node.name.text)
    recordEntry(node, name: node.name.text)
    openWeakBox(node.genericParameterClause, node.memberBlock, name: node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    recordEntry(node, name: node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isProtocol: true)
    if node.attributes.names.contains("objc") {
      let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
      if !inherited.contains("AnyObject"), !inherited.contains("class") {
        addInherited(
          ["AnyObject"], to: node.inheritanceClause, after: node.genericWhereClause,
          before: node.memberBlock)
      }
    }
    OptionalRequirements.rewrite(node, in: self)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName
    let isProtocol = declarations.find(name)?.kind.contains(.protocol) ?? false
    enter(name, isProtocol: isProtocol, isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    leave(node)
    if !afterExtension.isEmpty { edits.insert(afterExtension, at: node.contentRange.upperBound) }
    afterExtension = ""
  }

  /// A removed preview was never entered.
  private func leave(_ node: some DeclGroupSyntax) {
    if !isPreviewProvider(node) { _ = context.popLast() }
  }

  private func isPreviewProvider(_ node: some DeclGroupSyntax) -> Bool {
    guard !node.is(ExtensionDeclSyntax.self), !node.is(ProtocolDeclSyntax.self) else {
      return false
    }
    return node.inheritanceClause?.inheritedTypes.contains {
      $0.type.plainName == "PreviewProvider"
    } ?? false
  }

  private func addInherited(
    _ names: [String], to clause: InheritanceClauseSyntax?,
    after requirements: GenericWhereClauseSyntax?, before body: MemberBlockSyntax
  ) {
    let text = names.joined(separator: ", ")
    if let last = clause?.inheritedTypes.last {
      edits.insert(", \(text)", at: last.contentRange.upperBound)
    } else {
      let next = requirements?.whereKeyword ?? body.leftBrace
      edits.insert(": \(text) ", at: next.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    rewrites.append(.init(kind: "conformance", line: line(body.leftBrace)))
  }

  // MARK: Members

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.meaningless.contains(name) { blank(node, "@\(name)") }
    if name == "available", isOnHiddenOverride(node) { blank(node, "@available") }
    return .visitChildren
  }

  /// Whether the attribute hides an inherited initializer that isn't required.
  ///
  /// A subclass wouldn't inherit it, and a call of the superclass's would leave its own properties
  /// uninitialized; on iOS their memory is zero.
  private func isOnHiddenOverride(_ node: AttributeSyntax) -> Bool {
    guard case .availability(let arguments) = node.arguments,
      arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" }),
      let initializer = node.parent?.parent?.as(InitializerDeclSyntax.self)
    else { return false }
    let modifiers = initializer.modifiers.map(\.name.text)
    return modifiers.contains("override") && !modifiers.contains("required")
  }

  private static let meaningless: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "main", "UIApplicationMain",
    "NSApplicationMain", "LLDBDebuggerFunction",
  ]

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node, "dynamic") }
    // Swift 5 forbids what earlier versions ignored: ownership in a protocol.
    if ["weak", "unowned"].contains(node.name.text), let type = context.last, type.isProtocol,
      !type.isExtension
    {
      blank(node, "\(node.name.text) in a protocol")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("NSManaged") { ManagedProperty.rewrite(node, in: self) }
    ObservableProperty(node, in: context.last)?.rewrite(in: self)
    if let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      if let member = overridable(name.text, node.modifiers),
        let type = binding.typeAnnotation?.type
      {
        edits.insert(OverridableMember.prefix, at: name.contentRange.lowerBound)
        afterExtension += OverridableMember.text(node, member, type: type, in: self)
      }
      blankOverride(name.text, node.modifiers, name: name, observer: PropertyObserver(node))
      RenamedOverride.rewrite(name, node.modifiers, in: self)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    recordSceneConfiguration(node)
    if node.attributes.names.contains("NSManaged") { ManagedFunction.rewrite(node, in: self) }
    let reference = node.reference
    if let member = overridable(reference, node.modifiers) {
      edits.insert(OverridableMember.prefix, at: node.name.contentRange.lowerBound)
      afterExtension += OverridableMember.text(node, member, in: self)
    }
    blankOverride(reference, node.modifiers, name: node.name)
    RenamedOverride.rewrite(node, in: self)
    if let type = context.last, declarations.inherited.overrides(reference, in: type.name),
      !node.modifiers.contains(where: { $0.name.text == "override" })
    {
      edits.insert("override ", at: node.funcKeyword.contentRange.lowerBound)
      rewrites.append(.init(kind: "method of an inherited conformance", line: line(node)))
    }
    return .visitChildren
  }

  static let observation = "observeValue of an object"

  /// The member of an extension of UIKit's class that the app's classes override.
  private func overridable(
    _ reference: String, _ modifiers: DeclModifierListSyntax
  ) -> ExtensionOverrides.Member? {
    guard let type = context.last, type.isExtension,
      !modifiers.contains(where: { $0.name.text == "override" })
    else { return nil }
    let member = ExtensionOverrides.Member(owner: type.name, reference: reference)
    return overrides.members.contains(member) ? member : nil
  }

  /// Replaces a class of UIKit by the subclass that applies what extensions override.
  private func extendClass(_ node: some SyntaxProtocol, name: String) {
    guard
      let replacement = categories.replacement(
        for: name, in: parsed.source.module, imports: imports)
    else { return }
    replace(node, with: replacement, "class with overrides in extensions")
  }

  /// The first class that overrides such a member declares it.
  private func blankOverride(
    _ reference: String, _ modifiers: DeclModifierListSyntax, name: TokenSyntax,
    observer: PropertyObserver? = nil
  ) {
    guard let type = context.last,
      let modifier = modifiers.first(where: { $0.name.text == "override" })
    else { return }
    if type.isExtension,
      categories.contains(reference, of: type.name, in: parsed.source.module)
    {
      blank(modifier, "override in an extension of UIKit's class")
      if let observer {
        observer.rewrite(in: self)
        return
      }
      edits.insert(CategoryOverrides.prefix, at: name.contentRange.lowerBound)
      return
    }
    if overrides.byClass[type.name]?.contains(where: { $0.reference == reference }) ?? false {
      blank(modifier, "override of an extension's member")
    } else if reference == "awakeFromNib", declarations.isFirstToAwake(type.name) {
      blank(modifier, "awakeFromNib of an object")
    } else if reference == Declarations.Method.observation,
      declarations.isFirstToObserve(type.name)
    {
      blank(modifier, Self.observation)
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    ObjectDescription.rewrite(node, in: self)
    // Foundation on Linux knows no path of the library folder.
    if node.declName.baseName.text == "libraryDirectory" {
      replace(node.declName, with: "applicationSupportDirectory", "library folder")
    }
    // Foundation exports what the C library declares: `Darwin.exit(0)`.
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
      replace(base, with: "Foundation", "module's name")
    }
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      qualify(base, base.baseName, node.declName.baseName)
    }
    RenamedOverride.rewrite(node, in: self)
    OptionalRequirements.rewrite(reference: node, in: self)
    if node.base?.is(SuperExprSyntax.self) ?? false, let type = context.last,
      overrides.byClass[type.name]?.contains(where: { $0.name == node.declName.baseName.text })
        ?? false
    {
      edits.insert(OverridableMember.prefix, at: node.declName.contentRange.lowerBound)
    }
    return .visitChildren
  }

  /// Swift 4 allowed a case with no values in its parentheses, which callers write too.
  override func visit(_ node: EnumCaseParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    guard node.parameters.isEmpty else { return .visitChildren }
    edits.insert("_: Void = ()", at: node.leftParen.contentRange.upperBound)
    rewrites.append(.init(kind: "case without values", line: line(node)))
    return .visitChildren
  }

  /// RxSwift 4's name for the elements' type, from which the compiler can't infer the present one.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "E", node.genericParameterClause == nil, let type = context.last,
      declarations.find(type.name)?.inherited.contains(where: Self.observables.contains) ?? false
    else { return .visitChildren }
    let access = node.modifiers.trimmedDescription
    edits.insert(
      "\(access.isEmpty ? "" : access + " ")typealias Element = "
        + "\(node.initializer.value.trimmedDescription); ", at: node.contentRange.lowerBound)
    rewrites.append(.init(kind: "RxSwift 4's E", line: line(node)))
    return .visitChildren
  }

  private static let observables: Set<String> = [
    "ObservableConvertibleType", "ObservableType", "ObserverType", "SharedSequenceConvertibleType",
    "SubjectType", "ControlPropertyType", "ControlEventType",
  ]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    renameResponse(node.name, node.genericArgumentClause)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.trimmedDescription == "Alamofire" {
      renameResponse(node.name, node.genericArgumentClause)
    }
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      qualify(base, base.name, node.name)
    }
    return .visitChildren
  }

  /// Networking has a module of its own: `Foundation.URLSession`.
  private func qualify(_ base: some SyntaxProtocol, _ module: TokenSyntax, _ name: TokenSyntax) {
    guard module.text == "Foundation", Preamble.isOfNetworking(name.text) else { return }
    replace(base, with: "FoundationNetworking", "module's name")
  }

  /// A response or result of Alamofire 4, whose error has no type of its own.
  private func renameResponse(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) {
    guard arguments?.arguments.count == 1, imports.contains("Alamofire"),
      ["DataResponse", "DownloadResponse", "Result"].contains(name.text),
      declarations.find(name.text) == nil
    else { return }
    replace(name, with: "AF" + name.text, "Alamofire 4's response")
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      blank(node, "#Preview")
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview":
      blank(node, "#Preview")
      return .skipChildren
    case "selector":
      replace(node, with: SelectorExpression(node, in: self).text, "#selector")
      return .skipChildren
    case "keyPath":
      if let argument = node.arguments.first?.expression {
        replace(node, with: "\"\(KeyPathText.of(argument))\"", "#keyPath")
      }
      return .skipChildren
    case "imageLiteral":
      if let name = node.arguments.first?.expression {
        replace(
          node, with: "(UIImage(named: \(name.trimmedDescription)) ?? UIImage())", "#imageLiteral")
      }
      return .skipChildren
    case "colorLiteral":
      edits.replace(
        node.pound.contentRange.lowerBound..<node.macroName.contentRange.upperBound,
        with: "colorLiteral", in: parsed.bytes)
      rewrites.append(.init(kind: "#colorLiteral", line: line(node)))
      return .visitChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    OptionalRequirements.rewrite(node, in: self)
    MutableText.rewrite(node, in: self)
    if let created = node.createdClass { extendClass(created, name: created.baseName.text) }
    if node.calledExpression.trimmedDescription == "UIApplicationMain" {
      marks.mainName = mainName(node)
      replace(node, with: "Int32(0)", "UIApplicationMain")
      return .skipChildren
    }
    if node.calledExpression.trimmedDescription == "super.awakeFromNib", let type = context.last,
      declarations.isFirstToAwake(type.name)
    {
      blank(node, "awakeFromNib of an object")
      return .skipChildren
    }
    if node.calledExpression.trimmedDescription == "super.observeValue", let type = context.last,
      declarations.isFirstToObserve(type.name)
    {
      blank(node, Self.observation)
      return .skipChildren
    }
    if node.calledExpression.trimmedDescription == "super.init", node.arguments.isEmpty,
      let type = context.last, let call = SuperInitializer.text(in: type.name, declarations)
    {
      replace(node, with: call, "super.init()")
      return .skipChildren
    }
    if ["Bundle", "Foundation.Bundle"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, node.arguments.first?.label?.text == "identifier"
    {
      replace(node.calledExpression, with: "Bundle.ofFramework", "framework's bundle")
    }
    if ["NSURL", "Foundation.NSURL"].contains(node.calledExpression.trimmedDescription),
      node.arguments.map(\.label?.text) == ["string"]
    {
      replace(node.calledExpression, with: "NSURL.bridged", "NSURL(string:)")
    }
    if ["NSStringFromClass", "Foundation.NSStringFromClass"].contains(
      node.calledExpression.trimmedDescription)
    {
      replace(node.calledExpression, with: "NSObject.nameOfClass", "NSStringFromClass")
    }
    // On iOS, the object has the entity's class.
    if node.calledExpression.trimmedDescription == "NSManagedObject",
      node.arguments.map(\.label?.text) == ["entity", "insertInto"]
    {
      replace(node.calledExpression, with: "NSManagedObject.object", "managed object")
    }
    rewriteParsing(node)
    if let value = removedDefault(node) {
      replace(value, with: "UserDefaults.noValue()", "set(nil, forKey:)")
    }
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let made = Self.objects[InitializedType.name(of: node)]
    {
      replace(node, with: made, "initializer")
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    RequestCast.rewrite(node, in: self)
    return .visitChildren
  }

  static let parsing = "parsed answer"

  /// Lets camsh make up an answer that the app parses without a decoder.
  private func rewriteParsing(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["JSONSerialization", "Foundation.JSONSerialization"].contains(
        member.base?.trimmedDescription),
      let label = call.arguments.first?.label?.text
    else { return }
    switch (member.declName.baseName.text, label) {
    case ("jsonObject", "with"):
      replace(member.declName, with: "parsedObject", Self.parsing)
      if ParsedList.isList(call), let last = call.arguments.last {
        edits.insert(", isList: true", at: last.contentRange.upperBound)
      }
    case ("data", "withJSONObject"): replace(member.declName, with: "writtenData", Self.parsing)
    default: break
    }
  }

  /// The `nil` of `defaults.set(nil, forKey: key)`, for which Foundation on Linux never returns: it would be a `URL?`.
  private func removedDefault(_ call: FunctionCallExprSyntax) -> NilLiteralExprSyntax? {
    guard call.arguments.map(\.label?.text) == [nil, "forKey"],
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "set"
    else { return nil }
    return call.arguments.first?.expression.as(NilLiteralExprSyntax.self)
  }

  /// Creates objects of Foundation's classes that have no initializer without arguments on Linux.
  private static let objects = [
    "NSError": "NSError(domain: \"\", code: 0)",
    "ProcessInfo": "ProcessInfo.processInfo",
    "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    "URLResponse":
      "URLResponse(url: URL(filePath: \"/\"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)",
    "HTTPURLResponse":
      "HTTPURLResponse(url: URL(filePath: \"/\"), statusCode: 0, httpVersion: nil, headerFields: nil)!",
  ]

  /// The delegate's name in `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))`.
  private func mainName(_ call: FunctionCallExprSyntax) -> String? {
    guard let last = call.arguments.last?.expression else { return nil }
    if let literal = last.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return literal.split(separator: ".").last.map(String.init)
    }
    for token in last.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, text.first?.isUppercase == true,
        !["NSStringFromClass", "String"].contains(text)
      {
        return text
      }
    }
    return nil
  }

  // MARK: Files

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    ImportRewrite.rewrite(node, in: self)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { PlatformCondition.rewrite(condition, in: self) }
    return .visitChildren
  }

  /// Top-level statements of main.swift start the app, which the host does instead.
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    guard parsed.source.path.hasSuffix("/main.swift") else { return .visitChildren }
    for statement in node.statements {
      // Other code may need a variable's initial value, but not a call.
      if statement.item.is(DeclSyntax.self) { continue }
      blank(statement, "main.swift")
      let finder = MainCallFinder(viewMode: .sourceAccurate)
      finder.walk(statement)
      if let call = finder.call { marks.mainName = mainName(call) }
    }
    return .visitChildren
  }

  // MARK: Entry

  private func recordEntry(_ node: some DeclGroupSyntax, name: String) {
    let attributes = node.attributes.names
    guard attributes.contains(where: { $0 == "main" || $0 == "UIApplicationMain" }) else { return }
    // The host, in another module, names it.
    for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
      blank(modifier, "access of the app's entry")
    }
    let place = EntryMarks.TypePlace(
      name: context.last?.name ?? name, module: parsed.source.module, file: parsed.source.path,
      line: line(node.memberBlock.leftBrace))
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
    if inherited.contains("App") || inherited.contains("SwiftUI.App") {
      marks.swiftUIApp = place
    } else {
      marks.main = place
    }
  }

  /// Records `configuration.delegateClass = SceneDelegate.self`.
  private func recordSceneConfiguration(_ node: FunctionDeclSyntax) {
    guard node.signature.parameterClause.labels.contains("configurationForConnecting"),
      let body = node.body
    else { return }
    let text = body.trimmedDescription
    guard let assignment = text.firstRange(of: "delegateClass") else { return }
    let rest = text[assignment.upperBound...].drop { $0 == " " || $0 == "=" }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let parts = name.split(separator: ".")
    if parts.last == "self", parts.count > 1 {
      marks.configuredSceneDelegate = parts.dropLast().joined(separator: ".")
    }
  }
}

private final class MainCallFinder: SyntaxVisitor {
  var call: FunctionCallExprSyntax?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "UIApplicationMain" { call = node }
    return .visitChildren
  }
}
