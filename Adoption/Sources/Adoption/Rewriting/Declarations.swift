/// The declarations of a program that the rewrite needs: types with methods and properties.
struct Declarations: Sendable {
  struct Method: Sendable, Equatable {
    var name: String
    /// The argument labels, `_` for none.
    var labels: [String]
    var isStatic: Bool
    var isPrivate: Bool
    /// Whether Objective-C could call it: it is marked `@objc` or `@IBAction`, or its type is
    /// `@objcMembers`.
    var isObjC: Bool
    var objCName: String?
    var isOverride: Bool
    var isAsync: Bool
    /// The types of the parameters and of the result, as written.
    var parameterTypes: [String]
    var resultType: String
    /// Whether a selector can carry it: it has at most two parameters, isn't static, generic,
    /// throwing or async, and isn't inside `#if`.
    var isCarriable: Bool
    var isSegueAction: Bool
    /// The file that declares it, and whether in an extension.
    var file: String
    var range: Range<Int>
    var isInExtension: Bool
    /// What calls it from a subclass of UIKit's class, if an extension overrides the class's member.
    var overridingText: String?

    var isAwakening: Bool { name == "awakeFromNib" && labels.isEmpty }
    var isObserving: Bool { reference == Self.observation }

    static let observation = "observeValue(forKeyPath:of:change:context:)"

    /// `save(_:)`, or `save` without parameters.
    var reference: String {
      labels.isEmpty ? "\(name)" : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
  }

  struct Property: Sendable, Equatable {
    var name: String
    /// The type's name without optionals, if it is written.
    var type: String?
    var isOverride: Bool
    var file: String
    var range: Range<Int>
    var isInExtension: Bool
    /// Whether a storyboard can set it by its name from the module's other files.
    var isInspectable = false
    var overridingText: String?
  }

  struct Initializer: Sendable, Equatable {
    var labels: [String]
    var isConvenience: Bool
    /// Whether a call may leave out every argument.
    var needsNoArguments = false
  }

  struct Kind: OptionSet, Sendable {
    let rawValue: Int
    static let `class` = Kind(rawValue: 1)
    static let `protocol` = Kind(rawValue: 2)
    static let value = Kind(rawValue: 4)
  }

  struct TypeDeclaration: Sendable {
    /// `Outer.Inner`.
    var name: String
    var kind: Kind = []
    var module: String = ""
    /// The file of its declaration; nil for a type that the program only extends.
    var file: String?
    var line = 0
    /// Superclass and protocols, including those of extensions.
    var inherited: [String] = []
    var methods: [Method] = []
    var properties: [Property] = []
    /// The initializers that can be called without `try`, `await` or unwrapping.
    var initializers: [Initializer] = []
    /// The end of its body, before the brace.
    var bodyEnd: Int?
    /// Optional requirements of an `@objc` protocol.
    var optionals: [Method] = []
    var attributes: Set<String> = []
    var hasOutlets = false
    /// Whether it declares `awakeFromNib`.
    var awakes = false
    var observes: Bool { methods.contains { $0.isObserving && !$0.isInExtension } }
    /// Whether the module's other files can name it without generic arguments.
    var isNameable = true
  }

  var types: [String: TypeDeclaration] = [:]

  /// Whether some code creates objects of a class that is known only at run time: `T()`.
  var createsDynamically = false

  /// The generic types that the program uses, with their arguments.
  var weakBoxes = WeakBoxes()

  /// The methods of UIKit's delegates that subclasses add to conformances.
  private(set) var inherited = InheritedRequirements()

  /// Makes methods overrides that a subclass adds to the conformance of a class above it.
  mutating func inherit(_ requirements: DelegateRequirements) {
    inherited = InheritedRequirements(requirements, in: self)
    for name in types.keys {
      for index in types[name, default: TypeDeclaration(name: name)].methods.indices
      where inherited.overrides(types[name]?.methods[index].reference ?? "", in: name) {
        types[name]?.methods[index].isOverride = true
      }
    }
  }

  /// Full names by the last part.
  private var byLastName: [String: [String]] = [:]

  mutating func add(_ fragment: TypeDeclaration) {
    let isKnown = types[fragment.name] != nil
    types[fragment.name, default: TypeDeclaration(name: fragment.name)].merge(fragment)
    if !isKnown {
      let last = fragment.name.split(separator: ".").last.map(String.init) ?? fragment.name
      byLastName[last, default: []].append(fragment.name)
    }
  }

  /// The declaration that a name refers to inside a type.
  func find(_ name: String, inside context: String = "") -> TypeDeclaration? {
    var scope = context.split(separator: ".")
    while !scope.isEmpty {
      let qualified = (scope + [Substring(name)]).joined(separator: ".")
      if let type = types[qualified] { return type }
      scope.removeLast()
    }
    if let type = types[name] { return type }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let names = byLastName[last], names.count == 1, let only = names.first else { return nil }
    return types[only]
  }

  /// The superclasses that the program declares, nearest first, and the name of the first that it
  /// doesn't declare.
  func superclasses(of name: String) -> (known: [TypeDeclaration], outside: String?) {
    var known: [TypeDeclaration] = []
    var seen: Set<String> = [name]
    var current = find(name)
    while let type = current {
      var next: TypeDeclaration?
      var outside: String?
      for parent in type.inherited {
        let plain = parent.split(separator: "<").first.map(String.init) ?? parent
        // An extension alone isn't a declaration: `extension UIViewController`.
        if let found = find(plain, inside: type.name), found.file != nil,
          Self.isVisible(found.name, as: plain, inside: type.name)
        {
          if found.kind.contains(.class) {
            next = found
            break
          }
        } else if outside == nil {
          outside = plain
        }
      }
      guard let next else { return (known, outside) }
      guard seen.insert(next.name).inserted else { return (known, nil) }
      known.append(next)
      current = next
    }
    return (known, nil)
  }

  /// Whether a type's plain name refers to it inside a type: one that is nested in another type has only its last
  /// name in common, as `Button.Subscription` has with Combine's.
  private static func isVisible(_ name: String, as plain: String, inside context: String) -> Bool {
    guard !plain.contains("."), name != plain else { return true }
    return (context + ".").hasPrefix(name.dropLast(plain.count))
  }

  /// Whether a class descends from UIResponder; for unknown classes, the name decides.
  func isResponder(_ name: String) -> Bool {
    let outside: String?
    if find(name)?.file == nil { outside = name } else { outside = superclasses(of: name).outside }
    guard let outside else { return false }
    if Self.objects.contains(outside) { return false }
    if outside.hasPrefix("UI") { return Self.isClassOfUIKit(outside) }
    return Self.endings.contains { outside.hasSuffix($0) }
  }

  /// Whether a class is the first below NSObject to declare `awakeFromNib`, which NSObject has on iOS only.
  func isFirstToAwake(_ name: String) -> Bool { isFirst(name, to: \.awakes) }

  /// The same for the method that key-value observing calls.
  func isFirstToObserve(_ name: String) -> Bool { isFirst(name, to: \.observes) }

  private func isFirst(_ name: String, to declare: (TypeDeclaration) -> Bool) -> Bool {
    guard let type = find(name), declare(type), !isResponder(name) else { return false }
    return !superclasses(of: name).known.contains(where: declare)
  }

  private static let objects: Set<String> = ["NSObject", "NSManagedObject", "Operation", "Thread"]

  private static let endings = [
    "ViewController", "View", "Cell", "Button", "Label", "Controller", "TextField", "Control",
    "Window", "Responder", "Bar",
  ]

  private static func isClassOfUIKit(_ name: String) -> Bool {
    // UIKit's protocols have the first suffixes; classes that aren't responders have the others.
    let others = [
      "Delegate", "DataSource", "Transitioning", "Prefetching", "Recognizer", "Item", "Context",
      "Layout", "Coding", "Representable", "Guide", "Configuration", "Attributes", "Action",
      "Activity", "Document", "Image", "Color", "Font", "Element", "PresentationController",
      "Transition", "Segue", "Animator", "Behavior", "Effect", "Appearance", "Interaction",
    ]
    if name == "UIDocument" { return false }
    return !others.contains { name.hasSuffix($0) }
  }

  /// A method of a type or of the classes above it.
  func method(_ name: String, labels: [String]?, in type: String) -> Method? {
    guard let start = find(type) else { return nil }
    for candidate in [start] + superclasses(of: start.name).known {
      let found = candidate.methods.filter {
        $0.name == name && (labels == nil || $0.labels == labels)
      }
      if let method = found.first(where: \.isObjC) ?? found.first { return method }
    }
    return nil
  }

  /// The only type with a method of this name, or nil.
  func onlyOwner(of name: String, labels: [String]?) -> TypeDeclaration? {
    let owners = types.values.filter { type in
      type.methods.contains { $0.name == name && (labels == nil || $0.labels == labels) }
    }
    return owners.count == 1 ? owners.first : nil
  }
}

extension Declarations.TypeDeclaration {
  fileprivate mutating func merge(_ other: Self) {
    kind.formUnion(other.kind)
    if other.file != nil {
      file = other.file
      line = other.line
      bodyEnd = other.bodyEnd
      module = other.module
      // The superclass is in the declaration.
      inherited = other.inherited + inherited
    } else {
      inherited += other.inherited
    }
    methods += other.methods
    properties += other.properties
    initializers += other.initializers
    optionals += other.optionals
    attributes.formUnion(other.attributes)
    hasOutlets = hasOutlets || other.hasOutlets
    awakes = awakes || other.awakes
    isNameable = isNameable && other.isNameable
  }
}
