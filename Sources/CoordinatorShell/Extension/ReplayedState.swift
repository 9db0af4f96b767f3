/// State outside the app's own objects that a replay has to rewind, such as a store on disk.
@MainActor public protocol ReplayedState: AnyObject {
  /// What the state was at some moment.
  associatedtype Snapshot

  /// What the state is now; called right before launch.
  func snapshot() throws -> Snapshot

  /// Runs `body` over the state as it was at `start`; what `body` leaves behind is the state then.
  ///
  /// Where `body` throws, nothing has changed.
  func rehearse<Result>(from start: Snapshot, _ body: () throws -> Result) throws -> Result

  /// Another state that starts from `snapshot`, and shares nothing with this one.
  func copy(from snapshot: Snapshot) -> Self
}

/// The replayed state of an extension's services.
@MainActor public struct ReplayedPart {
  package let state: any ReplayedState
  /// The commands that lead from an empty state to a snapshot, for a saved script.
  package let script: @MainActor (Any) -> [String]

  /// A state; `script` lists the commands that lead from an empty state to a snapshot of it.
  public init<State: ReplayedState>(
    _ state: State, script: @escaping @MainActor (State.Snapshot) -> [String] = { _ in [] }
  ) {
    self.state = state
    self.script = { snapshot in (snapshot as? State.Snapshot).map(script) ?? [] }
  }

  package func snapshot() throws -> Any { try state.snapshot() }

  package func rehearse<Result>(from start: Any, _ body: () throws -> Result) throws -> Result {
    try Self.rehearse(state, from: start, body)
  }

  package func copy(from snapshot: Any) -> (any ReplayedState)? { Self.copy(state, snapshot) }

  private static func rehearse<State: ReplayedState, Result>(
    _ state: State, from start: Any, _ body: () throws -> Result
  ) throws -> Result {
    guard let start = start as? State.Snapshot else { return try body() }
    return try state.rehearse(from: start, body)
  }

  private static func copy<State: ReplayedState>(
    _ state: State, _ snapshot: Any
  ) -> (any ReplayedState)? {
    (snapshot as? State.Snapshot).map(state.copy)
  }
}
