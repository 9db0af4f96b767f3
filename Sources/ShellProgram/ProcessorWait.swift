import Glibc

/// How long processes were ready to run while others had the processors.
@MainActor enum ProcessorWait {
  /// The waits of all threads of a process; zero if the kernel doesn't count them.
  static func of(_ process: pid_t) -> Duration {
    let files = LocalFiles()
    let folder = "/proc/\(process)/task"
    let nanoseconds = files.list(folder).lazy.compactMap { thread -> Int64? in
      guard let bytes = try? files.read("\(folder)/\(thread.name)/schedstat") else { return nil }
      // The time on a processor, the time waiting for one, and the number of turns.
      let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      return numbers.count > 1 ? Int64(numbers[1]) : nil
    }.reduce(0, +)
    return .nanoseconds(nanoseconds)
  }
}
