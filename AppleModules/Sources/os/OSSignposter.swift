/// Marks intervals, which aren't measured.
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}

  public func beginInterval(_ name: StaticString) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func emitEvent(_ name: StaticString) {}
  public func withIntervalSignpost<Result>(
    _ name: StaticString, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}

public struct OSSignpostIntervalState: Sendable {}
