/// What a container has registered and keeps.
public final class ContainerManager: @unchecked Sendable {
  // Unchecked: the lock orders accesses from several threads.
  /// The scope of the factories that name none.
  public var defaultScope: Scope? {
    get { factoryLock.withLock { scope } }
    set { factoryLock.withLock { scope = newValue } }
  }

  var decorator: ((Any) -> Void)?
  var options: [FactoryKey: any ResettableOptions] = [:]
  let cache = ScopeCache()
  /// Whether the container is registering more factories.
  private(set) var isRegistering = false
  private var scope: Scope?
  private var hasRegistered = false
  private var saved: [State] = []

  private struct State {
    let decorator: ((Any) -> Void)?
    let options: [FactoryKey: any ResettableOptions]
    let entries: ScopeCache.Entries
    let scope: Scope?
    let hasRegistered: Bool
  }

  public init() {}

  /// Forgets registrations or objects; without its registrations, the container registers again.
  public func reset(options: FactoryResetOptions = .all) {
    factoryLock.withLock {
      if options == .all || options == .scope { cache.removeAll() }
      if options == .all || options == .registration { hasRegistered = false }
      for key in self.options.keys { self.options[key]?.reset(options) }
    }
  }

  /// Forgets the objects of a scope; not those of singletons, which no container keeps.
  public func reset(scope: Scope) {
    factoryLock.withLock { cache.removeAll(of: scope) }
  }

  /// Saves what the container has registered and keeps, until `pop()` restores it.
  public func push() {
    factoryLock.withLock {
      saved.append(
        State(
          decorator: decorator, options: options, entries: cache.entries, scope: scope,
          hasRegistered: hasRegistered))
    }
  }

  public func pop() {
    factoryLock.withLock {
      guard let state = saved.popLast() else { return }
      (decorator, options, cache.entries) = (state.decorator, state.options, state.entries)
      (scope, hasRegistered) = (state.scope, state.hasRegistered)
    }
  }

  /// Lets the container register more factories, once.
  func prepare(_ container: any ManagedContainer) {
    guard !hasRegistered else { return }
    hasRegistered = true
    guard let container = container as? any AutoRegistering else { return }
    isRegistering = true
    defer { isRegistering = false }
    container.autoRegister()
  }
}

/// Recursive, because a factory's closure resolves others.
let factoryLock = NSRecursiveLock()
