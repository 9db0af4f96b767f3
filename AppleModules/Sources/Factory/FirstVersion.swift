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

extension SharedContainer {
  public typealias Scope = FactoryScope
  public typealias Registrations = FactoryRegistrations
}

/// A name that `SharedContainer.Scope` doesn't hide.
public typealias FactoryScope = Scope

/// What version 1's factories have registered.
public enum FactoryRegistrations {
  public static func push() { Container.shared.manager.push() }
  public static func pop() { Container.shared.manager.pop() }
  public static func reset() { Container.shared.manager.reset(options: .registration) }
}

extension Scope {
  /// Forgets the objects of version 1's factories.
  public static func reset(includingSingletons: Bool = false) {
    Container.shared.manager.reset(options: .scope)
    if includingSingletons { singleton.reset() }
  }

  public func reset() {
    factoryLock.withLock { (cache ?? Container.shared.manager.cache).removeAll(of: self) }
  }
}

extension FactoryKey {
  /// A name for a factory that isn't a container's property.
  static func unusedName() -> String { UUID().uuidString }
}
