import HeadlessUIKit

// One function for each number of parameters, since a closure with a pack of types can't be walked.

/// Keeps the closure of a call that was removed, so that the shell can call it.
public func reducedSeam<Result>(
  _ name: String, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping () -> Result
) {
  Seam.add(Seam(name: name, file: "\(file)", line: Int(line)) { _ = closure() })
}

/// The same for a closure with a parameter, which gets a harmless value.
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

/// What a reduced call's closure is called with: a completion hears that it succeeded.
public func harmlessArgument<Value>(
  _ name: String, _ file: StaticString = #fileID, _ line: UInt = #line
) -> Value {
  if let value = true as? Value { return value }
  if Value.self == Result<StandIn, any Error>.self,
    let value = Result<StandIn, any Error>.success(StandIn()) as? Value
  {
    return value
  }
  return harmlessValue(because: name, file: file, line: line)
}
