/// A closure that a call of a missing module is given as `Any`: its metadata has the types of its parameters.
struct HandedClosure {
  private let closure: Any
  private let parameters: [Any.Type]
  private let result: Any.Type

  /// Nil if the value isn't a function.
  init?(_ value: Any) {
    // The layout of metadata that describes functions is part of Swift's stable ABI.
    let metadata = unsafeBitCast(type(of: value), to: UnsafePointer<Int>.self)
    guard metadata.pointee == 0x302 else { return nil }
    let count = metadata[1] & 0xffff
    let types = UnsafeRawPointer(metadata + 2).assumingMemoryBound(to: Any.Type.self)
    closure = value
    result = types[0]
    parameters = (0..<count).map { types[1 + $0] }
  }

  var hasParameters: Bool { !parameters.isEmpty }

  /// A call with harmless values; nil for asynchronous closures, and for those with `inout` parameters or more than three.
  func call(named name: String) -> (() -> Void)? {
    switch parameters.count {
    case 0: call(result)
    case 1: call(name, parameters[0], result)
    case 2: call(name, parameters[0], parameters[1], result)
    case 3: call(name, parameters[0], parameters[1], parameters[2], result)
    default: nil
    }
  }

  private func call<R>(_: R.Type) -> (() -> Void)? {
    guard let closure = closure as? () throws -> R ?? closure as? @Sendable () throws -> R else {
      return nil
    }
    return { _ = try? closure() }
  }

  private func call<A, R>(_ name: String, _: A.Type, _: R.Type) -> (() -> Void)? {
    guard let closure = closure as? (A) throws -> R ?? closure as? @Sendable (A) throws -> R else {
      return nil
    }
    return {
      guard let a: A = handedArgument("'\(name)'") else { return }
      _ = try? closure(a)
    }
  }

  private func call<A, B, R>(_ name: String, _: A.Type, _: B.Type, _: R.Type) -> (() -> Void)? {
    guard
      let closure = closure as? (A, B) throws -> R ?? closure as? @Sendable (A, B) throws -> R
    else { return nil }
    return {
      guard let a: A = handedArgument("'\(name)'"), let b: B = handedArgument("'\(name)'") else {
        return
      }
      _ = try? closure(a, b)
    }
  }

  private func call<A, B, C, R>(
    _ name: String, _: A.Type, _: B.Type, _: C.Type, _: R.Type
  ) -> (() -> Void)? {
    guard
      let closure = closure as? (A, B, C) throws -> R
        ?? closure as? @Sendable (A, B, C) throws -> R
    else { return nil }
    return {
      guard let a: A = handedArgument("'\(name)'"), let b: B = handedArgument("'\(name)'"),
        let c: C = handedArgument("'\(name)'")
      else { return }
      _ = try? closure(a, b, c)
    }
  }
}
