import HeadlessUIKit

// One function per number of parameters, because a retain graph walk can't read closures with
// parameter packs.

/// Registers the closure of a removed call, so that the shell can call it.
public func reducedSeam<Result>(
  _ name: String, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping () -> Result
) {
  Seam.add(Seam(name: name, file: "\(file)", line: Int(line)) { _ = closure() })
}

/// Registers a closure with a parameter, which receives a harmless value.
public func reducedSeam<A, Result>(
  _ name: String, _: A.Type, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping (A) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      _ = closure(harmlessArgument(name, file, line))
    })
}

public func reducedSeam<A, B, Result>(
  _ name: String, _: A.Type, _: B.Type, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping (A, B) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      _ = closure(harmlessArgument(name, file, line), harmlessArgument(name, file, line))
    })
}

public func reducedSeam<A, B, C, Result>(
  _ name: String, _: A.Type, _: B.Type, _: C.Type, file: StaticString = #fileID,
  line: UInt = #line, _ closure: @escaping (A, B, C) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      _ = closure(
        harmlessArgument(name, file, line), harmlessArgument(name, file, line),
        harmlessArgument(name, file, line))
    })
}

public func reducedSeam<A, B, C, D, Result>(
  _ name: String, _: A.Type, _: B.Type, _: C.Type, _: D.Type, file: StaticString = #fileID,
  line: UInt = #line, _ closure: @escaping (A, B, C, D) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      _ = closure(
        harmlessArgument(name, file, line), harmlessArgument(name, file, line),
        harmlessArgument(name, file, line), harmlessArgument(name, file, line))
    })
}

/// The arguments for a removed call's closure: a completion receives success.
public func harmlessArgument<Value>(
  _ name: String, _ file: StaticString = #fileID, _ line: UInt = #line
) -> Value {
  if let value = true as? Value { return value }
  // Without an error, a completion receives its object: `{ data, error in … data! … }`.
  if Value.self == StandIn?.self, let value = StandIn() as? Value { return value }
  if Value.self == Result<StandIn, any Error>.self,
    let value = Result<StandIn, any Error>.success(StandIn()) as? Value
  {
    return value
  }
  return harmlessValue(because: name, file: file, line: line)
}
