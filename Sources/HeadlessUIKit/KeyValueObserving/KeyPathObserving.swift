import Foundation

/// An object below NSObject that observes properties by their names.
///
/// A responder overrides UIResponder's method instead.
///
/// - Note: Not in UIKit: on iOS, every object has the method.
public protocol KeyPathObserving: NSObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension _KeyValueCodingAndObserving {
  /// Calls the observer's `observeValue` when a property changes, until the observer is removed or
  /// deallocated.
  ///
  /// The object doesn't retain the observer. A path of several names reports only changes of its first.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedKeyObserver.add(observer, to: self, keyPath, options, context)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedKeyObserver.remove(observer, from: self, keyPath) { _ in true }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedKeyObserver.remove(observer, from: self, keyPath) { $0 == context }
  }

  public func willChangeValue(forKey key: String) {}

  public func didChangeValue(forKey key: String) {
    KeyValueChanges.report(self, nil, named: key)
  }
}
