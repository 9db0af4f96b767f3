import Foundation

/// A property's last value, as far as it can be kept without retaining an object.
struct RememberedValue<Value> {
  private var plain: Value?
  private weak var object: AnyObject?
  private var address: UInt?

  init(_ value: Value) {
    if Self.isObject {
      object = unsafeBitCast(value, to: AnyObject?.self)
      address = unsafeBitCast(value, to: UInt.self)
    } else if Self.isPlain {
      plain = value
    }
  }

  /// The value; nil if it wasn't kept or its object has been deallocated.
  var value: Value? {
    guard let address else { return plain }
    return address == 0 || object != nil ? unsafeBitCast(object, to: Value.self) : nil
  }

  /// Whether another value differs for certain.
  func differs(from other: Value) -> Bool {
    if let address { return address != unsafeBitCast(other, to: UInt.self) }
    // An array, because a nil value can't be cast to a protocol.
    guard let plain, let value = [plain] as Any as? any Equatable else { return false }
    return Self.differ(value, [other])
  }

  private static func differ<Kept: Equatable>(_ value: Kept, _ other: [Value]) -> Bool {
    (other as? Kept).map { value != $0 } ?? false
  }

  /// Whether the type is a class or an optional one: a reference is one pointer.
  private static var isObject: Bool {
    let type = (Value.self as? any OptionalType.Type)?.wrapped ?? Value.self
    return type is AnyClass && MemoryLayout<Value>.size == MemoryLayout<UInt>.size
  }

  /// Whether the type's values retain none of the app's objects.
  private static var isPlain: Bool {
    let type = (Value.self as? any OptionalType.Type)?.wrapped ?? Value.self
    return _isPOD(Value.self) || [String.self, URL.self, Data.self].contains { $0 == type }
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
