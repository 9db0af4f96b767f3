/// How a container creates the objects of a factory.
public struct FactoryRegistration<Parameters, Value> {
  let container: any ManagedContainer
  let key: FactoryKey
  var make: (Parameters) -> Value
  var scope: Scope?
  var decorators: [(Value, Bool) -> Void] = []

  init(
    container: any ManagedContainer, name: String, make: @escaping (Parameters) -> Value
  ) {
    self.container = container
    self.make = make
    key = FactoryKey(
      name: name, parameters: ObjectIdentifier(Parameters.self),
      value: ObjectIdentifier(Value.self))
  }

  func resolve(_ parameters: Parameters) -> Value {
    factoryLock.withLock {
      container.manager.prepare(container)
      let graph = Scope.graph
      graph.enter()
      defer { graph.leave() }
      let (value, isNew) = instance(parameters)
      for decorator in decorators { decorator(value, isNew) }
      container.manager.decorator?(value)
      return value
    }
  }

  func register(_ make: @escaping (Parameters) -> Value) {
    // The container's own registrations must not replace this one later.
    container.manager.prepare(container)
    container.manager.register(make, for: key)
    forget()
  }

  /// Removes the object that the factory keeps.
  func forget() {
    factoryLock.withLock { (scope?.cache ?? container.manager.cache).remove(key) }
  }

  private func instance(_ parameters: Parameters) -> (value: Value, isNew: Bool) {
    let manager = container.manager
    let registered = manager.registration(for: key) as? (Parameters) -> Value
    let scope = scope ?? manager.defaultScope ?? Scope.unique
    guard scope.isCaching else { return ((registered ?? make)(parameters), true) }
    let cache = scope.cache ?? manager.cache
    if let found = cache.value(for: key, of: Value.self) { return (found, false) }
    let value = (registered ?? make)(parameters)
    cache.keep(value, for: key, in: scope)
    return (value, true)
  }
}
