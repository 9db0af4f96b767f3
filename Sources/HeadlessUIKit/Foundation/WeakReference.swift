/// A weak reference to an object of any type, also of a protocol that is a class type only in Objective-C.
///
/// An adopted app's `struct Weak<T: AnyObject> { weak var value: T? }` holds its object with it if the app uses
/// `Weak<any UINavigationControllerDelegate>`.
///
/// - Note: Not in UIKit.
@propertyWrapper public struct WeakReference<Value> {
  private weak var object: AnyObject?

  public init() {}
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  public var wrappedValue: Value? {
    get {
      // A cast of nil to `AnyObject` makes an object.
      guard let object else { return nil }
      return object as? Value
    }
    set { object = newValue.map { $0 as AnyObject } }
  }
}

extension ObjectIdentifier {
  /// The identity of an object whose type isn't known to be a class.
  ///
  /// - Note: Not in UIKit.
  @_disfavoredOverload public init<Value>(_ object: Value) { self.init(object as AnyObject) }
}
