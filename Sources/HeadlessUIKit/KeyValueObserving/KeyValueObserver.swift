import Foundation

/// An observer of one object, without its types.
///
/// The observed object retains it until it is invalidated, as on iOS.
class KeyValueObserver {
  func invalidate() {}

  /// Calls the closure if the property has changed.
  func objectDidChange(_ keyPath: AnyKeyPath?, named name: String?, from old: () -> Any?) {}
}

/// The observer of a property.
final class PropertyKeyObserver<Object: NSObject, Value>: KeyValueObserver {
  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let changeHandler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: RememberedValue<Value>

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.changeHandler = changeHandler
    last = RememberedValue(object[keyPath: keyPath])
    super.init()
    KeyValueObservers.add(self, to: object)
    if options.contains(.initial) { call(object, new: object[keyPath: keyPath], old: nil) }
  }

  override func invalidate() {
    guard let object else { return }
    self.object = nil
    KeyValueObservers.remove(self, from: object)
  }

  override func objectDidChange(
    _ keyPath: AnyKeyPath?, named name: String?, from old: () -> Any?
  ) {
    guard let object else { return }
    let new = object[keyPath: self.keyPath]
    let isNamed = keyPath == self.keyPath
    guard isNamed || last.differs(from: new) else { return }
    let old = isNamed ? old() as? Value ?? last.value : last.value
    last = RememberedValue(new)
    call(object, new: new, old: old)
  }

  private func call(_ object: Object, new: Value, old: Value?) {
    changeHandler(
      object,
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
  }
}
