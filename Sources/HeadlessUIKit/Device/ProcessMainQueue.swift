import Foundation

/// The process's main queue, where main-actor tasks wait to run.
///
/// libdispatch exports two functions for run loops: one runs the queued work, and the other returns
/// an event descriptor that becomes readable when an empty queue gets work. Both must be called on
/// the main thread, outside the queue itself.
@MainActor enum ProcessMainQueue {
  private static let descriptor = mainQueueDescriptor()

  /// Runs the queued work; work that it adds waits for the next call.
  ///
  /// Costs almost nothing if the queue is empty.
  static func run() {
    runQueued(nil)
  }

  /// Whether the empty queue has received work since the last call; makes a system call.
  static func hadNewWork() -> Bool {
    var count: UInt64 = 0
    return read(descriptor, &count, MemoryLayout<UInt64>.size) > 0
  }
}

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runQueued(_ ignored: UnsafeMutableRawPointer?)

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> CInt
