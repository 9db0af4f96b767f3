import Synchronization

/// A missing module's shared object, such as `Client.shared` or `Auth.auth()`; the same name returns the same object.
///
/// It lives until the launch ends, with the closures that the app registers in it.
public func standInSingleton<Object>(_ name: String) -> Object {
  if let made = singletons.withLock({ $0[name] })?.object as? Object { return made }
  let made: Object = standInConstant(name)
  let singleton = Singleton(object: made)
  // Another thread may have made it meanwhile.
  let first = singletons.withLock { known in
    if let first = known[name], first.object is Object { return first }
    known[name] = singleton
    return singleton
  }
  return first.object as? Object ?? made
}

private let singletons = Mutex<[String: Singleton]>([:])

// Unchecked: whether the missing class is Sendable is unknown.
private struct Singleton: @unchecked Sendable {
  let object: Any
}
