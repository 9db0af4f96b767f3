import SwiftSyntax

// What errors tell about the types of missing modules.
extension Reducer {
  static let codings: Set<String> = ["Decodable", "Encodable"]

  /// The stand-ins that a coded type has properties of, and those that the error is about.
  mutating func learnCoding(_ coding: String, at token: TokenSyntax) -> Bool {
    guard let type = token.parent, type.isProtocol(DeclGroupSyntax.self) else { return false }
    var hasChanged = false
    for name in PropertyTypes.names(in: type) {
      hasChanged = library.addConformance(index.resolved(name), to: coding) || hasChanged
    }
    return hasChanged
  }

  /// The requirements of one of the app's protocols that its extension of a stand-in leaves to the
  /// missing class; `nil` if no extension declares the conformance.
  mutating func learnWitnesses(_ type: String, of name: String) -> Bool? {
    guard index.inheritances[name]?.contains(where: { $0.heir == type }) == true else { return nil }
    guard let requirements = ProtocolRequirements(of: name, protocols) else { return false }
    let own = index.extensionMembers[type] ?? []
    return library.addWitnesses(
      requirements.witnesses.filter { !$0.name.isEmpty && !own.contains($0.name) }, to: type)
  }

  /// Whether a capitalized name is a constant: it is used as an expression by itself, and never as
  /// a type.
  func isValue(_ name: String, at token: TokenSyntax) -> Bool {
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

  /// A missing protocol that one of the app's types conforms to inherits from another that the type is used as, as
  /// `RoundButtonModel` from `ButtonModel`.
  mutating func learnInheritance(_ type: String, _ wanted: String) -> Bool {
    guard library.types[wanted]?.kind == .protocol, index.types[type] != nil else { return false }
    let missing = index.ancestry(of: type).sorted().filter {
      $0 != wanted && library.types[$0]?.kind == .protocol && library.types[$0]?.declaredIn == nil
    }
    return heir(of: wanted, among: missing).map { addConformance($0, to: wanted) } ?? false
  }

  /// The missing protocol that most likely inherits from another: the first whose name ends with the other's, or the
  /// only one.
  private func heir(of wanted: String, among missing: [String]) -> String? {
    missing.first { $0.hasSuffix(wanted) } ?? (missing.count == 1 ? missing.first : nil)
  }

  /// Lets a stand-in conform to a protocol that doesn't inherit from it.
  mutating func addConformance(_ type: String, to wanted: String) -> Bool {
    guard library.types[type]?.kind != .protocol || !inherits(wanted, from: type) else {
      return false
    }
    return library.addConformance(type, to: wanted)
  }

  /// Whether a type inherits from another, according to the app's sources and to what errors told.
  private func inherits(_ type: String, from ancestor: String) -> Bool {
    var known: Set<String> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      if next == ancestor { return true }
      let parents = library.types[next]?.conformances ?? []
      for parent in parents.union(index.types[next]?.inherits ?? [])
      where known.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return false
  }

  /// A missing protocol of a type that the app throws inherits from `Error`.
  mutating func learnThrown(_ type: String) -> Bool {
    let missing = index.ancestry(of: type).filter { library.types[$0]?.kind == .protocol }.sorted()
    return heir(of: "Error", among: missing).map { addConformance($0, to: "Error") } ?? false
  }

  /// The missing type that a class names first is a protocol if the class never calls `super.init`
  /// and overrides nothing.
  mutating func learnProtocol(at token: TokenSyntax) -> Bool {
    guard let node = token.enclosing(ClassDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      !node.trimmedDescription.contains("super.init"),
      !node.trimmedDescription.contains("override ")
    else { return false }
    return library.makeProtocol(name(ofType: first), from: index)
  }

  mutating func learnType(_ name: String, at token: TokenSyntax, in number: Int) -> Bool {
    // A type nested in one of the app's types can't be meant by its name alone.
    guard !index.outermostTypes.contains(name) else { return false }
    return library.addType(named: name, module: module(of: name, in: number), from: index)
  }

  /// The missing module that a name most likely belongs to.
  func module(of name: String, in number: Int) -> String {
    let missing = missingImports(of: number)
    if missing.count <= 1 { return missing.first ?? "UIKit" }
    let prefix = name.prefix(2)
    return missing.first { $0.hasPrefix(prefix) } ?? missing[0]
  }

  /// A protocol that a weak variable has as its type, or the missing ones that it inherits from.
  mutating func learnClassBound(_ name: String) -> Bool {
    var hasChanged = library.bindToClass(name)
    for (inherited, uses) in index.inheritances.sorted(by: { $0.key < $1.key })
    where uses.contains(where: { $0.heir == name }) {
      hasChanged = library.bindToClass(inherited) || hasChanged
    }
    return hasChanged
  }

  /// A protocol that a structure conforms to, or the missing ones that it inherits from.
  mutating func learnFreeFromClass(_ name: String) -> Bool {
    var hasChanged = false
    for type in [name] + index.ancestry(of: name).sorted() {
      hasChanged = library.freeFromClass(type) || hasChanged
    }
    return hasChanged
  }

  /// A missing class where another missing type is expected that the app never creates: a protocol.
  mutating func learnConformance(_ type: String, _ wanted: String) -> Bool {
    guard type != wanted, library.types[type]?.kind == .class, index.calls[wanted] == nil,
      index.superCalls[wanted] == nil
    else { return false }
    let isNew = library.makeProtocol(wanted, from: index)
    guard isNew || library.types[wanted]?.kind == .protocol else { return false }
    return addConformance(type, to: wanted) || isNew
  }

  /// A stand-in, or one that an app's class derives from, has the superclass that code expects.
  mutating func learnAncestor(_ type: String, _ wanted: String) -> Bool {
    let inherited = index.foreignAncestor(of: type).map { name(ofType: $0) }
    let type = library.types[type] == nil ? inherited ?? type : type
    guard library.types[type] != nil else { return false }
    if wanted.hasPrefix("UI"),
      wanted.hasSuffix("View") || wanted.hasSuffix("Controller")
        || ["UIControl", "UIButton", "UILabel", "UITextField", "UIResponder"].contains(wanted)
        || wanted.hasSuffix("Cell") || wanted.hasSuffix("Recognizer")
    {
      return library.setSuperclass(wanted, of: type)
    }
    if wanted == "CALayer" { return library.setSuperclass(wanted, of: type) }
    if index.types[wanted]?.kind == .protocol { return addConformance(type, to: wanted) }
    return false
  }

  /// A stand-in that the app passes as a delegate or data source of UIKit's is one.
  ///
  /// An object of the app's is one if a missing protocol that it conforms to inherits UIKit's.
  mutating func learnProtocolOfUIKit(_ type: String, _ wanted: String) -> Bool {
    guard wanted.contains("any UI") else { return false }
    let wanted = baseName(ofType: wanted)
    if library.types[type] != nil { return library.addConformance(type, to: wanted) }
    let role = wanted.hasSuffix("DataSource") ? "DataSource" : "Delegate"
    let missing = index.ancestry(of: type).sorted().first {
      $0.hasSuffix(role) && library.types[$0]?.kind == .protocol
    }
    return missing.map { library.addConformance($0, to: wanted) } ?? false
  }

  /// A stand-in's constant that isn't used as one of its type: `Kit.level > 3`, `let text: String =
  /// Kit.name`.
  mutating func loosen(_ type: String, at token: TokenSyntax) -> Bool {
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
  mutating func learnOptional(at token: TokenSyntax) -> Bool {
    guard let parts = token.ancestors.lazy.compactMap({ $0.as(ExprListSyntax.self) }).first,
      parts.count == 3, parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let property = parts.first?.as(MemberAccessExprSyntax.self)
    else { return false }
    return library.makeOptional(property.declName.baseName.text)
  }
}
