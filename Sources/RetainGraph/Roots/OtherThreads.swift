import CHeap

/// The threads of the process other than the calling one.
public enum OtherThreads {
  /// Whether any of them is running; threads that wait for work, such as pool threads, don't count.
  public static var areAtWork: Bool {
    let threads = cheap_count_threads()
    return threads.others > threads.parked
  }
}
