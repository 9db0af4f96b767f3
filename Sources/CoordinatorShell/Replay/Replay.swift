extension Session {
  /// Launches again and silently replays `entries`, since live objects can't be copied.
  ///
  /// Returns whether every statement led to the same tree as the first time.
  package func replay(_ entries: [Timeline.Entry]) throws -> Bool {
    guard let part = added.part else { return launchAgain(entries) }
    let start = try replayer.snapshot ?? part.snapshot()
    return try part.replay(from: start) { launchAgain(entries) }
  }

  private func launchAgain(_ entries: [Timeline.Entry]) -> Bool {
    // A replay repeats what has been recorded already.
    let recorder = watchers.recorder
    watchers.recorder = nil
    defer { watchers.recorder = recorder }
    launch()
    return redo(entries)
  }

  /// Silently replays `entries` right after a launch; returns whether the trees are the same.
  func redo(_ entries: [Timeline.Entry]) -> Bool {
    expectedFindings = entries.flatMap(\.expected)
    var isSame = true
    let total = entries.reduce(0) { $0 + $1.steps }
    defer {
      replayer.limit = nil
      record.newFindings = []
    }
    for entry in entries {
      replayer.progress?(stepCount, total)
      let target = stepCount + entry.steps
      replayer.limit = target
      try? execute(entry.statement)
      if stepCount != target || entry.fingerprint != 0 && entry.fingerprint != fingerprint {
        isSame = false
      }
    }
    return isSame
  }

  /// A number that differs between different trees.
  package var fingerprint: Int {
    var hasher = Hasher()
    if replayer.relauncher == nil {
      tree.visit { hasher.combine($0.label) }
    } else {
      // In another process the same type is elsewhere.
      tree.visit { hasher.combine($0.label.text) }
    }
    return hasher.finalize()
  }
}
