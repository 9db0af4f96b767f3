/// The objects that a container or a scope keeps.
final class ScopeCache {
  private enum Content {
    case strong(Any)
    case weak(WeakReference)
  }

  private struct Entry {
    let scope: ObjectIdentifier
    let content: Content
  }

  private var entries: [FactoryKey: Entry] = [:]

  func value<Value>(for key: FactoryKey, of type: Value.Type) -> Value? {
    switch entries[key]?.content {
    case .strong(let value): return value as? Value
    // An object that is gone must not become an empty optional.
    case .weak(let reference): return reference.object.flatMap { $0 as? Value }
    case nil: return nil
    }
  }

  /// Keeps a value, unless it is an empty optional: a later registration may fill that.
  func keep<Value>(_ value: Value, for key: FactoryKey, in scope: Scope) {
    guard let content = contentOfOptional(value) else { return }
    let name = ObjectIdentifier(scope)
    if !scope.isWeak {
      entries[key] = Entry(scope: name, content: .strong(value))
    } else if type(of: content) is any AnyObject.Type {
      let reference = WeakReference(content as AnyObject)
      entries[key] = Entry(scope: name, content: .weak(reference))
    }
  }

  func remove(_ key: FactoryKey) { entries[key] = nil }
  func removeAll() { entries = [:] }

  func removeAll(of scope: Scope) {
    entries = entries.filter { $0.value.scope != ObjectIdentifier(scope) }
  }
}

private final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// What a value contains, if it is an optional; otherwise the value itself.
func contentOfOptional(_ value: Any) -> Any? {
  if type(of: value) is any AnyObject.Type { return value }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { contentOfOptional($0.value) }
}
