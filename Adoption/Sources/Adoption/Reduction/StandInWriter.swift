/// Writes stand-in declarations as Swift, one declaration per line.
///
/// Stand-ins are nonisolated even in a module whose default is the main actor, as the modules are
/// that they replace.
struct StandInWriter {
  private(set) var text = ""
  private(set) var owners: [String] = []

  mutating func line(_ line: String, _ owner: String) {
    text += line + "\n"
    owners.append(owner)
  }

  mutating func write(
    _ name: String, _ type: StandInLibrary.PhantomType, _ refused: Set<String>
  ) {
    let owner = "type \(name)"
    switch type.kind {
    case .class where type.declaredIn != nil, .protocol where type.declaredIn != nil:
      writeShared(name, type, refused)
    case .protocol:
      writeHead(ofProtocol: name, type)
      for associated in type.associatedTypes.sorted() {
        line("  associatedtype \(associated) = StandIn", "associated \(name) \(associated)")
      }
      for witness in type.witnesses {
        line("  " + witness.requirement, StandInLibrary.key(of: witness, in: name))
      }
      line("}", owner)
    case .propertyWrapper: writeWrapper(name, type)
    case .closure(let count):
      let parameters = Array(repeating: "StandIn", count: count).joined(separator: ", ")
      line("public typealias \(name) = (\(parameters)) -> Void", owner)
    case .class: writeClass(name, type, refused)
    }
    // An app's own member, or one with another result, takes precedence.
    for witness in type.witnesses {
      line(
        "extension \(name) { @_disfavoredOverload \(witness.text) }",
        StandInLibrary.key(of: witness, in: name))
    }
    for conformance in type.conformances.sorted() where !isInBody(conformance, type) {
      line(
        "extension \(name): \(conformance) {}",
        "conformance \(name) \(conformance)")
    }
  }

  /// Writes what a protocol inherits on lines of their own, so that the compiler can refuse each.
  private mutating func writeHead(ofProtocol name: String, _ type: StandInLibrary.PhantomType) {
    let bound = type.isInheritedByValues ? [] : ["AnyObject"]
    let parents = type.conformances.sorted()
    let brace = parents.isEmpty ? " {" : ""
    line(
      "public protocol \(name)\(bound.map { ": \($0)" }.joined())\(brace)", "type \(name)")
    for (number, parent) in parents.enumerated() {
      let mark = number == 0 && bound.isEmpty ? ":" : ","
      line("  \(mark) \(parent)", "conformance \(name) \(parent)")
    }
    if !parents.isEmpty { line("{", "type \(name)") }
  }

  /// Whether the type's own declaration has the conformance: a protocol's, and a class's to which an extension can't
  /// add a required initializer.
  private func isInBody(_ conformance: String, _ type: StandInLibrary.PhantomType) -> Bool {
    if type.kind == .protocol, type.declaredIn == nil { return true }
    return type.kind == .class && type.superclass == nil && type.declaredIn == nil
      && ["Decodable", "Encodable"].contains(conformance)
  }

  /// A name for another module's stand-in, and what that one lacks.
  private mutating func writeShared(
    _ name: String, _ type: StandInLibrary.PhantomType, _ refused: Set<String>
  ) {
    guard let module = type.declaredIn else { return }
    line("public typealias \(name) = \(module).\(name)", "type \(name)")
    guard type.kind == .class, type.superclass == nil else { return }
    for shape in type.initializers where !refused.contains("init \(name) \(shape.signature)") {
      let function = StandInFunction(shape)
      line(
        "nonisolated extension \(name) { \(function.access)convenience init\(function.generics)"
          + "(\(function.parametersWithPlace)) { self.init()"
          + function.body(isInitializer: true, name: name) + " } }",
        "init \(name) \(shape.signature)")
    }
    for (path, initializers) in type.nested.sorted(by: { $0.key < $1.key }) {
      let parts = path.split(separator: ".")
      let outer = ([name[...]] + parts.dropLast()).joined(separator: ".")
      line(
        "nonisolated extension \(outer) { \(Self.nestedClass(String(parts.last ?? ""), initializers)) }",
        "nested \(name) \(path)")
    }
  }

  private mutating func writeClass(
    _ name: String, _ type: StandInLibrary.PhantomType, _ refused: Set<String>
  ) {
    let owner = "type \(name)"
    let parameters = (0..<type.genericCount).map { "A\($0)" }.joined(separator: ", ")
    let generics = type.genericCount > 0 ? "<\(parameters)>" : ""
    let superclass = type.superclass ?? "StandInObject"
    let isStandIn = type.superclass == nil
    let isolation = isStandIn ? "nonisolated " : "@preconcurrency @MainActor "
    let codings = type.conformances.sorted().filter { isInBody($0, type) }
    let inherited =
      isStandIn
      ? (["StandInObject"] + codings + (type.isList ? ["ExpressibleByArrayLiteral"] : [])
        + ["@unchecked Sendable"]).joined(separator: ", ")
      : "\(superclass), StandInBehavior"
    line(
      "\(isolation)open class \(name)\(generics): \(inherited)\(type.genericCount == 1 ? ", StandInSequenceType" : "") {",
      owner)
    if type.genericCount == 1 { line("  public typealias Element = A0", owner) }
    if isStandIn {
      line(
        "  open override class var makeStandIn: (() -> StandInObject, StandInObject.Type) { ({ \(name)\(generics)() }, \(name)\(generics).self) }",
        owner)
    }
    if !isStandIn {
      line("  nonisolated public let standInStore = StandInStore(name: \"\(name)\")", owner)
    }
    if type.isList {
      line(
        "  public required convenience init(arrayLiteral elements: \(name)...) { self.init(); standInStore.hold(elements) }",
        "list \(name)")
      for operation in ["insert", "remove", "formUnion"] {
        line("  public func \(operation)(_ other: \(name)) {}", "list \(name)")
      }
      line(
        "  public func contains(_ member: \(name)) -> Bool { reducedValue() }", "list \(name)")
    }
    let parent = isStandIn ? nil : StandInSuperclass(superclass)
    let call = parent?.call ?? "super.init()"
    var written: Set<String> = []
    var inheritsInitializers = true
    var isContainer = false
    for shape in (isStandIn ? [CallShape(arguments: [])] : []) + type.initializers {
      guard written.insert(shape.signature).inserted,
        parent?.hasInitializer(shape.arguments.map { $0.label ?? "_" }) != true,
        !refused.contains("init \(name) \(shape.signature)")
      else { continue }
      inheritsInitializers = false
      let content = superclass == "UIViewController" ? Self.contentArgument(of: shape) : nil
      if content != nil { isContainer = true }
      let function = StandInFunction(shape, inferring: type.genericCount == 1 ? "A0" : nil)
      line(
        "  \(function.access)\(shape.arguments.isEmpty ? "override " : "")init"
          + "\(function.generics)(\(function.parametersWithPlace)) { " + call
          + function.body(isInitializer: true, name: name)
          + (content.map { "; (a\($0) as? UIViewController).map(addChild)" } ?? "") + " }",
        "init \(name) \(shape.signature)")
      // A collection takes its elements: `Items<Item>([])`.
      if let elements = function.ofElements {
        line(
          "  @_disfavoredOverload \(elements.access)init\(elements.generics)(\(elements.parametersWithPlace)) { "
            + call + elements.body(isInitializer: true, name: name) + " }",
          "init \(name) \(shape.signature)")
      }
      if shape.hasImplicitMembers {
        let plain = StandInFunction(
          shape.withPlainArguments, inferring: type.genericCount == 1 ? "A0" : nil)
        line(
          "  @_disfavoredOverload \(plain.access)init\(plain.generics)(\(plain.parametersWithPlace)) { "
            + call + plain.body(isInitializer: true, name: name) + " }",
          "init \(name) \(shape.signature)")
      }
    }
    if isContainer {
      line(
        "  open override func viewDidLoad() { super.viewDidLoad(); for child in children { view.addSubview(child.view); child.didMove(toParent: self) } }",
        "container \(name)")
    }
    for coding in codings { line("  " + Self.coding(coding), "conformance \(name) \(coding)") }
    if let parent {
      if !inheritsInitializers { for override in parent.overrides { line("  " + override, owner) } }
      if let convenience = parent.plainInitializer { line("  " + convenience, owner) }
    }
    for (nested, initializers) in type.nested.sorted(by: { $0.key < $1.key })
    where !nested.contains(".") {
      line("  " + Self.nestedClass(nested, initializers), "nested \(name) \(nested)")
    }
    line("}", owner)
    // `R.string.localizable`: each type after the one that contains it.
    for (path, initializers) in type.nested.sorted(by: { $0.key < $1.key })
    where path.contains(".") {
      let parts = path.split(separator: ".")
      let outer = ([name[...]] + parts.dropLast()).joined(separator: ".")
      line(
        "nonisolated extension \(outer) { \(Self.nestedClass(String(parts.last ?? ""), initializers)) }",
        "nested \(name) \(path)")
    }
  }

  /// The argument that a missing container shows, as in `DrawerController(rootViewController: tabs)`.
  private static func contentArgument(of shape: CallShape) -> Int? {
    let labels = ["root", "content", "main", "center", "front"].map { $0 + "ViewController" }
    return shape.arguments.firstIndex { labels.contains($0.label ?? "") }
  }

  /// A value without content: it reads nothing, and writes null.
  private static func coding(_ name: String) -> String {
    name == "Decodable"
      ? "public required convenience init(from decoder: any Decoder) throws { self.init() }"
      : "public func encode(to encoder: any Encoder) throws { "
        + "var container = encoder.singleValueContainer(); try container.encodeNil() }"
  }

  private static func nestedClass(_ name: String, _ initializers: [CallShape]) -> String {
    let made = initializers.filter { !$0.arguments.isEmpty }.map { shape in
      let function = StandInFunction(shape)
      return "\(function.access)init\(function.generics)(\(function.parametersWithPlace)) "
        + "{ super.init()" + function.body(isInitializer: true, name: name) + " }"
    }
    let all = made.isEmpty ? [] : ["public override init() { super.init() }"] + made
    return "open class \(name): StandInObject, @unchecked Sendable { "
      + "open override class var makeStandIn: (() -> StandInObject, StandInObject.Type) "
      + "{ ({ \(name)() }, \(name).self) }" + all.map { "; " + $0 }.joined() + " }"
  }

  private mutating func writeWrapper(_ name: String, _ type: StandInLibrary.PhantomType) {
    let owner = "type \(name)"
    line("@propertyWrapper public struct \(name)<Value> {", owner)
    line("  fileprivate var stored: Value?", owner)
    line(
      "  public var wrappedValue: Value { get { stored ?? reducedValue() } set { stored = newValue } }",
      owner)
    line("  public var projectedValue: StandIn { get { StandIn() } set {} }", owner)
    // Without it, an optional property begins as nil, and a structure's initializer takes its value.
    if !type.wrapsOptionals { line("  public init() { stored = standInService() }", owner) }
    line("  public init(wrappedValue: Value) { stored = wrappedValue }", owner)
    for shape in type.initializers where !shape.arguments.isEmpty {
      let function = StandInFunction(shape)
      line(
        "  public init\(function.generics)(\(function.parameters)) { stored = standInService() }",
        "init \(name) \(shape.signature)")
      line(
        "  public init\(function.generics)(wrappedValue: Value, \(function.parameters)) { stored = wrappedValue }",
        "init \(name) \(shape.signature)")
    }
    line("}", owner)
    line("extension \(name): Equatable where Value: Equatable {}", owner)
    line("extension \(name): Hashable where Value: Hashable {}", owner)
    line(
      "extension \(name): Decodable where Value: Decodable { public init(from decoder: any Decoder) throws { stored = try decoder.singleValueContainer().decode(Value.self) } }",
      owner)
    line(
      "extension \(name): Encodable where Value: Encodable { public func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(wrappedValue) } }",
      owner)
  }

  mutating func write(operator name: String) {
    line("infix operator \(name)", "operator \(name)")
    line(
      "@discardableResult nonisolated public func \(name) <Left, Right>(left: Left, right: Right) -> StandIn { StandIn() }",
      "operator \(name)")
  }

  mutating func write(global name: String, _ shapes: [CallShape]) {
    let owner = "global \(name)"
    if shapes.isEmpty {
      line("public nonisolated(unsafe) var `\(name)`: StandIn = StandIn(named: \"\(name)\")", owner)
    }
    for shape in shapes {
      for form in shape.forms {
        line(StandInFunction(form.shape).declaration(of: name, isLast: form.isLast), owner)
      }
      if let lookup = StandInFunction(shape).lookup(of: name) { line(lookup, owner) }
    }
  }

  mutating func write(
    _ member: StandInLibrary.Member, isPhantom: Bool, isView: Bool, isLoose: Bool, isOptional: Bool,
    genericCount: Int
  ) {
    let owner = StandInLibrary.key(of: member)
    let type = member.type ?? "StandInBehavior"
    // The compiler can't infer the arguments of a generic type whose static member is used.
    let constraints = (0..<genericCount).map { "A\($0) == StandIn" }.joined(separator: ", ")
    let isolation = isPhantom && !isView ? "nonisolated " : ""
    let head =
      "\(isolation)extension \(type)\(member.isStatic && genericCount > 0 ? " where \(constraints)" : "") { "
    let prefix = member.isStatic ? "static " : ""
    // A subclass of an existing class may have a member of that name.
    let rank = isPhantom ? "" : "@_disfavoredOverload "
    let own =
      genericCount > 0
      ? "\(type)<\((0..<genericCount).map { _ in "StandIn" }.joined(separator: ", "))>" : type
    guard let shape = member.shape else {
      if member.isStatic {
        // A class's constant for a notification: `Store.didChangeNotification`.
        let isPosted = type == "Notification.Name" || member.name.hasSuffix("Notification")
        let own =
          isPosted
          ? "Notification.Name"
          : (isLoose ? "StandIn" : isPhantom || member.isImplicit ? own : "StandIn")
            + (isOptional ? "!" : "")
        let value =
          isPosted
          ? "Notification.Name(\"\(member.name)\")"
          : isPhantom
            ? "\(member.isShared ? "standInSingleton" : "standInConstant")(\"\(type).\(member.name)\")"
            : "reducedValue()"
        line(
          "\(head)public static var `\(member.name)`: \(own) { get { \(value) } set {} } }", owner)
      } else {
        line(
          "\(head)\(rank)var `\(member.name)`: StandIn\(isOptional ? "!" : "") { get { standInMember(of: self, \"\(member.name)\") } set {} } }",
          owner)
      }
      return
    }
    if member.isShared, isPhantom, shape.arguments.isEmpty {
      line(
        "\(head)@discardableResult public static func `\(member.name)`() -> StandIn { standInSingleton(\"\(type).\(member.name)\") } }",
        owner)
      return
    }
    let holder = member.isStatic ? nil : "self"
    let addsSubviews =
      !isPhantom && !member.isStatic && type.hasPrefix("UI")
      && StandInFunction.addsSubviews(member.name)
    for form in shape.forms {
      let text = StandInFunction(form.shape, addsSubviews: addsSubviews).declaration(
        of: member.name, prefix, holder: holder, isLast: form.isLast)
      line(head + (text.contains(rank) ? "" : rank) + text + " }", owner)
      if member.isStatic, genericCount > 0 {
        line("\(isolation)extension \(type) { \(text) }", owner)
      }
    }
    if let lookup = StandInFunction(shape).lookup(of: member.name, prefix) {
      line(head + lookup + " }", owner)
    }
    let function = StandInFunction(shape)
    // A sequence passes its elements to its closure.
    if member.type == nil, let sequence = function.ofSequence {
      line(
        "nonisolated extension StandInSequenceType { "
          + sequence.declaration(of: member.name, prefix, holder: holder, ofSequence: true)
          + " }", owner)
    }
  }
}

extension StandInLibrary.Member {
  /// Whether the name says that a type has one object of this name, as `Client.shared` and `Auth.auth()`.
  fileprivate var isShared: Bool {
    guard isStatic, let type else { return false }
    return name.lowercased() == type.lowercased() || Self.sharedNames.contains(name)
  }

  private static let sharedNames: Set = [
    "current", "default", "instance", "main", "shared", "sharedInstance", "sharedManager",
    "standard",
  ]
}
