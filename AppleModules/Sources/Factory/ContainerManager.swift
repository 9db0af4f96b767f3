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

/// A factory's name, and the types of its parameters and its value.
struct FactoryKey: Hashable {
  let name: String
  let parameters: ObjectIdentifier
  let value: ObjectIdentifier
}
