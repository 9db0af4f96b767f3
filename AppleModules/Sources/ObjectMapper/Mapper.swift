import Foundation
import SampleLookup

/// Maps JSON to objects and back.
public final class Mapper<Object: BaseMappable> {
  public var context: (any MapContext)?
  public var shouldIncludeNilValues: Bool

  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  // MARK: From JSON

  public func map(JSON: [String: Any]) -> Object? {
    MappedValue.object(
      Object.self, Map(mappingType: .fromJSON, JSON: JSON, context: context)) as? Object
  }

  public func map(JSONObject: Any?) -> Object? {
    (JSONObject as? [String: Any]).flatMap { map(JSON: $0) }
  }

  public func map(JSONString: String) -> Object? { JSONText.object(JSONString).flatMap(map(JSON:)) }
  public func map(JSONString: String?) -> Object? { JSONString.flatMap(map(JSONString:)) }
  public func map(JSONfile: String) -> Object? {
    (try? String(contentsOfFile: JSONfile, encoding: .utf8)).flatMap(map(JSONString:))
  }

  public func map(JSON: [String: Any], toObject object: Object) -> Object {
    var object = object
    object.mapping(
      map: Map(mappingType: .fromJSON, JSON: JSON, toObject: true, context: context))
    return object
  }

  public func map(JSONObject: Any?, toObject object: Object) -> Object {
    (JSONObject as? [String: Any]).map { map(JSON: $0, toObject: object) } ?? object
  }

  public func map(JSONString: String, toObject object: Object) -> Object {
    JSONText.object(JSONString).map { map(JSON: $0, toObject: object) } ?? object
  }

  public func mapArray(JSONArray: [[String: Any]]) -> [Object] { JSONArray.compactMap(map(JSON:)) }

  public func mapArray(JSONObject: Any?) -> [Object]? {
    if let sample = SampleLookup(JSONObject) {
      return sample.elements.compactMap { place in
        MappedValue.object(Object.self, Map(sample: place, context: context)) as? Object
      }
    }
    return (JSONObject as? [[String: Any]]).map(mapArray(JSONArray:))
  }

  public func mapArray(JSONString: String) -> [Object]? {
    let value = JSONText.value(JSONString)
    return mapArray(JSONObject: value) ?? map(JSONObject: value).map { [$0] }
  }

  public func mapSet(JSONArray: [[String: Any]]) -> Set<Object> where Object: Hashable {
    Set(mapArray(JSONArray: JSONArray))
  }

  public func mapDictionary(JSON: [String: [String: Any]]) -> [String: Object]? {
    JSON.compactMapValues(map(JSON:))
  }

  public func mapDictionary(JSONObject: Any?) -> [String: Object]? {
    (JSONObject as? [String: [String: Any]]).flatMap(mapDictionary(JSON:))
  }

  public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [Object]]? {
    (JSONObject as? [String: [[String: Any]]])?.mapValues(mapArray(JSONArray:))
  }

  public func mapArrayOfArrays(JSONObject: Any?) -> [[Object]]? {
    (JSONObject as? [[[String: Any]]])?.map(mapArray(JSONArray:))
  }

  // MARK: To JSON

  public func toJSON(_ object: Object) -> [String: Any] {
    let map = Map(
      mappingType: .toJSON, JSON: [:], context: context,
      shouldIncludeNilValues: shouldIncludeNilValues)
    var object = object
    object.mapping(map: map)
    return map.JSON
  }

  public func toJSONArray(_ array: [Object]) -> [[String: Any]] { array.map(toJSON) }

  public func toJSONDictionary(_ dictionary: [String: Object]) -> [String: [String: Any]] {
    dictionary.mapValues(toJSON)
  }

  public func toJSONString(_ object: Object, prettyPrint: Bool = false) -> String? {
    JSONText.text(toJSON(object), isPretty: prettyPrint)
  }

  public func toJSONString(_ array: [Object], prettyPrint: Bool = false) -> String? {
    JSONText.text(toJSONArray(array), isPretty: prettyPrint)
  }
}
