/// Stands for a statement that was removed: uses what the statement used, so that a closure around it
/// captures as before.
@inline(never)
public func reducedUse(_ used: Any?...) {}

/// Stands for an expression that was removed, with a harmless value of the type that is asked for.
@inline(never)
public func reducedValue<Value>(
  _ used: Any?..., file: StaticString = #fileID, line: UInt = #line
) -> Value {
  harmlessValue(because: "expression", file: file, line: line)
}
