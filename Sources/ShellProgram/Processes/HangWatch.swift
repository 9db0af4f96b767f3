import Glibc

/// Distinguishes a process that hangs from one that is slow because others have the processors.
@MainActor struct HangWatch {
  private let process: pid_t
  private var lastSign = ContinuousClock.now
  /// What the process had had of the processors by then.
  private var lastUse = ProcessorUse()

  /// Watches a process that has just started.
  init(of process: pid_t) { self.process = process }

  /// The process has made progress.
  mutating func noteProgress() {
    lastSign = .now
    lastUse = ProcessorUse(of: process)
  }

  /// Whether the process has worked or slept longer than `patience` without progress.
  func sees(hangingFor patience: Duration) -> Bool {
    let time = ContinuousClock.now - lastSign
    // Reading what it had of the processors takes several system calls.
    return time > patience
      && Self.hangs(
        after: time, from: lastUse, to: ProcessorUse(of: process), patience: patience)
  }

  /// Whether a process that has made no progress for a while hangs.
  ///
  /// The time in which it waited for a processor doesn't count. After twelve times its patience it
  /// hangs in any case, because one of its threads may wait while another one hangs.
  static func hangs(
    after time: Duration, from last: ProcessorUse, to now: ProcessorUse, patience: Duration
  ) -> Bool {
    // A wait is counted once it's over.
    let active =
      now.isRunnable ? now.running - last.running : time - (now.waiting - last.waiting)
    return active > patience || time > patience * 12
  }
}
