import SwiftSyntax

// What errors tell about the stand-ins.
extension Reducer {
  /// Extends a stand-in, if the error is about one.
  mutating func learn(
    from error: CompilerDiagnostic, at token: TokenSyntax, in number: Int
  ) -> Bool {
    let key = "\(number):\(token.range.lowerBound):\(error.message)"
    guard !learned.contains(key), learnOnce(from: error, at: token, in: number) else {
      return false
    }
    learned.insert(key)
    return true
  }

  private mutating func learnOnce(
    from error: CompilerDiagnostic, at token: TokenSyntax, in number: Int
  ) -> Bool {
    let missing = missingImports(of: number)
    // A file sees the members of every module that any file of its module imports.
    let around = missing.isEmpty ? importedMissing : missing
    let module = around.first ?? "UIKit"
    if error.message.contains("to make capture semantics explicit")
      || error.message.contains("implicit use of 'self' in closure")
      || error.message.hasPrefix("escaping closure captures non-escaping parameter")
    {
      return learnImmediate(at: token)
    }
    // A missing module's type that has the name of one of Foundation's newer types.
    if error.message.contains("any StandardPredicateExpression<"), !around.isEmpty {
      return library.addType(named: "Expression", module: module, from: index)
    }
    if error.message.contains("'super.init'"), learnProtocol(at: token) { return true }
    if error.message.hasPrefix("inheritance from non-protocol type"),
      let type = ErrorMessage.quoted(in: error.message).first
    {
      return library.makeProtocol(name(ofType: type), from: index)
    }
    if error.message.contains("binary operator"),
      ErrorMessage.quoted(in: error.message).dropFirst().contains(where: {
        loosen(baseName(ofType: $0), at: token)
      })
    {
      return true
    }
    if error.message.hasPrefix("'nil' cannot be assigned to type"), learnOptional(at: token) {
      return true
    }
    if error.message.hasPrefix("cannot find operator"), !around.isEmpty,
      token.parent?.is(BinaryOperatorExprSyntax.self) == true
    {
      return library.addOperator(token.text, module: module)
    }
    switch ErrorMessage(error.message) {
    case .missingType(let name):
      return widen(number) || learnType(name, at: token, in: number)
    case .missingName(let name):
      if name.first?.isUppercase == true, widen(number) { return true }
      if name.first?.isUppercase == true, !isValue(name, at: token) {
        return learnType(name, at: token, in: number)
      }
      guard !index.declaredNames.contains(name) else { return false }
      // Without a missing module, a condition that a subclass uses without `self` is one of UIKit's that camsh lacks.
      // A constant in its place would change what the app does, and the report wouldn't say so.
      if around.isEmpty, name.wholeMatch(of: /(is|has|can|should|prefers|allows)[A-Z]\w*/) != nil,
        call(ofNameAt: token) == nil, let type = typeName(around: token),
        let ancestor = index.foreignAncestor(of: type),
        Self.classPrefixes.contains(where: ancestor.hasPrefix)
      {
        return false
      }
      // A member that the enclosing type inherits, used without `self`.
      if call(ofNameAt: token) == nil, let type = typeName(around: token),
        let ancestor = index.foreignAncestor(of: type) ?? (index.types[type] == nil ? type : nil),
        Self.classPrefixes.contains(where: ancestor.hasPrefix), !around.isEmpty
      {
        promoted.insert(name)
        return library.addMember(
          .init(type: "NSObject", name: name, shape: nil, isStatic: false), module: module)
      }
      return library.addGlobal(name, call(ofNameAt: token).map(CallShape.init), module: module)
    case .missingMember(let member, let type, let isStatic):
      // A missing type of which the code takes success and failure apart is a result.
      if ["success", "failure"].contains(member), ResultPattern.contains(token) { return false }
      return learnMember(
        member, of: type, isStatic, at: token, module, hasMissing: !around.isEmpty)
    case .missingMemberType(let name, let type):
      return library.addNested(name, in: index.path(ofType: type), from: index)
    case .unknownAttribute(let name):
      guard
        token.enclosing(AttributeSyntax.self)?.parent?.parent?.is(VariableDeclSyntax.self) == true
      else { return false }
      return library.addType(named: name, module: module, from: index)
    case .conversion(let from, let to):
      return from.hasPrefix("[") && !from.contains(" : ") && library.makeList(name(ofType: to))
        || learnAncestor(name(ofType: from), baseName(ofType: to))
        || learnConformance(name(ofType: from), name(ofType: to))
        || !to.hasPrefix("StandIn") && loosen(name(ofType: from), at: token)
        || learnOperand(of: from, at: token, module)
        || learnCall(at: token, module)
    case .missingConformance(let type, _) where error.message.hasPrefix("referencing operator"):
      return loosen(name(ofType: type), at: token)
    case .missingConformance(_, let name) where Self.codings.contains(baseName(ofType: name)):
      return learnCoding(baseName(ofType: name), at: token) || learnCall(at: token, module)
    case .missingConformance(let type, let name):
      guard library.types[self.name(ofType: type)] != nil else {
        return learnCall(at: token, module)
      }
      return learnWitnesses(self.name(ofType: type), of: baseName(ofType: name))
        ?? library.addConformance(self.name(ofType: type), to: baseName(ofType: name))
    case .arguments:
      return learnCall(at: token, module) || learnImplicitMember(at: token, module)
    case .other:
      return false
    }
  }

  /// The name of a type, through aliases.
  private func name(ofType text: String) -> String { index.resolved(baseName(ofType: text)) }

  private static let codings: Set<String> = ["Decodable", "Encodable"]

  /// The stand-ins that a coded type has properties of, and those that the error is about.
  private mutating func learnCoding(_ coding: String, at token: TokenSyntax) -> Bool {
    guard let type = token.parent, type.isProtocol(DeclGroupSyntax.self) else { return false }
    var hasChanged = false
    for name in PropertyTypes.names(in: type) {
      hasChanged = library.addConformance(index.resolved(name), to: coding) || hasChanged
    }
    return hasChanged
  }

  /// The requirements of one of the app's protocols that its extension of a stand-in leaves to the
  /// missing class; `nil` if no extension declares the conformance.
  private mutating func learnWitnesses(_ type: String, of name: String) -> Bool? {
    guard index.inheritances[name]?.contains(where: { $0.heir == type }) == true else { return nil }
    guard let requirements = ProtocolRequirements(of: name, protocols) else { return false }
    let own = index.extensionMembers[type] ?? []
    return library.addWitnesses(
      requirements.witnesses.filter { !$0.name.isEmpty && !own.contains($0.name) }, to: type)
  }

  /// Modules that re-export Foundation, the most frequent ones.
  private static let bringers: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "CoreData", "CoreLocation", "MapKit", "RxSwift",
    "RxCocoa", "RxRelay", "SnapKit",
  ]

  /// Lets a file see UIKit and Foundation, as on iOS; returns whether that is new.
  ///
  /// On iOS, a framework that the file imports re-exports them, because the header that Xcode and
  /// CocoaPods generate for it includes them.
  private mutating func widen(_ number: Int) -> Bool {
    let imports = Set(index.imports[number])
    guard !imports.isEmpty, imports.isDisjoint(with: Self.bringers),
      missingImports(of: number).isEmpty
    else { return false }
    if let since = widened[number] { return since == round }
    widened[number] = round
    isStale[number] = true
    return true
  }

  /// Whether a capitalized name is a constant: it is used as an expression by itself, and never as
  /// a type.
  private func isValue(_ name: String, at token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id != ExprSyntax(reference).id,
      reference.parent?.is(GenericSpecializationExprSyntax.self) != true
    else { return false }
    if reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
      == ExprSyntax(reference).id
    {
      return CFunctionName.isOne(name)
    }
    return library.types[name] == nil && index.memberUses[name] == nil
      && index.calls[name] == nil && index.inheritances[name] == nil
      && index.genericUses[name] == nil && index.memberTypes[name] == nil
      && !index.existentials.contains(name)
  }

  /// The missing modules that some file imports.
  private var importedMissing: [String] {
    Set(index.imports.joined()).intersection(options.missingModules).sorted()
  }

  /// The missing type that a class names first is a protocol if the class never calls `super.init`
  /// and overrides nothing.
  private mutating func learnProtocol(at token: TokenSyntax) -> Bool {
    guard let node = token.enclosing(ClassDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      !node.trimmedDescription.contains("super.init"),
      !node.trimmedDescription.contains("override ")
    else { return false }
    return library.makeProtocol(name(ofType: first), from: index)
  }

  /// A closure that uses `self` implicitly isn't retained by the missing function.
  private mutating func learnImmediate(at token: TokenSyntax) -> Bool {
    for ancestor in token.ancestors {
      guard let closure = ancestor.as(ClosureExprSyntax.self) else { continue }
      let call =
        closure.parent?.as(FunctionCallExprSyntax.self)
        ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      if let call, library.makeImmediate(CallShape.name(of: call), CallShape(call)) { return true }
    }
    return false
  }

  func missingImports(of number: Int) -> [String] {
    index.imports[number].filter { options.missingModules.contains($0) }
  }

  private mutating func learnType(_ name: String, at token: TokenSyntax, in number: Int) -> Bool {
    // A type nested in one of the app's types can't be meant by its name alone.
    guard !index.outermostTypes.contains(name) else { return false }
    return library.addType(named: name, module: module(of: name, in: number), from: index)
  }

  /// The missing module that a name most likely belongs to.
  private func module(of name: String, in number: Int) -> String {
    let missing = missingImports(of: number)
    if missing.count <= 1 { return missing.first ?? "UIKit" }
    let prefix = name.prefix(2)
    return missing.first { $0.hasPrefix(prefix) } ?? missing[0]
  }

  private func call(ofNameAt token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = name.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(name).id
    else { return nil }
    return call
  }

  private mutating func learnMember(
    _ member: String, of typeText: String, _ isStatic: Bool, at token: TokenSyntax,
    _ module: String,
    hasMissing: Bool
  ) -> Bool {
    var type = name(ofType: typeText)
    var isPhantom = type == "StandIn" || library.types[type] != nil
    if !isPhantom, index.types[type] == nil,
      let (root, path) = library.phantomPath(index.path(ofType: typeText))
    {
      type = path.isEmpty ? root : root + "." + path
      isPhantom = true
    }
    let access = token.ancestors.lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }
      .first { $0.declName.baseName.text == member }
    guard let access else { return false }
    // The members of a generic parameter are those of the protocol that it conforms to.
    if !isPhantom, index.types[type] == nil,
      let constraint = index.constraints[type]?.sorted().first(where: {
        library.types[$0]?.kind == .protocol
      })
    {
      type = constraint
      isPhantom = true
    }
    if isPhantom, member.first?.isUppercase == true {
      return library.addNested(member, in: type, from: index)
    }
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(access).id
    let shape = isCalled ? call.map(CallShape.init) : nil
    if member == "init", isPhantom, let shape { return library.addInitializer(shape, to: type) }
    if type == "Any" { return learnArgument(at: token) || learnCall(at: token, module) }
    if library.types[type]?.kind == .protocol, let shape,
      let method = index.method(
        member, labels: shape.arguments.map(\.label), ofHeirsOf: type),
      let witness = ProtocolRequirements.Witness(method)
    {
      return library.addWitnesses([witness], to: type)
    }
    guard isPhantom || hasMissing && mayAdd(access, isCalled: isCalled) else { return false }
    // The compiler infers NSObject if the types of the code around are wrong.
    if type == "NSObject", index.properties[member] != nil { return false }
    if ["NSNotification.Name?", "NSNotification.Name", "Notification.Name"].contains(typeText) {
      type = "Notification.Name"
    }
    // Members of one of the app's classes come from the missing class that it derives from.
    let owner = isPhantom ? type : index.foreignAncestor(of: type) ?? type
    if shape == nil, !isStatic, !isPhantom || library.types[type]?.superclass != nil,
      // If the app declares a property of this name, a class would inherit it twice.
      index.properties[member] == nil,
      Self.classPrefixes.contains(where: owner.hasPrefix), promoted.insert(member).inserted
    {
      // A name that several classes have is declared once, in their common superclass.
      let library = library
      self.library.removeMembers(named: member) { $0 != "NSObject" && library.types[$0] == nil }
      return self.library.addMember(
        .init(type: "NSObject", name: member, shape: nil, isStatic: false), module: module)
    }
    if shape == nil, !isStatic, promoted.contains(member),
      Self.classPrefixes.contains(where: owner.hasPrefix),
      library.hasJustGrown(.init(type: "NSObject", name: member, shape: nil, isStatic: false))
    {
      return true
    }
    return library.addMember(
      .init(
        type: owner, name: member, shape: shape, isStatic: isStatic,
        isImplicit: access.base == nil),
      module: module)
  }

  private static let classPrefixes = ["UI", "CA", "WK", "MK", "NS", "AV"]

  // Whether a member may be added to UIKit's class.
  //
  // A navigation API that UIKit lacks here must not be replaced, and a namespace of a missing
  // module, as in `button.rx.tap`, isn't UIKit's.
  private func mayAdd(_ access: MemberAccessExprSyntax, isCalled: Bool) -> Bool {
    guard let type = protection.enclosingType(of: access), protection.isWhole(type) else {
      return true
    }
    return !isCalled && access.parent?.is(MemberAccessExprSyntax.self) == true
  }

  /// A missing class where another missing type is expected that the app never creates: a protocol.
  private mutating func learnConformance(_ type: String, _ wanted: String) -> Bool {
    guard type != wanted, library.types[type]?.kind == .class, index.calls[wanted] == nil,
      index.superCalls[wanted] == nil
    else { return false }
    let isNew = library.makeProtocol(wanted, from: index)
    guard isNew || library.types[wanted]?.kind == .protocol else { return false }
    return library.addConformance(type, to: wanted) || isNew
  }

  private mutating func learnAncestor(_ type: String, _ wanted: String) -> Bool {
    guard library.types[type] != nil else { return false }
    if wanted.hasPrefix("UI"),
      wanted.hasSuffix("View") || wanted.hasSuffix("Controller")
        || ["UIControl", "UIButton", "UILabel", "UITextField", "UIResponder"].contains(wanted)
        || wanted.hasSuffix("Cell") || wanted.hasSuffix("Recognizer")
    {
      return library.setSuperclass(wanted, of: type)
    }
    if wanted == "CALayer" { return library.setSuperclass(wanted, of: type) }
    if index.types[wanted]?.kind == .protocol { return library.addConformance(type, to: wanted) }
    return false
  }

  /// A stand-in's constant that isn't used as one of its type: `Kit.level > 3`, `let text: String =
  /// Kit.name`.
  private mutating func loosen(_ type: String, at token: TokenSyntax) -> Bool {
    guard library.types[type] != nil else { return false }
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) || ancestor.is(MemberBlockItemSyntax.self) { break }
      let members =
        ancestor.as(MemberAccessExprSyntax.self).map { [$0] }
        ?? ancestor.as(ExprListSyntax.self)?.compactMap { $0.as(MemberAccessExprSyntax.self) } ?? []
      for member in members where member.base?.trimmedDescription == type {
        if library.loosen(member.declName.baseName.text, of: type) { return true }
      }
    }
    return false
  }

  /// A stand-in's property that the app sets to nil: `Session.current = nil`.
  private mutating func learnOptional(at token: TokenSyntax) -> Bool {
    guard let parts = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first,
      parts.count == 3, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let property = parts.first?.as(MemberAccessExprSyntax.self)
    else { return false }
    return library.makeOptional(property.declName.baseName.text)
  }

  /// A constant of a stand-in's type beside a value of that type, as in `path.status == .satisfied`.
  private mutating func learnOperand(
    of type: String, at token: TokenSyntax, _ module: String
  ) -> Bool {
    guard let (root, path) = library.phantomPath(type),
      let operands = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first
    else { return false }
    for case let member? in operands.map({ $0.as(MemberAccessExprSyntax.self) })
    where member.base == nil {
      return library.addMember(
        .init(
          type: path.isEmpty ? root : root + "." + path, name: member.declName.baseName.text,
          shape: nil, isStatic: true, isImplicit: true),
        module: module)
    }
    return false
  }

  /// Gives a type to an argument of a stand-in's function that accepted any value until now, because
  /// it is an implicit member here.
  private mutating func learnArgument(at token: TokenSyntax) -> Bool {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self) { break }
      guard let call = ancestor.as(FunctionCallExprSyntax.self) else { continue }
      let shape = CallShape(call)
      if shape.hasImplicitMembers,
        library.acceptImplicitMembers(in: CallShape.name(of: call), shape)
      {
        return true
      }
    }
    return false
  }

  /// Learns the unknown function or initializer of the innermost call around an error.
  private mutating func learnCall(at token: TokenSyntax, _ module: String) -> Bool {
    for ancestor in token.ancestors {
      if ancestor.is(CodeBlockItemSyntax.self),
        ancestor.parent?.parent?.is(ClosureExprSyntax.self) != true
      {
        return false
      }
      guard let call = ancestor.as(FunctionCallExprSyntax.self) else { continue }
      let shape = CallShape(call)
      let name = CallShape.name(of: call)
      if let type = phantomCallee(of: call) {
        if library.addInitializer(shape, to: type) { return true }
        continue
      }
      // The compiler can't infer the type of a `nil` argument of an unknown function.
      let takesNil = call.arguments.contains { $0.expression.is(NilLiteralExprSyntax.self) }
      guard call.calledExpression.is(MemberAccessExprSyntax.self),
        !shape.hasOnlyPlainArguments || takesNil,
        name != "init", !library.isEmpty
      else { continue }
      if library.addMember(
        .init(type: nil, name: name, shape: shape, isStatic: false), module: module)
      {
        // A function with this name hides the stand-in's own, so it needs every form that is used.
        for other in index.memberCalls[name] ?? [] {
          _ = library.addMember(
            .init(type: nil, name: name, shape: CallShape(other), isStatic: false), module: module)
        }
        for argument in call.arguments { learnImplicitMembers(in: argument.expression, module) }
        return true
      }
    }
    return false
  }

  private func phantomCallee(of call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let type = index.resolved(name)
    if library.types[type] != nil { return type }
    // One of the app's classes without initializers of its own inherits the stand-in's.
    guard let ancestor = index.foreignAncestor(of: type).map({ self.name(ofType: $0) }) else {
      return nil
    }
    return library.types[ancestor] == nil ? nil : ancestor
  }

  /// A constant passed to a stand-in, as in `view.loopMode = .loop`.
  private mutating func learnImplicitMember(at token: TokenSyntax, _ module: String) -> Bool {
    guard
      let member = token.ancestors.lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) }).first,
      member.base == nil, !library.isEmpty
    else { return false }
    let name = member.declName.baseName.text
    guard name != "init" else { return false }
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(member).id
    return library.addMember(
      .init(
        type: "StandIn", name: name, shape: isCalled ? call.map(CallShape.init) : nil,
        isStatic: true, isImplicit: true),
      module: module)
  }

  private mutating func learnImplicitMembers(in expression: ExprSyntax, _ module: String) {
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { learnImplicitMembers(in: element.expression, module) }
      return
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else {
      return
    }
    _ = library.addMember(
      .init(type: "StandIn", name: member.declName.baseName.text, shape: nil, isStatic: true),
      module: module)
  }
}
