import Foundation

/// An observer by a property's name, which neither side retains.
final class NamedKeyObserver: KeyValueObserver {
  private weak var observer: NSObject?
  private weak var object: NSObject?
  private let path: String
  private let options: NSKeyValueObservingOptions
  private let context: UnsafeMutableRawPointer?

  private init(
    _ observer: NSObject, _ object: NSObject, _ path: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.object = object
    self.path = path
    self.options = options
    self.context = context
  }

  static func add(
    _ observer: NSObject, to object: NSObject, _ path: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    let named = NamedKeyObserver(observer, object, path, options, context)
    KeyValueObservers.add(named, to: object)
    if options.contains(.initial) { named.call(new: KeyPathValue.read(path, of: object), old: nil) }
  }

  /// Removes the latest observation, as Foundation does if there are several.
  static func remove(
    _ observer: NSObject, from object: NSObject, _ path: String,
    where isContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let named = KeyValueObservers.all(of: object).last { other in
      guard let other = other as? NamedKeyObserver else { return false }
      return other.observer === observer && other.path == path && isContext(other.context)
    }
    if let named { KeyValueObservers.remove(named, from: object) }
  }

  override func objectDidChange(
    _ keyPath: AnyKeyPath?, named name: String?, from old: () -> Any?
  ) {
    guard let object, let name, Self.key(name) == Self.key(path) else { return }
    let new = keyPath.flatMap { (object as Any)[keyPath: $0] }
    call(new: new ?? KeyPathValue.read(path, of: object), old: old())
  }

  /// The key of a property: Objective-C calls `isHidden` and `hidden` the same.
  private static func key(_ path: String) -> String {
    let name = path.prefix { $0 != "." }
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return String(name)
    }
    return first.lowercased() + name.dropFirst(3)
  }

  private func call(new: Any?, old: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = KeyPathValue.unwrapped(new) ?? NSNull() }
    if options.contains(.old) { change[.oldKey] = KeyPathValue.unwrapped(old) ?? NSNull() }
    if let observer = observer as? any KeyPathObserving {
      observer.observeValue(forKeyPath: path, of: object, change: change, context: context)
    } else if let responder = observer as? UIResponder {
      // On the thread of the change, as on iOS.
      let method = unsafeBitCast(
        UIResponder.observeValue(forKeyPath:of:change:context:), to: Observation.self)
      method(responder)(path, object, change, context)
    }
  }

  private typealias Observation = (UIResponder) -> (
    String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
  ) -> Void
}
