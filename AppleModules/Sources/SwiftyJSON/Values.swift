import Foundation

extension JSON {
  private func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    switch content {
    case .value(let value): value as? Value
    case .sample(let place): place.value(type)
    case .nothing: nil
    }
  }

  // MARK: Texts and flags

  public var string: String? {
    get { value(String.self) }
    set { object = newValue ?? NSNull() }
  }

  public var stringValue: String {
    get {
      if let string { return string }
      switch object {
      case let flag as Bool: return flag ? "true" : "false"
      case is NSNull, is [Any], is [String: Any]: return ""
      default: return "\(object)"
      }
    }
    set { object = newValue }
  }

  public var bool: Bool? {
    get { value(Bool.self) }
    set { object = newValue ?? NSNull() }
  }

  public var boolValue: Bool {
    get {
      if let bool { return bool }
      if let text = value(String.self) {
        return ["true", "y", "t", "yes", "1"].contains(text.lowercased())
      }
      return double.map { $0 != 0 } ?? false
    }
    set { object = newValue }
  }

  public var url: URL? {
    get {
      if case .sample(let place) = content { return place.value(URL.self) }
      return string.flatMap { URL(string: $0) }
    }
    set { object = newValue?.absoluteString ?? NSNull() }
  }

  public var null: NSNull? {
    get { object as? NSNull }
    set { self = .null }
  }

  // MARK: Numbers

  public var number: NSNumber? {
    get { double.map { NSNumber(value: $0) } }
    set { object = newValue ?? NSNull() }
  }

  public var numberValue: NSNumber {
    get { number ?? NSNumber(value: doubleValue) }
    set { object = newValue }
  }

  public var double: Double? {
    get {
      switch content {
      case .value(let value as Double): value
      case .value(let value as any BinaryInteger): Double(value)
      case .value(let value as NSNumber): value.doubleValue
      case .sample(let place): place.value(Double.self)
      case .value, .nothing: nil
      }
    }
    set { object = newValue ?? NSNull() }
  }

  public var doubleValue: Double {
    get { double ?? value(String.self).flatMap { Double($0) } ?? 0 }
    set { object = newValue }
  }

  public var float: Float? {
    get { double.map { Float($0) } }
    set { object = newValue ?? NSNull() }
  }

  public var floatValue: Float {
    get { Float(doubleValue) }
    set { object = newValue }
  }

  private func integer<Value: FixedWidthInteger>() -> Value? {
    if case .value(let value) = content, let value = value as? any BinaryInteger {
      return Value(exactly: value)
    }
    return double.map { Value(clamping: Int($0)) }
  }

  private func integerValue<Value: FixedWidthInteger>() -> Value {
    integer() ?? Value(clamping: Int(doubleValue))
  }

  public var int: Int? {
    get { integer() }
    set { object = newValue ?? NSNull() }
  }

  public var intValue: Int {
    get { integerValue() }
    set { object = newValue }
  }

  public var uInt: UInt? { integer() }
  public var uIntValue: UInt { integerValue() }
  public var int8: Int8? { integer() }
  public var int8Value: Int8 { integerValue() }
  public var int16: Int16? { integer() }
  public var int16Value: Int16 { integerValue() }
  public var int32: Int32? { integer() }
  public var int32Value: Int32 { integerValue() }
  public var int64: Int64? { integer() }
  public var int64Value: Int64 { integerValue() }
  public var uInt64: UInt64? { integer() }
  public var uInt64Value: UInt64 { integerValue() }

  // MARK: Collections

  public var array: [JSON]? {
    switch content {
    case .value(let value): (value as? [Any])?.map { JSON($0) }
    case .sample(let place): place.elements.map { JSON(.sample($0)) }
    case .nothing: nil
    }
  }

  public var arrayValue: [JSON] { array ?? [] }

  public var arrayObject: [Any]? {
    get { if case .sample = content { array?.map(\.object) } else { object as? [Any] } }
    set { object = newValue ?? NSNull() }
  }

  public var dictionary: [String: JSON]? {
    switch content {
    case .value(let value): (value as? [String: Any])?.mapValues { JSON($0) }
    case .sample(let place):
      Dictionary(place.elements.map { ("key\($0.number)", JSON(.sample($0))) }) { first, _ in
        first
      }
    case .nothing: nil
    }
  }

  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }

  public var dictionaryObject: [String: Any]? {
    get {
      if case .sample = content {
        dictionary?.mapValues(\.object)
      } else {
        object as? [String: Any]
      }
    }
    set { object = newValue ?? NSNull() }
  }
}
