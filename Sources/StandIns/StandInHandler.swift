import HeadlessUIKit

// One function per number of parameters, as for seams.

/// A closure that the app sets on a stand-in, which retains it so that the shell can call it.
public func standInHandler<Result>(
  _ name: String, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping () -> Result
) -> StandIn {
  kept(name, file, line) { _ = closure() }
}

public func standInHandler<A, Result>(
  _ name: String, _: A.Type, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping (A) -> Result
) -> StandIn {
  kept(name, file, line) { _ = closure(harmlessArgument(name, file, line)) }
}

public func standInHandler<A, B, Result>(
  _ name: String, _: A.Type, _: B.Type, file: StaticString = #fileID, line: UInt = #line,
  _ closure: @escaping (A, B) -> Result
) -> StandIn {
  kept(name, file, line) {
    _ = closure(harmlessArgument(name, file, line), harmlessArgument(name, file, line))
  }
}

public func standInHandler<A, B, C, Result>(
  _ name: String, _: A.Type, _: B.Type, _: C.Type, file: StaticString = #fileID,
  line: UInt = #line, _ closure: @escaping (A, B, C) -> Result
) -> StandIn {
  kept(name, file, line) {
    _ = closure(
      harmlessArgument(name, file, line), harmlessArgument(name, file, line),
      harmlessArgument(name, file, line))
  }
}

public func standInHandler<A, B, C, D, Result>(
  _ name: String, _: A.Type, _: B.Type, _: C.Type, _: D.Type, file: StaticString = #fileID,
  line: UInt = #line, _ closure: @escaping (A, B, C, D) -> Result
) -> StandIn {
  kept(name, file, line) {
    _ = closure(
      harmlessArgument(name, file, line), harmlessArgument(name, file, line),
      harmlessArgument(name, file, line), harmlessArgument(name, file, line))
  }
}

private func kept(
  _ name: String, _ file: StaticString, _ line: UInt, _ call: @escaping () -> Void
) -> StandIn {
  let handler = SeamHandler(call)
  Seam.add(Seam(name: name, file: "\(file)", line: Int(line), keptBy: handler))
  return StandIn(holding: handler)
}
