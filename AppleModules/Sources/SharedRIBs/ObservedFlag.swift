/// A flag that tells its observers the current value, and later each change.
public final class ObservedFlag {
  package private(set) var value: Bool
  private var observers: [(number: Int, body: (Bool?) -> Void)] = []
  private var count = 0

  public init(_ value: Bool = false) {
    self.value = value
  }

  /// Calls `body` with nil at the end; returns how to stop observing.
  package func observe(_ body: @escaping (Bool?) -> Void) -> () -> Void {
    count += 1
    let number = count
    observers.append((number, body))
    body(value)
    return { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  func set(_ value: Bool) {
    guard value != self.value else { return }
    self.value = value
    for observer in observers { observer.body(value) }
  }

  func end() {
    let last = observers
    observers = []
    for observer in last { observer.body(nil) }
  }
}
