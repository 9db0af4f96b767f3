/// How a container creates the objects of a factory.
public struct FactoryRegistration<Parameters, Value> {
  typealias Options = FactoryOptions<Parameters, Value>

  let container: any ManagedContainer
  let key: FactoryKey
  let make: (Parameters) -> Value
  /// The scope of a factory that names none later.
  let declaredScope: Scope?
  /// Whether the factory's property has said `once()`.
  var isOnce = false

  init(
    container: any ManagedContainer, name: String, scope: Scope? = nil,
    make: @escaping (Parameters) -> Value
  ) {
    self.container = container
    self.make = make
    declaredScope = scope
    key = FactoryKey(name: name, parameters: Parameters.self, value: Value.self)
  }

  func resolve(_ parameters: Parameters) -> Value {
    let manager = container.manager
    let (value, isNew, options) = factoryLock.withLock {
      manager.prepare(container)
      let options = self.options
      let graph = Scope.graph
      graph.enter()
      defer { graph.leave() }
      let (value, isNew) = instance(parameters, options)
      return (value, isNew, options)
    }
    options.decorator?(value, isNew)
    manager.decorator?(value)
    return value
  }

  func register(_ make: @escaping (Parameters) -> Value) {
    change { options in
      options.registered = make
      // A container that registers while it is used for the first time keeps what exists.
      if !container.manager.isRegistering, let scope = options.scope ?? declaredScope {
        cache(of: scope).remove(key)
      }
    }
  }

  func register(scope: Scope) {
    change { options in
      guard options.scope !== scope else { return }
      options.scope = scope
      container.manager.cache.remove(key)
    }
  }

  /// Changes the options that the container keeps, unless the factory's property has fixed them.
  func change(_ change: (inout Options) -> Void) {
    factoryLock.withLock {
      container.manager.prepare(container)
      var options = self.options
      guard options.isOnce == isOnce else { return }
      change(&options)
      container.manager.options[key] = options
    }
  }

  func reset(_ resetOptions: FactoryResetOptions) {
    factoryLock.withLock {
      var options = self.options
      if resetOptions == .all || resetOptions == .scope {
        cache(of: options.scope ?? declaredScope).remove(key)
      }
      options.reset(resetOptions)
      container.manager.options[key] = options
    }
  }

  private var options: Options { container.manager.options[key] as? Options ?? Options() }

  private func cache(of scope: Scope?) -> ScopeCache { scope?.cache ?? container.manager.cache }

  private func instance(
    _ parameters: Parameters, _ options: Options
  ) -> (value: Value, isNew: Bool) {
    let make = options.make ?? self.make
    let scope = options.scope ?? declaredScope ?? container.manager.defaultScope ?? Scope.unique
    guard scope.isCaching else { return (make(parameters), true) }
    let cache = cache(of: scope)
    let key = key.with(options.argument?(parameters))
    if let found = cache.value(for: key, of: Value.self, timeToLive: options.timeToLive) {
      return (found, false)
    }
    let value = make(parameters)
    cache.keep(value, for: key, in: scope)
    return (value, true)
  }
}
