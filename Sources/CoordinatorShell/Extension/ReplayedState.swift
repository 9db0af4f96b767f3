/// State outside the app's objects that a replay has to restore, such as a store on disk.
@MainActor public protocol ReplayedState: AnyObject {
  /// The state at one moment.
  associatedtype Snapshot

  /// Returns the current state; called right before launch.
  func snapshot() throws -> Snapshot

  /// Runs `body` with the state restored to `start`; the state after `body` is kept.
  ///
  /// If `body` throws, the state is unchanged.
  func replay<Result>(from start: Snapshot, _ body: () throws -> Result) throws -> Result

  /// A copy that starts from `snapshot` and shares nothing with this state.
  func copy(from snapshot: Snapshot) -> Self
}

/// The state of an extension's services that a replay restores.
@MainActor public struct ReplayedPart {
  package let state: any ReplayedState
  /// The commands that turn an empty state into a snapshot, for a saved script.
  package let script: @MainActor (Any) -> [String]

  /// Creates a part; `script` lists the commands that turn an empty state into a snapshot.
  public init<State: ReplayedState>(
    _ state: State, script: @escaping @MainActor (State.Snapshot) -> [String] = { _ in [] }
  ) {
    self.state = state
    self.script = { snapshot in (snapshot as? State.Snapshot).map(script) ?? [] }
  }

  package func snapshot() throws -> Any { try state.snapshot() }

  package func replay<Result>(from start: Any, _ body: () throws -> Result) throws -> Result {
    try Self.replay(state, from: start, body)
  }

  package func copy(from snapshot: Any) -> (any ReplayedState)? { Self.copy(state, snapshot) }

  private static func replay<State: ReplayedState, Result>(
    _ state: State, from start: Any, _ body: () throws -> Result
  ) throws -> Result {
    guard let start = start as? State.Snapshot else { return try body() }
    return try state.replay(from: start, body)
  }

  private static func copy<State: ReplayedState>(
    _ state: State, _ snapshot: Any
  ) -> (any ReplayedState)? {
    (snapshot as? State.Snapshot).map(state.copy)
  }
}
