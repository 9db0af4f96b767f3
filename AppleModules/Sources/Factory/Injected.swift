/// A dependency that is resolved with its owner.
@propertyWrapper
public struct Injected<Value> {
  public var wrappedValue: Value
  // Not the factory itself: the owner would retain the container and what the factory captures.
  private let make: () -> Factory<Value>

  init(make: @escaping () -> Factory<Value>) {
    self.make = make
    wrappedValue = make()()
  }

  public init(_ path: KeyPath<Container, Factory<Value>>) {
    self.init(make: { Container.shared[keyPath: path] })
  }

  public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Value>>) {
    self.init(make: { Owner.shared[keyPath: path] })
  }

  public var factory: Factory<Value> { make() }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public mutating func resolve(reset options: FactoryResetOptions = .none) {
    wrappedValue = factory.reset(options)()
  }
}

/// A dependency that is resolved when its owner reads it for the first time.
@propertyWrapper
public struct LazyInjected<Value> {
  private final class Storage {
    var value: Value?
  }

  private let make: () -> Factory<Value>
  private let storage = Storage()

  init(make: @escaping () -> Factory<Value>) { self.make = make }

  public init(_ path: KeyPath<Container, Factory<Value>>) {
    self.init(make: { Container.shared[keyPath: path] })
  }

  public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Value>>) {
    self.init(make: { Owner.shared[keyPath: path] })
  }

  public var factory: Factory<Value> { make() }

  public var wrappedValue: Value {
    get {
      factoryLock.withLock {
        if let value = storage.value { return value }
        let value = factory()
        storage.value = value
        return value
      }
    }
    nonmutating set { factoryLock.withLock { storage.value = newValue } }
  }

  public var projectedValue: Self { self }

  public func resolve(reset options: FactoryResetOptions = .none) {
    factoryLock.withLock { storage.value = factory.reset(options)() }
  }

  public func resolvedOrNil() -> Value? { factoryLock.withLock { storage.value } }
}

/// A dependency that is resolved when its owner reads it for the first time, and that the owner doesn't retain.
@propertyWrapper
public struct WeakLazyInjected<Value> {
  private final class Storage {
    var isResolved = false
    weak var value: AnyObject?
  }

  private let make: () -> Factory<Value>
  private let storage = Storage()

  init(make: @escaping () -> Factory<Value>) { self.make = make }

  public init(_ path: KeyPath<Container, Factory<Value>>) {
    self.init(make: { Container.shared[keyPath: path] })
  }

  public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Value>>) {
    self.init(make: { Owner.shared[keyPath: path] })
  }

  public var factory: Factory<Value> { make() }

  public var wrappedValue: Value? {
    get {
      factoryLock.withLock {
        if storage.isResolved { return kept }
        // As in Factory, an object that nothing else retains is gone already.
        keep(factory())
        return kept
      }
    }
    nonmutating set { factoryLock.withLock { keep(newValue) } }
  }

  public var projectedValue: Self { self }

  public func resolve(reset options: FactoryResetOptions = .none) {
    factoryLock.withLock { keep(factory.reset(options)()) }
  }

  public func resolvedOrNil() -> Value? { factoryLock.withLock { kept } }

  private var kept: Value? { storage.value.flatMap { $0 as? Value } }

  private func keep(_ value: Value?) {
    storage.isResolved = true
    storage.value = contentOfOptional(value as Any).map { $0 as AnyObject }
  }
}

/// A dependency that is resolved each time its owner reads it.
@propertyWrapper
public struct DynamicInjected<Value> {
  private let make: () -> Factory<Value>

  public init(_ path: KeyPath<Container, Factory<Value>>) {
    make = { Container.shared[keyPath: path] }
  }

  public init<Owner: SharedContainer>(_ path: KeyPath<Owner, Factory<Value>>) {
    make = { Owner.shared[keyPath: path] }
  }

  public var wrappedValue: Value { make()() }
  public var projectedValue: Factory<Value> { make() }
}

/// The shared container of a type.
@propertyWrapper
public struct InjectedContainer<Owner: SharedContainer> {
  public var wrappedValue: Owner

  public init() where Owner == Container { wrappedValue = Container.shared }
  public init(_ type: Owner.Type) { wrappedValue = Owner.shared }

  public mutating func reset(options: FactoryResetOptions = .none) {
    wrappedValue.reset(options: options)
  }
}

public func resolve<Value>(_ path: KeyPath<Container, Factory<Value>>) -> Value {
  Container.shared[keyPath: path]()
}

public func resolve<Owner: SharedContainer, Value>(
  _ path: KeyPath<Owner, Factory<Value>>
) -> Value {
  Owner.shared[keyPath: path]()
}
