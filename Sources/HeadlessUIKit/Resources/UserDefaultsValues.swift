// Foundation on Linux has these methods only under their UserDefaults names, without key-value
// coding.
extension UserDefaults: KeyedValues {
  /// The value for a key, like `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key, like `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension UserDefaults {
  /// The `nil` of an adopted app's `set(nil, forKey:)`, which here is `Any?` and not `URL?`: with the latter, Foundation
  /// on Linux calls itself forever.
  public static func noValue() -> Any? { nil }

  /// The same for a type of the app with such a method.
  @_disfavoredOverload
  public static func noValue<Value>() -> Value? { nil }
}
