// What Factory's version 1 declares: factories that are static properties and belong to no container.

extension Factory {
  public init(scope: Scope? = nil, factory make: @escaping () -> Value) {
    registration = FactoryRegistration(
      container: Container.shared, name: FactoryKey.unusedName(), scope: scope
    ) { make() }
  }
}

extension ParameterFactory {
  public init(scope: Scope? = nil, factory make: @escaping (Parameters) -> Value) {
    registration = FactoryRegistration(
      container: Container.shared, name: FactoryKey.unusedName(), scope: scope, make: make)
  }
}

// The property wrappers don't evaluate the factory, because they would retain it.

extension Injected {
  public init(_ factory: @autoclosure @escaping () -> Factory<Value>) { self.init(make: factory) }
}

extension LazyInjected {
  public init(_ factory: @autoclosure @escaping () -> Factory<Value>) { self.init(make: factory) }
}

extension WeakLazyInjected {
  public init(_ factory: @autoclosure @escaping () -> Factory<Value>) { self.init(make: factory) }
}

extension FactoryKey {
  /// A name for a factory that isn't a container's property.
  static func unusedName() -> String { UUID().uuidString }
}
