import SwiftSyntax

/// The declarations that replace missing ones, each with its module's name; the library grows from
/// round to round.
///
/// The text is one Swift file of the app's own module. A declaration that the compiler rejects is
/// removed permanently.
struct StandInLibrary {
  /// A member of an existing type, or of every stand-in if the type is `nil`.
  struct Member: Hashable {
    var type: String?
    var name: String
    /// The arguments, if it is called.
    var shape: CallShape?
    var isStatic: Bool
    /// Whether it is written without its type, which it therefore has.
    var isImplicit = false
  }

  var types: [String: PhantomType] = [:]
  /// The members that the app reads without calling them.
  var readMembers: Set<String> = []
  /// What the modules that this one depends on have declared.
  var shared: SharedTypes
  /// Classes for the app's protocols; the compiler may reject some.
  var conformers: [HarmlessConformer] = []
  var members: [Member: String] = [:]
  var memberOrder: [Member] = []
  var globals: [String: (shapes: [CallShape], module: String)] = [:]
  /// Operators by their spelling, with the module that most likely declares each.
  var operators: [String: String] = [:]
  /// The names of the properties that the app sets to nil.
  var clearedMembers: Set<String> = []
  var refused: Set<String> = []
  /// What has changed since the compiler last read the text; errors about it are out of date.
  var grown: Set<String> = []
  /// The declaration on each line of the text, counted from 1.
  var lineOwners: [String] = []

  /// Whether a type, or what it conforms to, is new since the compiler last read the text.
  var hasNewTypes: Bool {
    grown.contains { $0.hasPrefix("type ") || $0.hasPrefix("conformance ") }
  }

  /// The classes without a superclass of UIKit's, whose objects can wrap a value of the app.
  var wrappers: Set<String> {
    Set(types.filter { $0.value.kind == .class && $0.value.superclass == nil }.keys)
  }

  var isEmpty: Bool { types.isEmpty && members.isEmpty && globals.isEmpty && operators.isEmpty }

  /// The superclasses of the classes that storyboards and xibs name.
  private let drawnClasses: [String: String]

  init(shared: SharedTypes = SharedTypes(), drawnClasses: [String: String] = [:]) {
    self.shared = shared
    self.drawnClasses = drawnClasses
  }

  // MARK: Growing

  /// Adds a type with everything that the app's sources show about it.
  mutating func addType(named name: String, module: String, from index: AppIndex) -> Bool {
    guard types[name] == nil, !refused.contains("type \(name)") else {
      return grown.contains("type \(name)")
    }
    grown.insert("type \(name)")
    var type = PhantomType(kind: kind(of: name, in: index), module: module)
    type.genericCount = index.genericUses[name] ?? 0
    type.wrapsOptionals = (index.attributes[name] ?? []).allSatisfy { attribute in
      let property = attribute.parent?.parent?.as(VariableDeclSyntax.self)
      return property?.bindings.first?.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
    for path in Self.nested(in: name, index, depth: 0) {
      type.nested[path] = initializers(of: path, in: name, index)
    }
    type.isInheritedByValues =
      index.inheritances[name]?.contains { use in
        use.isByValue || use.isByProtocol
          // An extension doesn't show the kind of the extended type.
          || [.struct, .enum].contains(index.types[use.heir]?.kind)
      } ?? false
    if type.kind == .protocol { type.associatedTypes = associatedTypes(of: name, index) }
    type.superclass = drawnClasses[name] ?? StandInSuperclass.guessed(of: name)
    let aliases = index.aliases.filter { $0.value == name }.keys.sorted()
    let calls = ([name] + aliases).flatMap { index.calls[$0] ?? [] }
    let assigned = index.assignedCalls.filter { property, _ in
      index.properties[property]?.contains { baseName(ofType: $0) == name } == true
    }
    let implicit = assigned.sorted { $0.key < $1.key }.flatMap(\.value)
    for call in calls + (index.superCalls[name] ?? []) + implicit {
      add(CallShape(call), to: &type.initializers)
    }
    for attribute in index.attributes[name] ?? [] {
      if let shape = CallShape(attribute: attribute) { add(shape, to: &type.initializers) }
    }
    types[name] = shared.types[name].map(type.adding) ?? type
    for use in index.memberUses[name] ?? [] { _ = addStatic(use, to: name, from: index) }
    return true
  }

  private func associatedTypes(of name: String, _ index: AppIndex) -> Set<String> {
    index.associatedTypes(of: name).filter { !refused.contains("associated \(name) \($0)") }
  }

  /// The nested types of a type that the sources name, as paths.
  private static func nested(in name: String, _ index: AppIndex, depth: Int) -> Set<String> {
    guard depth < 4 else { return [] }
    let own = (index.memberTypes[name] ?? []).subtracting(["Type", "Protocol", "Self", name])
    return own.reduce(into: own) { all, child in
      guard index.types[child] == nil else { return }
      for path in nested(in: child, index, depth: depth + 1) { all.insert("\(child).\(path)") }
    }
  }

  mutating func addNested(_ name: String, in type: String, from index: AppIndex) -> Bool {
    guard let (root, path) = phantomPath(type) else { return false }
    let full = path.isEmpty ? name : path + "." + name
    return grow("nested \(root).\(full)", nest(full, in: root, index))
  }

  private mutating func nest(_ path: String, in root: String, _ index: AppIndex) -> Bool {
    guard types[root] != nil, types[root]?.nested[path] == nil else { return false }
    let initializers = initializers(of: path, in: root, index)
    types[root]?.nested[path] = initializers
    return true
  }

  /// The initializers of a nested type: `Store.Options(level: 2)`.
  private func initializers(
    of path: String, in root: String, _ index: AppIndex
  ) -> [CallShape] {
    let last = path.split(separator: ".").last.map(String.init) ?? path
    var shapes: [CallShape] = []
    for call in index.memberCalls[last] ?? []
    where call.calledExpression.trimmedDescription == root + "." + path {
      add(CallShape(call), to: &shapes)
    }
    return shapes
  }

  /// The stand-in that a type is, or is nested in, and the path below it.
  func phantomPath(_ type: String) -> (root: String, path: String)? {
    let parts = type.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").map(String.init)
    guard let start = parts.firstIndex(where: { types[$0] != nil }) else { return nil }
    return (parts[start], parts[(start + 1)...].joined(separator: "."))
  }

  /// Makes a function run its closures at once, because a closure that it retained couldn't use
  /// `self` implicitly.
  mutating func makeImmediate(_ name: String, _ shape: CallShape) -> Bool {
    var hasChanged = false
    for position in memberOrder.indices
    where memberOrder[position].name == name
      && memberOrder[position].shape?.signature == shape.signature
    {
      let old = memberOrder[position]
      guard memberOrder[position].shape?.makeImmediate() == true else { continue }
      let module = members.removeValue(forKey: old)
      members[memberOrder[position]] = module
      hasChanged = grow(Self.key(of: old), true) || hasChanged
    }
    if var global = globals[name] {
      for position in global.shapes.indices
      where global.shapes[position].signature == shape.signature
        && global.shapes[position].makeImmediate()
      {
        hasChanged = grow("global \(name)", true) || hasChanged
      }
      globals[name] = global
    }
    if var type = types[name] {
      for position in type.initializers.indices
      where type.initializers[position].signature == shape.signature
        && type.initializers[position].makeImmediate()
      {
        hasChanged = grow("init \(name) \(shape.signature)", true) || hasChanged
      }
      types[name] = type
    }
    return hasChanged
  }

  /// Records a change; returns whether it makes the current error out of date.
  private mutating func grow(_ key: String, _ isNew: Bool) -> Bool {
    if isNew { grown.insert(key) }
    return isNew || grown.contains(key)
  }

  private mutating func addStatic(
    _ use: MemberAccessExprSyntax, to name: String, from index: AppIndex
  ) -> Bool {
    let member = use.declName.baseName.text
    if ["self", "Type", "init"].contains(member) { return false }
    if index.extensionMembers[name]?.contains(member) == true { return false }
    if member.first?.isUppercase == true {
      return nest(member, in: name, index)
    }
    let call = use.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(use).id
    return addMember(
      Member(
        type: name, name: member, shape: isCalled ? call.map(CallShape.init) : nil, isStatic: true),
      module: types[name]?.module ?? "")
  }

  mutating func addMember(_ member: Member, module: String) -> Bool {
    let key = Self.key(of: member)
    guard !refused.contains(key) else { return false }
    if let known = memberOrder.firstIndex(where: { Self.key(of: $0) == key }) {
      var shapes = memberOrder[known].shape.map { [$0] } ?? []
      if let shape = member.shape { add(shape, to: &shapes) }
      guard shapes.first != memberOrder[known].shape else { return grown.contains(key) }
      members[memberOrder[known]] = nil
      memberOrder[known].shape = shapes.first
      members[memberOrder[known]] = module
      return grow(key, true)
    }
    members[member] = module
    memberOrder.append(member)
    return grow(key, true)
  }

  /// Lets the functions with a name take implicit members where a call has them.
  mutating func acceptImplicitMembers(in name: String, _ shape: CallShape) -> Bool {
    var hasChanged = false
    for known in memberOrder
    where known.name == name && known.shape?.signature == shape.signature {
      var member = known
      member.shape = shape
      hasChanged = addMember(member, module: members[known] ?? "") || hasChanged
    }
    return hasChanged
  }

  /// Lets the properties with a name be nil.
  mutating func makeOptional(_ name: String) -> Bool {
    guard memberOrder.contains(where: { $0.name == name && $0.shape == nil }) else { return false }
    return grow("optional \(name)", clearedMembers.insert(name).inserted)
  }

  func hasJustGrown(_ member: Member) -> Bool { grown.contains(Self.key(of: member)) }

  /// Removes the members with a name from types that would now have it twice.
  mutating func removeMembers(named name: String, where isDropped: (String) -> Bool) {
    memberOrder.removeAll { member in
      guard member.name == name, !member.isStatic, member.shape == nil, let type = member.type,
        isDropped(type)
      else { return false }
      members[member] = nil
      return true
    }
  }

  mutating func addGlobal(_ name: String, _ shape: CallShape?, module: String) -> Bool {
    guard !refused.contains("global \(name)") else { return false }
    let isNew = globals[name] == nil
    var shapes = globals[name]?.shapes ?? []
    let count = shapes.count
    if let shape { add(shape, to: &shapes) }
    globals[name] = (shapes, module)
    return grow("global \(name)", isNew || shapes.count > count)
  }

  /// Adds an infix operator for any operands.
  mutating func addOperator(_ name: String, module: String) -> Bool {
    guard !refused.contains("operator \(name)") else { return false }
    let isNew = operators.updateValue(module, forKey: name) == nil
    return grow("operator \(name)", isNew)
  }

  mutating func addInitializer(_ shape: CallShape, to name: String) -> Bool {
    guard var type = types[name] else { return false }
    let count = type.initializers.count
    add(shape, to: &type.initializers)
    types[name] = type
    return grow("init \(name) \(shape.signature)", type.initializers.count > count)
  }

  mutating func setSuperclass(_ superclass: String, of name: String) -> Bool {
    guard let type = types[name], type.kind == .class, type.superclass != superclass,
      type.declaredIn == nil,
      type.superclass == nil || Self.isCommon(type.superclass ?? ""),
      !refused.contains("super \(name) \(superclass)")
    else { return grown.contains("super \(name)") }
    grown.insert("super \(name)")
    refused.insert("super \(name) \(superclass)")
    types[name]?.superclass = superclass
    return true
  }

  /// Declares a type as a protocol, because a class that names it first has no superclass.
  mutating func makeProtocol(_ name: String, from index: AppIndex) -> Bool {
    guard types[name]?.kind == .class, types[name]?.superclass == nil,
      types[name]?.declaredIn == nil, types[name]?.initializers.isEmpty == true,
      types[name]?.genericCount == 0
    else { return false }
    let associatedTypes = associatedTypes(of: name, index)
    types[name]?.kind = .protocol
    types[name]?.associatedTypes = associatedTypes
    return grow("type \(name)", true)
  }

  /// Lets only classes conform to a protocol, because a variable of its type is weak.
  mutating func bindToClass(_ name: String) -> Bool {
    guard types[name]?.kind == .protocol, types[name]?.declaredIn == nil else { return false }
    let isNew = types[name]?.isInheritedByValues ?? false
    types[name]?.isInheritedByValues = false
    return grow("type \(name)", isNew)
  }

  /// Lets structures conform to a protocol and to those that it inherits from, because one does.
  mutating func freeFromClass(_ name: String) -> Bool {
    guard let type = types[name], type.kind == .protocol, type.declaredIn == nil else {
      return false
    }
    types[name]?.isInheritedByValues = true
    var hasChanged = grow("type \(name)", !type.isInheritedByValues)
    for parent in type.conformances.sorted() where types[parent]?.isInheritedByValues == false {
      hasChanged = freeFromClass(parent) || hasChanged
    }
    return hasChanged
  }

  /// Lets a constant of a type have any type, because it isn't used as one of this type.
  mutating func loosen(_ member: String, of name: String) -> Bool {
    guard types[name]?.kind == .class,
      memberOrder.contains(where: {
        $0.type == name && $0.name == member && $0.isStatic && $0.shape == nil
      })
    else { return false }
    return grow("loose \(name).\(member)", types[name]?.loose.insert(member).inserted ?? false)
  }

  /// Lets values of a type be written as lists of its constants.
  mutating func makeList(_ name: String) -> Bool {
    guard let type = types[name], type.kind == .class, type.superclass == nil,
      type.declaredIn == nil, type.genericCount == 0, !refused.contains("list \(name)")
    else { return false }
    types[name]?.isList = true
    return grow("list \(name)", !type.isList)
  }

  mutating func addConformance(_ name: String, to protocolName: String) -> Bool {
    let key = "conformance \(name) \(protocolName)"
    guard types[name] != nil, !refused.contains(key) else { return false }
    return grow(key, types[name]?.conformances.insert(protocolName).inserted ?? false)
  }

  /// Implements requirements of a protocol to which the app's extension conforms a type.
  mutating func addWitnesses(
    _ witnesses: [ProtocolRequirements.Witness], to name: String
  ) -> Bool {
    let new = witnesses.filter { witness in
      types[name]?.witnesses.contains(witness) == false
        && !refused.contains(Self.key(of: witness, in: name))
    }
    types[name]?.witnesses += new
    for witness in new { grown.insert(Self.key(of: witness, in: name)) }
    return witnesses.contains { grown.contains(Self.key(of: $0, in: name)) }
  }

  static func key(of witness: ProtocolRequirements.Witness, in type: String) -> String {
    "witness \(type) \(witness.text.filter { $0 != " " })"
  }

  private func add(_ shape: CallShape, to shapes: inout [CallShape]) {
    if let same = shapes.firstIndex(where: { $0.signature == shape.signature }) {
      // An argument that is an implicit member in any call needs a type in all of them.
      for position in shape.arguments.indices
      where shapes[same].arguments[position].kind == .any {
        shapes[same].arguments[position].kind = shape.arguments[position].kind
      }
    } else {
      shapes.append(shape)
    }
  }

  private static func isCommon(_ name: String) -> Bool {
    ["UIView", "UIViewController", "UIControl", "UIScrollView"].contains(name)
  }

  static func key(of member: Member) -> String {
    "\(member.isStatic ? "static" : "member") \(member.type ?? "*").\(member.name)(\(member.shape?.signature ?? "value"))"
      .replacing(" ", with: "")
  }
}
