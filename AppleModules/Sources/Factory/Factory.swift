/// Creates the objects of one type.
public struct Factory<Value>: FactoryModifying {
  public var registration: FactoryRegistration<Void, Value>

  public init(
    _ container: any ManagedContainer, key: StaticString = #function,
    _ make: @escaping () -> Value
  ) {
    registration = FactoryRegistration(container: container, name: "\(key)") { make() }
  }

  public func callAsFunction() -> Value { registration.resolve(()) }
  public func resolve() -> Value { registration.resolve(()) }

  /// Replaces the closure that creates the object.
  public func callAsFunction(factory: @escaping () -> Value) { register(factory: factory) }

  @discardableResult
  public func register(factory: @escaping () -> Value) -> Self {
    registration.register { factory() }
    return self
  }
}

/// Creates the objects of one type from parameters.
public struct ParameterFactory<Parameters, Value>: FactoryModifying {
  public var registration: FactoryRegistration<Parameters, Value>

  public init(
    _ container: any ManagedContainer, key: StaticString = #function,
    _ make: @escaping (Parameters) -> Value
  ) {
    registration = FactoryRegistration(container: container, name: "\(key)", make: make)
  }

  public func callAsFunction(_ parameters: Parameters) -> Value { registration.resolve(parameters) }
  public func resolve(_ parameters: Parameters) -> Value { registration.resolve(parameters) }

  public func callAsFunction(factory: @escaping (Parameters) -> Value) {
    register(factory: factory)
  }

  @discardableResult
  public func register(factory: @escaping (Parameters) -> Value) -> Self {
    registration.register(factory)
    return self
  }
}
