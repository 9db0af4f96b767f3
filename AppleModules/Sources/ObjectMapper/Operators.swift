infix operator <-
infix operator >>>

/// Maps a property from or to the value for the map's current key.
public func <- <Value>(left: inout Value, right: Map) {
  switch right.mappingType {
  case .fromJSON where right.isKeyPresent:
    // A key whose value is null makes an optional nil.
    if let value: Value = right.current.map({ $0.converted(to: Value.self, right) })
      ?? ((Value.self as? any MappedAbsence.Type)?.absent as? Value)
    {
      left = value
    }
  case .fromJSON: break
  case .toJSON: right.write(MappedValue.json(of: left))
  }
}

public func >>> <Value>(left: Value, right: Map) {
  if right.mappingType == .toJSON { right.write(MappedValue.json(of: left)) }
}

/// A type with a value for null.
private protocol MappedAbsence {
  static var absent: Any { get }
}

extension Optional: MappedAbsence {
  fileprivate static var absent: Any { Optional.none as Any }
}

// MARK: Transforms

public func <- <Transform: TransformType>(
  left: inout Transform.Object, right: (Map, Transform)
) {
  let (map, transform) = right
  switch map.mappingType {
  case .fromJSON:
    if map.isKeyPresent, let value = transform.mapped(map.current) { left = value }
  case .toJSON: map.write(transform.transformToJSON(left))
  }
}

public func <- <Transform: TransformType>(
  left: inout Transform.Object?, right: (Map, Transform)
) {
  let (map, transform) = right
  switch map.mappingType {
  case .fromJSON: if map.isKeyPresent { left = transform.mapped(map.current) }
  case .toJSON: map.write(transform.transformToJSON(left))
  }
}

public func <- <Transform: TransformType>(
  left: inout [Transform.Object], right: (Map, Transform)
) {
  let (map, transform) = right
  switch map.mappingType {
  case .fromJSON:
    if let values = map.current?.elements { left = values.compactMap { transform.mapped($0) } }
  case .toJSON: map.write(left.compactMap { transform.transformToJSON($0) })
  }
}

public func <- <Transform: TransformType>(
  left: inout [Transform.Object]?, right: (Map, Transform)
) {
  let (map, transform) = right
  switch map.mappingType {
  case .fromJSON: left = map.current?.elements?.compactMap { transform.mapped($0) }
  case .toJSON: map.write(left?.compactMap { transform.transformToJSON($0) })
  }
}

public func >>> <Transform: TransformType>(left: Transform.Object?, right: (Map, Transform)) {
  if right.0.mappingType == .toJSON { right.0.write(right.1.transformToJSON(left)) }
}

extension TransformType {
  /// The object for a value; for one that was made up, whatever the transform accepts.
  func mapped(_ value: MappedValue?) -> Object? {
    guard case .sample(let place) = value else { return transformFromJSON(value?.plain) }
    if let known = place.value(of: Object.self) as? Object { return known }
    if let made = place.value(of: JSON.self).flatMap(transformFromJSON) { return made }
    return transformFromJSON(place.value(String.self))
      ?? transformFromJSON(place.value(Int.self)) ?? transformFromJSON(place.value(Double.self))
  }
}
