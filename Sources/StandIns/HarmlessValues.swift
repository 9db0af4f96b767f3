/// The harmless values of an adopted app's own protocols, which its stand-ins declare.
public enum HarmlessValues {
  // Unchecked: written by the program's first lines, before anything of the app runs.
  private nonisolated(unsafe) static var makers: [ObjectIdentifier: @MainActor () -> Any] = [:]

  /// Declares how to make a value of a protocol's type.
  public static func register<Value>(
    _ type: Value.Type, _ make: @escaping @MainActor () -> Value
  ) {
    makers[ObjectIdentifier(type)] = { make() }
  }

  static func make(_ type: Any.Type) -> Any? {
    guard let make = makers[ObjectIdentifier(type)] else { return nil }
    // The object does nothing, so that it may be made wherever a value is asked for.
    return unsafeBitCast(make, to: (() -> Any).self)()
  }
}
