import Glibc

/// What the threads of a process have had of the processors so far.
struct ProcessorUse: Equatable {
  /// How long they ran.
  var running = Duration.zero
  /// How long they were ready to run while others had the processors, until they last ran.
  var waiting = Duration.zero
  /// Whether one of them runs now or is ready to run.
  var isRunnable = false
}

extension ProcessorUse {
  /// All zero if the process has ended, or if the kernel doesn't count.
  @MainActor init(of process: pid_t) {
    let files = LocalFiles()
    let folder = "/proc/\(process)/task"
    func text(_ file: String, of thread: String) -> String {
      let bytes = try? files.read("\(folder)/\(thread)/\(file)")
      return String(decoding: bytes ?? [], as: UTF8.self)
    }
    for (thread, _) in files.list(folder) {
      // The time on a processor, the time waiting for one, and the number of turns.
      let times = text("schedstat", of: thread).split(separator: " ").compactMap { Int64($0) }
      guard times.count > 1 else { continue }
      running += .nanoseconds(times[0])
      waiting += .nanoseconds(times[1])
      // The state follows the program's name in parentheses, which may contain any character.
      let state = text("stat", of: thread).split(separator: ")").last?.dropFirst().first
      isRunnable = isRunnable || state == "R"
    }
  }
}
