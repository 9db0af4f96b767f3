// Foundation has the values of defaults here, without the names that they have by key-value coding.
extension UserDefaults {
  /// The value for a key, as `object(forKey:)` answers it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
