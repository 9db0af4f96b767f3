/// Replaces a removed statement by using its operands, so that an enclosing closure still captures
/// them.
@inline(never)
public func reducedUse(_ used: Any?...) {}

/// Replaces a removed expression with a harmless value of the required type.
@inline(never)
public func reducedValue<Value>(
  _ used: Any?..., file: StaticString = #fileID, line: UInt = #line
) -> Value {
  harmlessValue(because: "expression", file: file, line: line)
}
