/// The objects that a container or a scope keeps.
final class ScopeCache {
  typealias Entries = [FactoryKey: Entry]

  enum Content {
    case strong(Any)
    case weak(WeakReference)
  }

  struct Entry {
    let scope: ObjectIdentifier
    let content: Content
    var date = Date()
  }

  var entries: Entries = [:]

  /// The value of a key, unless it hasn't been used for longer than it lives.
  func value<Value>(
    for key: FactoryKey, of type: Value.Type, timeToLive: TimeInterval?
  ) -> Value? {
    guard let entry = entries[key] else { return nil }
    if let timeToLive {
      let now = Date()
      guard entry.date.addingTimeInterval(timeToLive) > now else { return nil }
      entries[key]?.date = now
    }
    switch entry.content {
    case .strong(let value): return value as? Value
    // An object that is gone must not become an empty optional.
    case .weak(let reference): return reference.object.flatMap { $0 as? Value }
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

  /// Removes the values of a factory, whatever its parameters were.
  func remove(_ key: FactoryKey) { entries = entries.filter { $0.key.with(nil) != key } }

  func removeAll() { entries = [:] }

  func removeAll(of scope: Scope) {
    entries = entries.filter { $0.value.scope != ObjectIdentifier(scope) }
  }
}

final class WeakReference {
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
