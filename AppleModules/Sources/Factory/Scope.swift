/// How long a container keeps the objects that its factories create.
public class Scope: @unchecked Sendable {
  // Unchecked: subclasses have no mutable state except caches, which the lock orders.
  /// Where the scope keeps objects, if not in the container.
  let cache: ScopeCache?
  /// Whether the cache doesn't retain objects.
  let isWeak: Bool
  let isCaching: Bool

  fileprivate init(cache: ScopeCache? = nil, isWeak: Bool = false, isCaching: Bool = true) {
    self.cache = cache
    self.isWeak = isWeak
    self.isCaching = isCaching
  }

  public static let cached = Cached()
  public static let graph = Graph()
  public static let shared = Shared()
  public static let singleton = Singleton()
  public static let unique = Unique()

  public final class Cached: Scope, @unchecked Sendable {
    public init() { super.init() }
  }

  /// As long as the outermost factory resolves others.
  public final class Graph: Scope, @unchecked Sendable {
    var depth = 0

    fileprivate init() { super.init(cache: ScopeCache()) }

    func enter() { depth += 1 }

    func leave() {
      depth -= 1
      if depth == 0 { cache?.removeAll() }
    }
  }

  /// As long as another object retains the object.
  public final class Shared: Scope, @unchecked Sendable {
    public init() { super.init(isWeak: true) }
  }

  public final class Singleton: Scope, @unchecked Sendable {
    public init() { super.init(cache: ScopeCache()) }

    public func reset() { factoryLock.withLock { cache?.removeAll() } }
  }

  public final class Unique: Scope, @unchecked Sendable {
    public init() { super.init(isCaching: false) }
  }
}

/// The objects that a container or a scope keeps.
final class ScopeCache {
  private struct Entry {
    let scope: ObjectIdentifier
    let kept: Any?
    weak var known: AnyObject?
  }

  private var entries: [FactoryKey: Entry] = [:]

  func value<Value>(for key: FactoryKey, of type: Value.Type) -> Value? {
    guard let entry = entries[key] else { return nil }
    return entry.kept as? Value ?? entry.known as? Value
  }

  func keep<Value>(_ value: Value, for key: FactoryKey, in scope: Scope) {
    let name = ObjectIdentifier(scope)
    if !scope.isWeak {
      entries[key] = Entry(scope: name, kept: value)
    } else if let object = Self.object(value) {
      entries[key] = Entry(scope: name, kept: nil, known: object)
    }
  }

  func remove(_ key: FactoryKey) { entries[key] = nil }
  func removeAll() { entries = [:] }

  func removeAll(of scope: Scope) {
    entries = entries.filter { $0.value.scope != ObjectIdentifier(scope) }
  }

  /// The object that a value is or contains; nil for a struct, which would be boxed.
  private static func object(_ value: Any) -> AnyObject? {
    if type(of: value) is any AnyObject.Type { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let content = mirror.children.first else { return nil }
    return object(content.value)
  }
}
