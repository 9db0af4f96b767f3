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
    if error.message.hasPrefix("non-class type"),
      let type = ErrorMessage.quoted(in: error.message).last
    {
      return learnFreeFromClass(name(ofType: type))
    }
    if error.message.contains("must not be applied to non-class-bound"),
      let type = ErrorMessage.quoted(in: error.message).last
    {
      return learnClassBound(name(ofType: type))
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
    if error.message.contains("refers to instance method rather than global function"),
      let call = call(ofNameAt: token),
      learnInherited(token.text, CallShape(call), at: token, module)
    {
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
      let shape = call(ofNameAt: token).map(CallShape.init)
      if !around.isEmpty, let shape, learnInherited(name, shape, at: token, module) { return true }
      return library.addGlobal(name, shape, module: module)
    case .missingMember(let member, let type, let isStatic):
      // A missing type is a result if the code distinguishes its success and failure.
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
        || learnProtocolOfUIKit(name(ofType: from), to)
        || learnConformance(name(ofType: from), name(ofType: to))
        || learnInheritance(name(ofType: from), name(ofType: to))
        || !to.hasPrefix("StandIn") && loosen(name(ofType: from), at: token)
        || learnOperand(of: from, at: token, module)
        || learnCall(at: token, module)
    case .missingConformance(let type, _) where error.message.hasPrefix("referencing operator"):
      return loosen(name(ofType: type), at: token)
    case .missingConformance(_, let name) where Self.codings.contains(baseName(ofType: name)):
      return learnCoding(baseName(ofType: name), at: token) || learnCall(at: token, module)
    case .missingConformance(let type, "Error") where learnThrown(self.name(ofType: type)):
      return true
    case .missingConformance(let type, let name):
      guard library.types[self.name(ofType: type)] != nil,
        !token.isInScope(ofParameter: self.name(ofType: type), index)
      else {
        return learnCall(at: token, module)
      }
      return learnWitnesses(self.name(ofType: type), of: baseName(ofType: name))
        ?? addConformance(self.name(ofType: type), to: baseName(ofType: name))
    case .arguments:
      return learnCall(at: token, module) || learnImplicitMember(at: token, module)
    case .other:
      return false
    }
  }

  /// The name of a type, through aliases.
  func name(ofType text: String) -> String { index.resolved(baseName(ofType: text)) }

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

  /// The missing modules that some file imports.
  private var importedMissing: [String] {
    Set(index.imports.joined()).intersection(options.missingModules).sorted()
  }

  func missingImports(of number: Int) -> [String] {
    index.imports[number].filter { options.missingModules.contains($0) }
  }
}
