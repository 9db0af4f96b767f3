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

extension Injected {
  public init(_ factory: Factory<Value>) {
    self.factory = factory
    wrappedValue = factory()
  }
}

extension LazyInjected {
  public init(_ factory: Factory<Value>) { self.init { factory } }
}

extension WeakLazyInjected {
  public init(_ factory: Factory<Value>) { self.init { factory } }
}

extension FactoryKey {
  /// A name for a factory that isn't a container's property.
  static func unusedName() -> String { UUID().uuidString }
}
