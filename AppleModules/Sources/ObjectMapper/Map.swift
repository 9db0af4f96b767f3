import Foundation
import SampleLookup

public enum MappingType {
  case fromJSON, toJSON
}

/// The JSON of one object, with the key that is being mapped.
public final class Map {
  public let mappingType: MappingType
  public internal(set) var JSON: [String: Any]
  public internal(set) var isKeyPresent = false
  public internal(set) var currentKey: String?
  public internal(set) var keyIsNested = false
  public internal(set) var nestedKeyDelimiter = "."
  public var context: (any MapContext)?
  public var shouldIncludeNilValues: Bool
  public let toObject: Bool
  /// The value for the current key.
  var current: MappedValue?
  /// Where the object is in an answer that was made up.
  private let sample: SampleLookup?

  public init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
    context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false
  ) {
    self.mappingType = mappingType
    self.JSON = JSON
    self.toObject = toObject
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
    sample = mappingType == .fromJSON ? SampleLookup(JSON) : nil
  }

  init(sample: SampleLookup, context: (any MapContext)?) {
    mappingType = .fromJSON
    JSON = [:]
    toObject = false
    self.context = context
    shouldIncludeNilValues = false
    self.sample = sample
  }

  public var currentValue: Any? { current?.plain }

  public subscript(key: String) -> Map { self[key, delimiter: "."] }
  public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map {
    self[key, delimiter: ".", ignoreNil: ignoreNil]
  }
  public subscript(key: String, nested nested: Bool) -> Map {
    self[key, nested: nested, delimiter: ".", ignoreNil: false]
  }
  public subscript(key: String, nested nested: Bool, ignoreNil ignoreNil: Bool) -> Map {
    self[key, nested: nested, delimiter: ".", ignoreNil: ignoreNil]
  }
  public subscript(key: String, delimiter delimiter: String) -> Map {
    self[key, nested: key.contains(delimiter), delimiter: delimiter, ignoreNil: false]
  }
  public subscript(key: String, delimiter delimiter: String, ignoreNil ignoreNil: Bool) -> Map {
    self[key, nested: key.contains(delimiter), delimiter: delimiter, ignoreNil: ignoreNil]
  }
  public subscript(key: String, nested nested: Bool, delimiter delimiter: String) -> Map {
    self[key, nested: nested, delimiter: delimiter, ignoreNil: false]
  }

  /// This map, with the key as its current one.
  public subscript(
    key: String, nested nested: Bool, delimiter delimiter: String, ignoreNil ignoreNil: Bool
  ) -> Map {
    currentKey = key
    keyIsNested = nested
    nestedKeyDelimiter = delimiter
    guard mappingType == .fromJSON else {
      isKeyPresent = false
      return self
    }
    let keys = nested ? key.components(separatedBy: delimiter) : [key]
    if let sample {
      let place = keys.reduce(sample) { $0.at($1) }
      isKeyPresent = place.isPresent
      current = isKeyPresent ? .sample(place) : nil
    } else {
      let found = Self.value(at: keys[...], in: JSON)
      isKeyPresent = found != nil && !(ignoreNil && found is NSNull)
      current = found.flatMap { $0 is NSNull ? nil : .json($0) }
    }
    return self
  }

  private static func value(at keys: ArraySlice<String>, in container: Any) -> Any? {
    guard let key = keys.first else { return container }
    if let object = container as? [String: Any] {
      return object[key].flatMap { value(at: keys.dropFirst(), in: $0) }
    }
    if let list = container as? [Any], let index = Int(key), list.indices.contains(index) {
      return value(at: keys.dropFirst(), in: list[index])
    }
    return nil
  }

  public func value<Value>() -> Value? { current?.converted(to: Value.self, self) }

  /// Sets the value for the current key in the JSON.
  func write(_ value: Any?) {
    guard let currentKey, value != nil || shouldIncludeNilValues else { return }
    let keys = keyIsNested ? currentKey.components(separatedBy: nestedKeyDelimiter) : [currentKey]
    Self.set(value ?? NSNull(), at: keys[...], in: &JSON)
  }

  private static func set(_ value: Any, at keys: ArraySlice<String>, in object: inout [String: Any])
  {
    guard let key = keys.first else { return }
    guard keys.count > 1 else {
      object[key] = value
      return
    }
    var inner = object[key] as? [String: Any] ?? [:]
    set(value, at: keys.dropFirst(), in: &inner)
    object[key] = inner
  }
}
