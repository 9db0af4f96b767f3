/// What a container has registered and keeps.
public final class ContainerManager: @unchecked Sendable {
  // Unchecked: the lock orders accesses from several threads.
  /// The scope of the factories that name none.
  public var defaultScope: Scope?
  var decorator: ((Any) -> Void)?
  let cache = ScopeCache()
  private var registrations: [FactoryKey: Any] = [:]
  private var hasRegistered = false

  public init() {}

  public func reset(options: FactoryResetOptions = .all) {
    factoryLock.withLock {
      if options == .all || options == .registration { registrations = [:] }
      if options == .all || options == .scope { cache.removeAll() }
    }
  }

  public func reset(scope: Scope) {
    factoryLock.withLock { (scope.cache ?? cache).removeAll(of: scope) }
  }

  func register(_ make: Any?, for key: FactoryKey) {
    factoryLock.withLock { registrations[key] = make }
  }

  func registration(for key: FactoryKey) -> Any? { registrations[key] }

  /// Lets the container register more factories, once.
  func prepare(_ container: any ManagedContainer) {
    guard !hasRegistered else { return }
    hasRegistered = true
    (container as? any AutoRegistering)?.autoRegister()
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
