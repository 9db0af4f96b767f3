import Foundation

/// The pairs of a dictionary by their keys, or the elements of an array with their indices as texts.
extension JSON: Collection {
  public typealias Element = (String, JSON)

  private var pairs: [(String, JSON)] {
    if case .value(let value) = content, value is [String: Any] {
      return dictionaryValue.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return arrayValue.enumerated().map { (String($0.offset), $0.element) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { pairs.count }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(position: Int) -> (String, JSON) { pairs[position] }
}

extension JSON: Equatable {
  public static func == (left: JSON, right: JSON) -> Bool {
    left.text() == right.text() && left.type == right.type
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  public init(stringLiteral value: String) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(arrayLiteral elements: Any...) { self.init(elements) }
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements) { $1 })
  }
  public init(nilLiteral: ()) { self = .null }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { text() ?? "unknown" }
  public var debugDescription: String { description }

  fileprivate func text(
    _ options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
  )
    -> String?
  {
    if let string { return string }
    return (try? rawData(options: options)).map { String(decoding: $0, as: UTF8.self) }
  }

  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    guard exists() else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(
      withJSONObject: object, options: options.union(.fragmentsAllowed))
  }

  public func rawString(
    _ encoding: String.Encoding = .utf8,
    options: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? { text(options) }
}

extension JSON: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self.init(value)
    } else if let value = try? container.decode(Int.self) {
      self.init(value)
    } else if let value = try? container.decode(Double.self) {
      self.init(value)
    } else if let value = try? container.decode(String.self) {
      self.init(value)
    } else if let value = try? container.decode([JSON].self) {
      self.init(value)
    } else if let value = try? container.decode([String: JSON].self) {
      self.init(value)
    } else {
      self = .null
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch type {
    case .bool: try container.encode(boolValue)
    case .number:
      if let int, Double(int) == doubleValue {
        try container.encode(int)
      } else {
        try container.encode(doubleValue)
      }
    case .string: try container.encode(stringValue)
    case .array: try container.encode(arrayValue)
    case .dictionary: try container.encode(dictionaryValue)
    case .null, .unknown: try container.encodeNil()
    }
  }
}
