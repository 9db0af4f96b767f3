/// Values by key that any thread may use.
///
/// It is unchecked because a lock guards its values.
final class LockedStore<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  subscript(key: String) -> Value? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }

  var all: [Value] { lock.withLock { Array(values.values) } }

  func removeAll() { lock.withLock { values = [:] } }
}
