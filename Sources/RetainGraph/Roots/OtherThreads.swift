import CHeap
import Synchronization

/// The threads of the process other than the calling one.
public enum OtherThreads {
  /// Whether any other thread is running.
  ///
  /// Threads that wait for work, such as pool threads, don't count. During a pause, this is whether
  /// any was running before.
  public static var areAtWork: Bool {
    let threads = cheap_count_threads()
    return threads.others > threads.parked
  }

  /// Whether any other thread is running, except those recorded as never idle.
  public static var haveWork: Bool {
    let threads = cheap_count_threads()
    return threads.others > threads.parked + threads.restless
  }

  /// Records the threads that run now as ones that never become idle.
  public static func noteRestless() { cheap_note_restless() }

  /// Whether the process has other threads, even ones that wait for work.
  public static var exist: Bool { cheap_count_threads().others > 0 }

  /// Whether walks may pause the other threads.
  ///
  /// False until a launch turns it on, because a test runner has threads of its own.
  public static var mayBePaused: Bool {
    get { permission.load(ordering: .relaxed) }
    set { permission.store(newValue, ordering: .relaxed) }
  }

  /// Whether waiting threads may wake at any time, as when a network answers.
  ///
  /// They are then paused too.
  public static var mayWake: Bool {
    get { waking.load(ordering: .relaxed) }
    set { waking.store(newValue, ordering: .relaxed) }
  }

  private static let permission = Atomic(false)
  private static let waking = Atomic(false)
  /// The number of calls of `paused` in progress.
  private static let depth = Atomic(0)

  /// Whether one of them may change what a walk reads, or is stopped while it does.
  static var mayInterfere: Bool {
    guard mayBePaused else { return false }
    let threads = cheap_count_threads()
    return threads.others > (mayWake ? 0 : threads.parked)
  }

  /// Runs code while the other threads are stopped, if any of them is running.
  ///
  /// No object that the code reads is then freed or changed. The code must not wait for another
  /// thread. If the system doesn't allow a process to stop threads, they keep running.
  @discardableResult public static func paused<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard mayBePaused else { return try body() }
    if depth.add(1, ordering: .relaxed).oldValue == 0 { pause() }
    defer {
      if depth.subtract(1, ordering: .relaxed).newValue == 0 { resume() }
    }
    return try body()
  }

  /// Runs code inside `paused` that needs the other threads to run.
  @discardableResult public static func resumed<Result>(_ body: () -> Result) -> Result {
    guard depth.load(ordering: .relaxed) > 0 else { return body() }
    resume()
    defer { pause() }
    return body()
  }

  private static func pause() {
    cheap_keep_looks(true)
    if mayInterfere { _ = cheap_pause() }
  }

  private static func resume() {
    cheap_keep_looks(false)
    cheap_resume()
  }
}
