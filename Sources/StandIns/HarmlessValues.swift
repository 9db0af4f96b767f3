/// The harmless values of an adopted app's own protocols, which its stand-ins declare.
public enum HarmlessValues {
  // Unchecked: only the program's first lines write it, before app code runs.
  private nonisolated(unsafe) static var makers: [ObjectIdentifier: @MainActor () -> Any] = [:]

  /// Registers how to create a value of a protocol's type.
  public static func register<Value>(
    _ type: Value.Type, _ make: @escaping @MainActor () -> Value
  ) {
    makers[ObjectIdentifier(type)] = { make() }
  }

  static func make(_ type: Any.Type) -> Any? {
    guard let make = makers[ObjectIdentifier(type)] else { return nil }
    // The object does nothing, so it can be created wherever a value is needed.
    return unsafeBitCast(make, to: (() -> Any).self)()
  }
}
