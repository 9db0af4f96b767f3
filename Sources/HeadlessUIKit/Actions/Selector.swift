/// The name of a method, and where the method is known, the method itself.
///
/// Swift on Linux has no `#selector`, so a selector carries the unapplied method:
///
///     button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
///
/// The compiler checks the method, an override is called in place of what it overrides, and the selector
/// keeps no object alive. Selectors with the same name are equal. One with a name alone,
/// `Selector("save:")`, reaches the methods that a class lists in its ``SelectorTable``.
///
/// A selector may be used on any thread: an unapplied method captures nothing, and a closure given in
/// its place must not capture anything that is not safe to share.
public struct Selector: @unchecked Sendable {
  /// As Objective-C spells it, with a colon for each argument: `save:`.
  public let name: String

  let method: SelectorMethod?

  init(name: String, method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  /// A selector that only names a method.
  public init(_ name: String) {
    self.init(name: name, method: nil)
  }
}

extension Selector: Hashable {
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

// A method of the main actor converts only to a function type that says so, and one of no actor only to
// one that does not: hence two of each.
extension Selector {
  /// A method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name: name, method: PlainMethod(method))
  }

  /// A method that takes the sender, or whatever it is performed with.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name: name, method: SenderMethod(method))
  }

  /// A method that takes the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name: name, method: EventMethod(method))
  }

  /// A method of the main actor without parameters.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
  }

  /// A method of the main actor that takes the sender.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self))
  }

  /// A method of the main actor that takes the sender and the event.
  @_disfavoredOverload
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (Sender, Event) -> Result).self))
  }

  /// What `#selector(getter: Type.property)` is: performing it answers with the value.
  public init<Target, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
    self.init(name: name, method: PlainMethod { (target: Target) in { target[keyPath: property] } })
  }

  /// What `#selector(setter: Type.property)` is: performing it with a value stores that.
  public init<Target, Value>(
    _ name: String, setter property: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(
      name: name,
      method: SenderMethod { (target: Target) in { target[keyPath: property] = $0 } })
  }
}
