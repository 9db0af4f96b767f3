// An app compares a missing module's values with its own, and computes with them. Disfavored, so that two
// values of the app, or two stand-ins, keep their own operators.

/// Whether the stand-in wraps an equal value.
@_disfavoredOverload
public func == <Value: Equatable>(one: StandIn, other: Value) -> Bool {
  one.standInStore.held(as: Value.self) == other
}

@_disfavoredOverload
public func == <Value: Equatable>(one: Value, other: StandIn) -> Bool { other == one }

@_disfavoredOverload
public func != <Value: Equatable>(one: StandIn, other: Value) -> Bool { !(one == other) }

@_disfavoredOverload
public func != <Value: Equatable>(one: Value, other: StandIn) -> Bool { !(other == one) }

@_disfavoredOverload
public prefix func ! (value: StandIn) -> Bool { !(standInValue(value) as Bool) }

@_disfavoredOverload
public func < <Value: Comparable>(one: StandIn, other: Value) -> Bool {
  (standInValue(one) as Value) < other
}

@_disfavoredOverload
public func < <Value: Comparable>(one: Value, other: StandIn) -> Bool {
  one < standInValue(other) as Value
}

@_disfavoredOverload
public func > <Value: Comparable>(one: StandIn, other: Value) -> Bool { other < one }

@_disfavoredOverload
public func > <Value: Comparable>(one: Value, other: StandIn) -> Bool { other < one }

@_disfavoredOverload
public func <= <Value: Comparable>(one: StandIn, other: Value) -> Bool { !(other < one) }

@_disfavoredOverload
public func <= <Value: Comparable>(one: Value, other: StandIn) -> Bool { !(other < one) }

@_disfavoredOverload
public func >= <Value: Comparable>(one: StandIn, other: Value) -> Bool { !(one < other) }

@_disfavoredOverload
public func >= <Value: Comparable>(one: Value, other: StandIn) -> Bool { !(one < other) }

@_disfavoredOverload
public func + <Value: AdditiveArithmetic>(one: StandIn, other: Value) -> Value {
  standInValue(one) + other
}

@_disfavoredOverload
public func + <Value: AdditiveArithmetic>(one: Value, other: StandIn) -> Value {
  one + standInValue(other)
}

@_disfavoredOverload
public func - <Value: AdditiveArithmetic>(one: StandIn, other: Value) -> Value {
  standInValue(one) - other
}

@_disfavoredOverload
public func - <Value: AdditiveArithmetic>(one: Value, other: StandIn) -> Value {
  one - standInValue(other)
}

@_disfavoredOverload
public func * <Value: Numeric>(one: StandIn, other: Value) -> Value {
  standInValue(one) * other
}

@_disfavoredOverload
public func * <Value: Numeric>(one: Value, other: StandIn) -> Value {
  one * standInValue(other)
}

/// Not divided by the stand-in, which may be zero.
@_disfavoredOverload
public func / <Value: Numeric>(one: Value, other: StandIn) -> Value { one }

@_disfavoredOverload
public func / <Value: FloatingPoint>(one: StandIn, other: Value) -> Value {
  standInValue(one) / other
}
