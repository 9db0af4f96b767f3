import SwiftSyntax

// What errors tell about the members of stand-ins, and those that UIKit's classes get from missing modules.
extension Reducer {
  mutating func learnMember(
    _ member: String, of typeText: String, _ isStatic: Bool, at token: TokenSyntax,
    _ module: String,
    hasMissing: Bool
  ) -> Bool {
    var type = name(ofType: typeText)
    let isParameter = token.isInScope(ofParameter: type, index)
    var isPhantom = !isParameter && (type == "StandIn" || library.types[type] != nil)
    if !isPhantom, !isParameter, index.types[type] == nil,
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
    if !isPhantom, !isParameter, let inherited = missingProtocol(of: typeText) {
      type = inherited
      isPhantom = true
    }
    if isParameter, !isPhantom { return false }
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
    guard isPhantom || hasMissing && mayAdd(access, to: type, isCalled: isCalled) else {
      return false
    }
    // The compiler infers a common class if the types of the code around are wrong.
    if Self.commonClasses.contains(type), index.properties[member] != nil { return false }
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

  /// The missing protocol that one of the app's protocols inherits from, or that is part of a composition.
  private func missingProtocol(of type: String) -> String? {
    let parts = name(ofType: type).split(separator: " & ").map { name(ofType: String($0)) }
    guard parts.count > 1 || parts.contains(where: { index.types[$0]?.kind == .protocol }) else {
      return nil
    }
    return parts.flatMap { [$0] + index.ancestry(of: $0).sorted() }
      .first { library.types[$0]?.kind == .protocol }
  }

  private static let commonClasses: Set<String> = ["NSObject", "UIResponder"]

  private static let plainValues: Set<String> = [
    "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Bool", "Date",
    "Calendar", "URL", "Data", "Array", "Dictionary", "Set", "UIColor", "UIFont", "UIImage",
    "UIEdgeInsets", "NSAttributedString", "AttributedString", "CGColor", "CGPoint", "CGSize",
    "CGRect", "Locale", "TimeZone", "DateFormatter", "NumberFormatter", "URLRequest",
  ]

  /// A method that a class inherits from a missing module's extension of UIKit's, called without `self`, as in
  /// `addSubviews(title, button)`.
  mutating func learnInherited(
    _ name: String, _ shape: CallShape, at token: TokenSyntax, _ module: String
  ) -> Bool {
    guard let type = typeName(around: token), !protection.isWhole(type),
      let owner = index.foreignAncestor(of: type) ?? (index.types[type] == nil ? type : nil),
      owner.hasPrefix("UI"), Self.isInInstance(token)
    else { return false }
    return library.addMember(
      .init(type: owner, name: name, shape: shape, isStatic: false), module: module)
  }

  /// Whether code has a `self` that is an object: that of a method, an initializer, an accessor or a lazy property.
  private static func isInInstance(_ token: TokenSyntax) -> Bool {
    for ancestor in token.ancestors where ancestor.parent?.is(MemberBlockItemSyntax.self) == true {
      guard let member = ancestor.asProtocol((any WithModifiersSyntax).self) else { return false }
      let modifiers = member.modifiers.map(\.name.text)
      if modifiers.contains("static") || modifiers.contains("class") { return false }
      guard let property = member.as(VariableDeclSyntax.self) else { return true }
      return modifiers.contains("lazy") || property.bindings.contains { $0.accessorBlock != nil }
    }
    return false
  }

  static let classPrefixes = ["UI", "CA", "WK", "MK", "NS", "AV"]

  // Whether a member may be added to UIKit's class.
  //
  // A navigation API that UIKit lacks here must not be replaced, and a namespace of a missing
  // module, as in `button.rx.tap`, isn't UIKit's.
  private func mayAdd(
    _ access: MemberAccessExprSyntax, to owner: String, isCalled: Bool
  ) -> Bool {
    // Values such as texts and colors, and objects that only describe or format, show no screens.
    if Self.plainValues.contains(owner) { return true }
    guard let type = protection.enclosingType(of: access), protection.isWhole(type) else {
      return true
    }
    return !isCalled && access.parent?.is(MemberAccessExprSyntax.self) == true
  }

  /// A constant of a stand-in's type beside a value of that type, as in `path.status == .satisfied`.
  mutating func learnOperand(
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

  /// A constant passed to a stand-in, as in `view.loopMode = .loop`.
  mutating func learnImplicitMember(at token: TokenSyntax, _ module: String) -> Bool {
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

  mutating func learnImplicitMembers(in expression: ExprSyntax, _ module: String) {
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
