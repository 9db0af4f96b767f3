import Foundation

/// Transforms between a type and what represents it in JSON.
public protocol TransformType {
  associatedtype Object
  associatedtype JSON

  func transformFromJSON(_ value: Any?) -> Object?
  func transformToJSON(_ value: Object?) -> JSON?
}

/// A transform by two closures.
open class TransformOf<ObjectType, JSONType>: TransformType {
  public typealias Object = ObjectType
  public typealias JSON = JSONType

  private let fromJSON: (JSONType?) -> ObjectType?
  private let toJSON: (ObjectType?) -> JSONType?

  public init(
    fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?
  ) {
    self.fromJSON = fromJSON
    self.toJSON = toJSON
  }

  open func transformFromJSON(_ value: Any?) -> ObjectType? { fromJSON(value as? JSONType) }
  open func transformToJSON(_ value: ObjectType?) -> JSONType? { toJSON(value) }
}

/// Seconds since 1970.
open class DateTransform: TransformType {
  public enum Unit: TimeInterval {
    case seconds = 1
    case milliseconds = 1000
  }

  private let unit: Unit

  public init(unit: Unit = .seconds) {
    self.unit = unit
  }

  open func transformFromJSON(_ value: Any?) -> Date? {
    let number = value.flatMap { Double.make($0) } ?? (value as? String).flatMap { Double($0) }
    return number.map { Date(timeIntervalSince1970: $0 / unit.rawValue) }
  }

  open func transformToJSON(_ value: Date?) -> Double? {
    value.map { $0.timeIntervalSince1970 * unit.rawValue }
  }
}

open class DateFormatterTransform: TransformType {
  public let dateFormatter: DateFormatter

  public init(dateFormatter: DateFormatter) {
    self.dateFormatter = dateFormatter
  }

  open func transformFromJSON(_ value: Any?) -> Date? {
    (value as? String).flatMap(dateFormatter.date(from:))
  }

  open func transformToJSON(_ value: Date?) -> String? { value.map(dateFormatter.string(from:)) }
}

open class CustomDateFormatTransform: DateFormatterTransform {
  public init(formatString: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = formatString
    super.init(dateFormatter: formatter)
  }
}

open class ISO8601DateTransform: DateFormatterTransform {
  public init() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
    super.init(dateFormatter: formatter)
  }
}

open class URLTransform: TransformType {
  private let encodes: Bool
  private let allowed: CharacterSet

  public init(
    shouldEncodeURLString: Bool = false, allowedCharacterSet: CharacterSet = .urlQueryAllowed
  ) {
    encodes = shouldEncodeURLString
    allowed = allowedCharacterSet
  }

  open func transformFromJSON(_ value: Any?) -> URL? {
    guard let text = value as? String else { return nil }
    return URL(
      string: encodes ? text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text : text)
  }

  open func transformToJSON(_ value: URL?) -> String? { value?.absoluteString }
}

open class EnumTransform<Enumeration: RawRepresentable>: TransformType {
  public init() {}

  open func transformFromJSON(_ value: Any?) -> Enumeration? {
    (value as? Enumeration.RawValue).flatMap { Enumeration(rawValue: $0) }
  }

  open func transformToJSON(_ value: Enumeration?) -> Enumeration.RawValue? { value?.rawValue }
}

open class DataTransform: TransformType {
  public init() {}

  open func transformFromJSON(_ value: Any?) -> Data? {
    (value as? String).flatMap { Data(base64Encoded: $0) }
  }

  open func transformToJSON(_ value: Data?) -> String? { value?.base64EncodedString() }
}

open class NSDecimalNumberTransform: TransformType {
  public init() {}

  open func transformFromJSON(_ value: Any?) -> NSDecimalNumber? {
    if let text = value as? String { return NSDecimalNumber(string: text) }
    return value.flatMap { Double.make($0) }.map { NSDecimalNumber(value: $0) }
  }

  open func transformToJSON(_ value: NSDecimalNumber?) -> String? { value?.description }
}
