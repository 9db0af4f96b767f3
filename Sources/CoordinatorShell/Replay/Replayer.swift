/// What a session needs to return to an earlier state: it launches again and repeats the steps.
@MainActor package struct Replayer {
  /// The step at which the current replay stops; nil outside a replay.
  package var limit: Int?
  /// The extension's replayed state right before the first launch.
  package var snapshot: Any?
  /// Launches the app again in another process; nil if it is launched again in this one.
  package var relauncher: (any Relauncher)?
  /// Replays in another process to answer questions about the steps; nil if this one does.
  package var replayProcess: (any ReplayProcess)?
  /// Called for every replayed step, to show the progress of a long replay.
  package var progress: (@MainActor (_ step: Int, _ of: Int) -> Void)?

  package var isReplaying: Bool { limit != nil }
}
