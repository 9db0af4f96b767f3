import Foundation

/// Why an object that can't change wasn't mapped.
public struct MapError: Error, CustomStringConvertible {
  public var key: String?
  public var currentValue: Any?
  public var reason: String?
  public var file: StaticString?
  public var function: StaticString?
  public var line: UInt?

  public init(
    key: String?, currentValue: Any?, reason: String?, file: StaticString? = nil,
    function: StaticString? = nil, line: UInt? = nil
  ) {
    self.key = key
    self.currentValue = currentValue
    self.reason = reason
    self.file = file
    self.function = function
    self.line = line
  }

  public var description: String {
    "Got an error while mapping. \(reason ?? "") key: \(key ?? "nil"), value: "
      + "\(currentValue.map { "\($0)" } ?? "nil")"
  }
}

extension Map {
  /// The value for a key; throws if there is none of the type.
  public func value<Value>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> Value {
    let map = self[key, nested: nested ?? key.contains(delimiter), delimiter: delimiter]
    if let value = map.current?.converted(to: Value.self, self) { return value }
    throw failure(key, "Cannot cast to '\(Value.self)'", file, function, line)
  }

  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object {
    let map = self[key, nested: nested ?? key.contains(delimiter), delimiter: delimiter]
    if let value = transform.mapped(map.current) { return value }
    throw failure(key, "Cannot transform to '\(Transform.Object.self)'", file, function, line)
  }

  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> [Transform.Object] {
    let map = self[key, nested: nested ?? key.contains(delimiter), delimiter: delimiter]
    if let values = map.current?.elements { return values.compactMap { transform.mapped($0) } }
    throw failure(key, "Cannot cast to '[Any]'", file, function, line)
  }

  private func failure(
    _ key: String, _ reason: String, _ file: StaticString, _ function: StaticString, _ line: UInt
  ) -> MapError {
    MapError(
      key: key, currentValue: currentValue, reason: reason, file: file, function: function,
      line: line)
  }
}
