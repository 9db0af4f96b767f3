// Foundation on Linux has these methods only under their UserDefaults names, without key-value
// coding.
extension UserDefaults {
  /// The value for a key, like `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key, like `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
