@_exported import Foundation
import SampleLookup

public enum Type: Int {
  case number, string, bool, array, dictionary, null, unknown
}

public enum SwiftyJSONError: Int, Error {
  case unsupportedType = 999
  case indexOutOfBounds = 900
  case elementTooDeep = 902
  case wrongType = 901
  case notExist = 500
  case invalidJSON = 490
}

/// A JSON value, or nothing; in an answer that was made up, every key has a value.
@dynamicMemberLookup
public struct JSON {
  enum Content {
    case value(Any)
    case sample(SampleLookup)
    case nothing(SwiftyJSONError?)
  }

  var content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// A value of JSON, the text of JSON as `Data`, or a collection of either.
  public init(_ object: Any) {
    switch object {
    case let json as JSON: self = json
    case let data as Data: self = (try? JSON(data: data)) ?? .null
    default: self.init(plain: JSON.unwrapped(object))
    }
  }

  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {
    self.init(
      plain: try JSONSerialization.jsonObject(
        with: data, options: options.union(.fragmentsAllowed)))
  }

  public init(parseJSON text: String) {
    self = (try? JSON(data: Data(text.utf8))) ?? JSON(.nothing(.invalidJSON))
  }

  private init(plain: Any) {
    content = SampleLookup(plain).map { .sample($0) } ?? .value(plain)
  }

  public static var null: JSON { JSON(.value(NSNull())) }

  /// The value with plain values in place of nested `JSON`.
  static func unwrapped(_ object: Any) -> Any {
    switch object {
    case let json as JSON: json.object
    case let list as [Any]: list.map(unwrapped)
    case let members as [String: Any]: members.mapValues(unwrapped)
    case Optional<Any>.none: NSNull()
    default: object
    }
  }

  public var object: Any {
    get {
      switch content {
      case .value(let value): value
      case .sample(let place): place.value(String.self) ?? NSNull()
      case .nothing: NSNull()
      }
    }
    set { self = JSON(newValue) }
  }

  public var rawValue: Any { object }
  public var error: SwiftyJSONError? {
    if case .nothing(let error) = content { error } else { nil }
  }

  public var type: Type {
    switch object {
    // A flag is a number to Foundation, and the numbers 0 and 1 are flags to Swift.
    case let number as NSNumber where !(object is String):
      String(cString: number.objCType) == "c" ? .bool : .number
    case is Bool: .bool
    case is String: .string
    case is any Numeric, is NSNumber: .number
    case is [Any]: .array
    case is [String: Any]: .dictionary
    case is NSNull: .null
    default: .unknown
    }
  }

  /// Whether there is a value, which may be null.
  public func exists() -> Bool {
    switch content {
    case .value: true
    case .sample(let place): place.isPresent
    case .nothing: false
    }
  }

  public mutating func merge(with other: JSON) throws {
    guard case .value(let own) = content else {
      self = other
      return
    }
    switch (own, other.object) {
    case (let own as [String: Any], let new as [String: Any]):
      content = .value(
        try own.merging(new) { old, new in
          var merged = JSON(old)
          try merged.merge(with: JSON(new))
          return merged.object
        })
    case (let own as [Any], let new as [Any]): content = .value(own + new)
    default: self = other
    }
  }

  public func merged(with other: JSON) throws -> JSON {
    var merged = self
    try merged.merge(with: other)
    return merged
  }
}
