import Foundation

/// The main queue of the process, where main-actor tasks wait for somebody to run them.
///
/// libdispatch exports two functions for run loops: one runs what is queued, the other names an
/// event descriptor that becomes readable when an empty queue gets work. Both must be used on the
/// main thread, outside the queue itself.
@MainActor enum ProcessMainQueue {
  private static let descriptor = mainQueueDescriptor()

  /// Runs what is queued; what that adds waits for the next time.
  ///
  /// An empty queue costs next to nothing.
  static func run() {
    runQueued(nil)
  }

  /// Whether work was added to the empty queue since this was last asked, by a system call.
  static func hadNewWork() -> Bool {
    var count: UInt64 = 0
    return read(descriptor, &count, MemoryLayout<UInt64>.size) > 0
  }
}

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runQueued(_ ignored: UnsafeMutableRawPointer?)

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> CInt
