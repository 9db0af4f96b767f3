/// Reports changes of properties to key-value observers.
///
/// - Note: Not in UIKit. UIKit's setters and those that `camsh adopt` rewrites call it.
public enum KeyValueChanges {
  /// Calls the observers of a property, and those of other properties whose value has changed with
  /// it, as a view's bounds with its frame.
  ///
  /// - Parameters:
  ///   - keyPath: The property; nil if only its name is known.
  ///   - name: The property's name, which a key path doesn't tell.
  ///   - old: The value before the change, if the setter knows it.
  public static func report(
    _ object: AnyObject, _ keyPath: @autoclosure () -> AnyKeyPath?, named name: String? = nil,
    from old: @autoclosure () -> Any? = nil
  ) {
    let observers = KeyValueObservers.all(of: object)
    guard !observers.isEmpty else { return }
    let keyPath = keyPath()
    for observer in observers { observer.objectDidChange(keyPath, named: name, from: old) }
  }
}
