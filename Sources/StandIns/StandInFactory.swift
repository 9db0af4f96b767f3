import Foundation

/// Registers a closure that an app passes to a missing module to make its objects, as dependency
/// containers take them: `container.register(Store.self) { LocalStore() }`.
///
/// - Parameter keys: The call's other arguments; a metatype among them is asked for later.
public func standInFactory<Made>(
  _ name: String, _ file: StaticString, _ line: UInt, keptBy keeper: Any?, keys: [Any?],
  _ make: @escaping () throws -> Made
) {
  if Made.self == Void.self || Made.self == StandIn.self || Made.self == Bool.self {
    standInClosure(name, file, line, keptBy: keeper) { _ = try? make() }
    return
  }
  let factory = Factory(
    keys: keys.compactMap { ($0 as? Any.Type).map { ObjectIdentifier($0) } }, make)
  StandInFactories.add(factory, keptBy: (keeper as? any StandInBehavior)?.standInStore)
}

/// What an app's own closure makes for a type, or a harmless value; nil if there is neither.
public func standInResolved<Value>() -> Value! {
  StandInFactories.make(Value.self) ?? HarmlessValue.make(Value.self)
}

/// What an app's own closure makes for the property of a missing module's wrapper.
public func standInService<Value>() -> Value? { StandInFactories.make(Value.self) }

/// What a container is asked for. The stand-ins' file declares the forms with other arguments.
extension StandInBehavior {
  public func resolve<Wanted>() -> Wanted! { standInResolved() }
  public func resolve<Wanted>(_ type: Wanted.Type) -> Wanted! { standInResolved() }
  public func resolve<Wanted>(_ type: Wanted.Type, name: String?) -> Wanted! { standInResolved() }
  @_disfavoredOverload @discardableResult
  public func resolve(_ value: Any?) -> StandIn { StandIn() }
}

private protocol AnyFactory: AnyObject {
  var keys: [ObjectIdentifier] { get }
  var madeType: Any.Type { get }
  func callAsFunction() -> Any?
}

/// A box with the closure's own type, so that a retain graph walk can read its references.
private final class Factory<Made>: AnyFactory {
  let keys: [ObjectIdentifier]
  private let make: () throws -> Made

  init(keys: [ObjectIdentifier], _ make: @escaping () throws -> Made) {
    self.keys = keys
    self.make = make
  }

  var madeType: Any.Type { Made.self }

  func callAsFunction() -> Any? { try? make() }
}

/// The closures that the app's containers retain.
enum StandInFactories {
  // Unchecked: the lock protects them.
  private nonisolated(unsafe) static var known: [WeakFactory] = []
  private nonisolated(unsafe) static var global: [any AnyFactory] = []
  private nonisolated(unsafe) static var running: Set<ObjectIdentifier> = []
  private static let lock = NSRecursiveLock()

  private struct WeakFactory {
    weak var factory: (any AnyFactory)?
  }

  fileprivate static func add(_ factory: any AnyFactory, keptBy store: StandInStore?) {
    lock.withLock {
      if let store { store.hold(factory as AnyObject) } else { global.append(factory) }
      known.removeAll { $0.factory == nil }
      known.append(WeakFactory(factory: factory))
    }
  }

  /// Calls the latest closure that was registered for a type, or whose object is of the type.
  static func make<Value>(_ type: Value.Type) -> Value? {
    lock.withLock {
      guard !known.isEmpty else { return nil }
      let wanted = (type as? any OptionalKind.Type)?.wrapped ?? type
      let factories = known.reversed().compactMap(\.factory)
      let key = ObjectIdentifier(wanted)
      let exact = factories.filter { $0.keys.contains(key) || ObjectIdentifier($0.madeType) == key }
      if let made = first(of: exact, as: type) { return made }
      guard isClassOrProtocol(wanted) else { return nil }
      return first(of: factories.filter { isClassOrProtocol($0.madeType) }, as: type)
    }
  }

  private static func first<Value>(of factories: [any AnyFactory], as type: Value.Type) -> Value? {
    for factory in factories {
      // What a closure asks for while it runs isn't what it makes.
      guard running.insert(ObjectIdentifier(factory)).inserted else { continue }
      defer { running.remove(ObjectIdentifier(factory)) }
      if let made = factory(), !(made is StandIn), let value = made as? Value { return value }
    }
    return nil
  }

  private static func isClassOrProtocol(_ type: Any.Type) -> Bool {
    // The kinds of classes are 0 or an address.
    kind(of: type) == 0 || kind(of: type) > 0x7ff || isProtocol(type)
  }

  static func isProtocol(_ type: Any.Type) -> Bool { kind(of: type) == 0x303 }

  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self)
  }
}

protocol OptionalKind {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalKind {
  static var wrapped: Any.Type { Wrapped.self }
}
