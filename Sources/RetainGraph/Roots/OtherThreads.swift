import CHeap

/// The threads of the process besides the one that asks.
public enum OtherThreads {
  /// Whether one of them is at work: one that waits for work, as those of a pool do, is not.
  public static var areAtWork: Bool {
    let threads = cheap_count_threads()
    return threads.others > threads.parked
  }
}
