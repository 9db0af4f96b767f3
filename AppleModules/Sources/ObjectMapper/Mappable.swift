@_exported import Foundation

/// What a type knows about the objects around it while it is mapped.
public protocol MapContext {}

public protocol BaseMappable {
  /// Maps the properties in the map's direction.
  mutating func mapping(map: Map)
}

public protocol Mappable: BaseMappable {
  init?(map: Map)
}

/// A type that chooses the class of an object by what the JSON says.
public protocol StaticMappable: BaseMappable {
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}

public protocol ImmutableMappable: BaseMappable {
  init(map: Map) throws
}

extension ImmutableMappable {
  public func mapping(map: Map) {}

  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    guard let object = JSONText.object(JSONString) else {
      throw MapError(
        key: nil, currentValue: JSONString, reason: "Cannot parse into '[String: Any]'")
    }
    try self.init(JSON: object, context: context)
  }

  public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
    self = try .init(map: Map(mappingType: .fromJSON, JSON: JSON, context: context))
  }

  public init(JSONObject: Any, context: (any MapContext)? = nil) throws {
    guard let object = JSONObject as? [String: Any] else {
      throw MapError(
        key: nil, currentValue: JSONObject, reason: "Cannot parse into '[String: Any]'")
    }
    try self.init(JSON: object, context: context)
  }
}

extension BaseMappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let made: Self = Mapper(context: context).map(JSONString: JSONString) else { return nil }
    self = made
  }

  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let made: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
    self = made
  }

  public func toJSON() -> [String: Any] { Mapper().toJSON(self) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension Array where Element: BaseMappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let made: [Element] = Mapper(context: context).mapArray(JSONString: JSONString) else {
      return nil
    }
    self = made
  }

  public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper(context: context).mapArray(JSONArray: JSONArray)
  }

  public func toJSON() -> [[String: Any]] { map { $0.toJSON() } }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    JSONText.text(toJSON(), isPretty: prettyPrint)
  }
}

/// JSON as text.
enum JSONText {
  static func value(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  static func object(_ text: String) -> [String: Any]? { value(text) as? [String: Any] }

  static func text(_ value: Any, isPretty: Bool) -> String? {
    let options: JSONSerialization.WritingOptions =
      isPretty ? [.prettyPrinted, .sortedKeys] : [.sortedKeys]
    guard JSONSerialization.isValidJSONObject(value),
      let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
