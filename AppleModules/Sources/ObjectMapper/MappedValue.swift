import Foundation
import SampleLookup

/// A value of the JSON, or a place in an answer that was made up.
enum MappedValue {
  case json(Any)
  case sample(SampleLookup)

  /// The value for a transform, which expects JSON.
  var plain: Any? {
    switch self {
    case .json(let value): value
    case .sample(let place): place.value(String.self)
    }
  }

  var elements: [MappedValue]? {
    switch self {
    case .json(let value): (value as? [Any])?.map { .json($0) }
    case .sample(let place): place.elements.map { .sample($0) }
    }
  }

  var members: [String: MappedValue]? {
    switch self {
    case .json(let value): (value as? [String: Any])?.mapValues { .json($0) }
    case .sample(let place):
      Dictionary(place.elements.map { ("key\($0.number)", .sample($0)) }) { first, _ in first }
    }
  }

  /// The value as a type; nil if it is another one.
  func converted<Value>(to type: Value.Type, _ map: Map) -> Value? {
    if let container = type as? any MappedContainer.Type {
      return container.make(from: self, map) as? Value
    }
    if let mapped = type as? any BaseMappable.Type { return object(mapped, map) as? Value }
    switch self {
    case .json(let value):
      if let value = value as? Value { return value }
      if let number = type as? any MappedNumber.Type { return number.make(value) as? Value }
      guard let raw = type as? any RawRepresentable.Type else { return nil }
      return Self.represented(by: self, raw, map) as? Value
    case .sample(let place):
      if let value = place.value(of: type) as? Value { return value }
      if let cases = (type as? any CaseIterable.Type).map(Self.cases), !cases.isEmpty {
        return cases[(place.number - 1) % cases.count] as? Value
      }
      if let raw = type as? any RawRepresentable.Type {
        return Self.represented(by: self, raw, map) as? Value
      }
      return place.value(String.self) as? Value
    }
  }

  private static func cases(of type: any CaseIterable.Type) -> [Any] {
    func all<Type: CaseIterable>(_ type: Type.Type) -> [Any] { type.allCases.map { $0 } }
    return all(type)
  }

  private static func represented(
    by value: MappedValue, _ type: any RawRepresentable.Type, _ map: Map
  ) -> Any? {
    func make<Type: RawRepresentable>(_ type: Type.Type) -> Any? {
      value.converted(to: Type.RawValue.self, map).flatMap { type.init(rawValue: $0) }
    }
    return make(type)
  }

  func object(_ type: any BaseMappable.Type, _ map: Map?) -> (any BaseMappable)? {
    let inner: Map
    switch self {
    case .json(let value):
      guard let json = value as? [String: Any] else { return nil }
      inner = Map(mappingType: .fromJSON, JSON: json, context: map?.context)
    case .sample(let place): inner = Map(sample: place, context: map?.context)
    }
    return Self.object(type, inner)
  }

  static func object(_ type: any BaseMappable.Type, _ map: Map) -> (any BaseMappable)? {
    if let type = type as? any StaticMappable.Type, var object = type.objectForMapping(map: map) {
      object.mapping(map: map)
      return object
    }
    if let type = type as? any Mappable.Type, var object: any BaseMappable = type.init(map: map) {
      object.mapping(map: map)
      return object
    }
    return (type as? any ImmutableMappable.Type).flatMap { try? $0.init(map: map) }
  }

  /// The JSON of a value.
  static func json(of value: Any?) -> Any? {
    switch value {
    case let object as any BaseMappable: object.toJSON()
    case let container as any MappedContainer: container.json
    case let raw as any RawRepresentable: json(of: raw.rawValue)
    default: value
    }
  }
}

/// A collection, or an optional, of values that are mapped one by one.
protocol MappedContainer {
  static func make(from value: MappedValue, _ map: Map) -> Self?
  var json: Any? { get }
}

extension Optional: MappedContainer {
  static func make(from value: MappedValue, _ map: Map) -> Wrapped?? {
    .some(value.converted(to: Wrapped.self, map))
  }

  var json: Any? { flatMap { MappedValue.json(of: $0) } }
}

extension Array: MappedContainer {
  static func make(from value: MappedValue, _ map: Map) -> [Element]? {
    value.elements?.compactMap { $0.converted(to: Element.self, map) }
  }

  var json: Any? { compactMap { MappedValue.json(of: $0) } }
}

extension Set: MappedContainer {
  static func make(from value: MappedValue, _ map: Map) -> Set<Element>? {
    [Element].make(from: value, map).map { Set($0) }
  }

  var json: Any? { Array(self).json }
}

extension Dictionary: MappedContainer {
  static func make(from value: MappedValue, _ map: Map) -> [Key: Value]? {
    if case .json(let plain) = value, let known = plain as? [Key: Value] { return known }
    guard let members = value.members else { return nil }
    let pairs = members.compactMap { key, member -> (Key, Value)? in
      guard let key = key as? Key, let value = member.converted(to: Value.self, map) else {
        return nil
      }
      return (key, value)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  var json: Any? { compactMapValues { MappedValue.json(of: $0) } }
}

/// A number, which JSON on iOS bridges to any other that has its value.
protocol MappedNumber {
  static func make(_ value: Any) -> Self?
}

extension MappedNumber where Self: BinaryInteger {
  static func make(_ value: Any) -> Self? {
    if let value = value as? any BinaryInteger { return Self(exactly: value) }
    return (value as? Double).flatMap { Self(exactly: $0) }
  }
}

extension MappedNumber where Self: BinaryFloatingPoint {
  static func make(_ value: Any) -> Self? {
    if let value = value as? any BinaryInteger { return Self(value) }
    return (value as? Double).map { Self($0) }
  }
}

extension Int: MappedNumber {}
extension Int16: MappedNumber {}
extension Int32: MappedNumber {}
extension Int64: MappedNumber {}
extension UInt: MappedNumber {}
extension UInt32: MappedNumber {}
extension UInt64: MappedNumber {}
extension Double: MappedNumber {}
extension Float: MappedNumber {}
extension CGFloat: MappedNumber {}
