/// The name of a method and, if known, the method itself.
///
/// Swift on Linux has no `#selector`, so a selector carries the unapplied method:
///
///     button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
///
/// The compiler checks the method, performing the selector calls overrides, and the selector retains
/// no object. Selectors with the same name are equal. A selector that has only a name,
/// `Selector("save:")`, finds the methods in a class's ``SelectorTable``.
///
/// A selector can be used on any thread: an unapplied method captures nothing, and a closure passed
/// instead must not capture anything that isn't safe to share.
public struct Selector: @unchecked Sendable {
  /// The name in Objective-C's form, with a colon for each argument: `save:`.
  ///
  /// - Note: Not in UIKit.
  public let name: String

  let method: SelectorMethod?

  init(name: String, method: SelectorMethod?) {
    self.name = name
    self.method = method
  }

  /// Creates a selector that has only a name.
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

// A main-actor method converts only to a main-actor function type, and a nonisolated method only to
// a nonisolated one, so there are two of each.
extension Selector {
  /// A method without parameters.
  ///
  /// - Note: Not in UIKit.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name: name, method: PlainMethod(method))
  }

  /// A method that takes the sender, or the argument it is performed with.
  ///
  /// - Note: Not in UIKit.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.init(name: name, method: SenderMethod(method))
  }

  /// A method that takes the sender and the event.
  ///
  /// - Note: Not in UIKit.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name: name, method: EventMethod(method))
  }

  /// A method of the main actor without parameters.
  ///
  /// - Note: Not in UIKit.
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
  }

  /// A method of the main actor that takes the sender.
  ///
  /// - Note: Not in UIKit.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (Sender) -> Result).self))
  }

  /// A method of the main actor that takes the sender and the event.
  ///
  /// - Note: Not in UIKit.
  @_disfavoredOverload
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (Sender, Event) -> Result).self))
  }

  /// The equivalent of `#selector(getter: Type.property)`: performing it returns the value.
  ///
  /// - Note: Not in UIKit.
  public init<Target, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
    self.init(name: name, method: PlainMethod { (target: Target) in { target[keyPath: property] } })
  }

  /// The equivalent of `#selector(setter: Type.property)`: performing it with a value sets the
  /// property.
  ///
  /// - Note: Not in UIKit.
  public init<Target, Value>(
    _ name: String, setter property: ReferenceWritableKeyPath<Target, Value>
  ) {
    self.init(
      name: name,
      method: SenderMethod { (target: Target) in { target[keyPath: property] = $0 } })
  }
}
