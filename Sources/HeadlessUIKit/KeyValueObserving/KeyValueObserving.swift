import Foundation

/// An object whose properties can be observed by a key path of its own class.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property changes, as long as the token lives.
  ///
  /// For UIKit's properties that report no changes, it makes only the initial call.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    NSKeyValueObservation(PropertyKeyObserver(self, keyPath, options, changeHandler))
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueChanges.report(self, keyPath)
  }
}
