/// A container that also finds factories by the type of their objects.
public protocol Resolving: ManagedContainer {
  func register<Value>(_ type: Value.Type, factory: @escaping () -> Value) -> Factory<Value>
  func factory<Value>(_ type: Value.Type) -> Factory<Value>?
  func resolve<Value>(_ type: Value.Type) -> Value?
}

extension Resolving {
  @discardableResult
  public func register<Value>(
    _ type: Value.Type = Value.self, factory: @escaping () -> Value
  ) -> Factory<Value> {
    Factory(self, key: "", factory).register(factory: factory)
  }

  /// The factory of a type; nil unless one is registered.
  public func factory<Value>(_ type: Value.Type = Value.self) -> Factory<Value>? {
    factoryLock.withLock {
      manager.prepare(self)
      let key = FactoryKey(name: "", parameters: Void.self, value: Value.self)
      let options = manager.options[key] as? FactoryOptions<Void, Value>
      return options?.registered.map { make in Factory(self, key: "") { make(()) } }
    }
  }

  public func resolve<Value>(_ type: Value.Type = Value.self) -> Value? { factory(type)?() }
}

/// A dependency that is found by its type, and resolved with its owner.
@propertyWrapper
public struct InjectedType<Value> {
  public var wrappedValue: Value?

  public init() { self.init(Container.shared) }

  public init(_ container: any ManagedContainer) {
    wrappedValue = (container as? any Resolving)?.resolve()
  }
}
