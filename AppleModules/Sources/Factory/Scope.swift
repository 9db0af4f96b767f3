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
  }

  public final class Unique: Scope, @unchecked Sendable {
    public init() { super.init(isCaching: false) }
  }
}
