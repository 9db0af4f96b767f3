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
///
/// The shell doesn't call a closure with a parameter whose type has none.
public func reducedSeam<A, Result>(
  _ name: String, _: A.Type, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping (A) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      guard let a: A = seamArgument(name, file, line) else { return }
      _ = closure(a)
    })
}

public func reducedSeam<A, B, Result>(
  _ name: String, _: A.Type, _: B.Type, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping (A, B) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      guard let a: A = seamArgument(name, file, line), let b: B = seamArgument(name, file, line)
      else { return }
      _ = closure(a, b)
    })
}

public func reducedSeam<A, B, C, Result>(
  _ name: String, _: A.Type, _: B.Type, _: C.Type, file: StaticString = #fileID,
  line: UInt = #line, _ closure: @escaping (A, B, C) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      guard let a: A = seamArgument(name, file, line), let b: B = seamArgument(name, file, line),
        let c: C = seamArgument(name, file, line)
      else { return }
      _ = closure(a, b, c)
    })
}

public func reducedSeam<A, B, C, D, Result>(
  _ name: String, _: A.Type, _: B.Type, _: C.Type, _: D.Type, file: StaticString = #fileID,
  line: UInt = #line, _ closure: @escaping (A, B, C, D) -> Result
) {
  Seam.add(
    Seam(name: name, file: "\(file)", line: Int(line)) {
      guard let a: A = seamArgument(name, file, line), let b: B = seamArgument(name, file, line),
        let c: C = seamArgument(name, file, line), let d: D = seamArgument(name, file, line)
      else { return }
      _ = closure(a, b, c, d)
    })
}

/// The argument of a closure that the shell calls; nil, with a message, if the type has no harmless value.
private func seamArgument<Value>(_ name: String, _ file: StaticString, _ line: UInt) -> Value? {
  handedArgument("\(file):\(line): '\(name)'")
}

/// The argument of a closure; nil, with a message, if the type has no harmless value.
func handedArgument<Value>(_ closure: String) -> Value? {
  if let value: Value = completionArgument() ?? HarmlessValue.make(Value.self) { return value }
  print("\(closure) isn't called: \(Value.self) has no harmless value")
  return nil
}

/// The arguments for a removed call's closure: a completion receives success.
public func harmlessArgument<Value>(
  _ name: String, _ file: StaticString = #fileID, _ line: UInt = #line
) -> Value {
  completionArgument() ?? harmlessValue(because: name, file: file, line: line)
}

private func completionArgument<Value>() -> Value? {
  if let value = true as? Value { return value }
  // Where the app uses it as a flag, such as that an animation has finished, it is set.
  if Value.self == StandIn.self { return StandIn.success() as? Value }
  // Without an error, a completion receives its object: `{ data, error in … data! … }`.
  if let optional = Value.self as? any OptionalKind.Type,
    // The class of a missing module's errors is one of its own.
    !_typeName(optional.wrapped, qualified: false).hasSuffix("Error")
  {
    return missingObject(optional.wrapped) as? Value
  }
  if let result = Value.self as? any ResultKind.Type { return result.success() as? Value }
  return nil
}

/// A new object, if a missing module declares its class.
private func missingObject(_ type: Any.Type) -> Any? {
  type == StandIn.self ? StandIn() : (type as? StandInObject.Type)?.makeStandIn.0()
}

/// A result, whose success may be an object of a missing module.
private protocol ResultKind {
  static func success() -> Any?
}

extension Result: ResultKind {
  fileprivate static func success() -> Any? {
    (missingObject(Success.self) as? Success).map { Self.success($0) }
  }
}
