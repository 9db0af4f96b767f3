import CWorld
import Synchronization

/// Work that Dispatch does on one of its queues at its virtual time, or that the device does instead of
/// the main queue.
///
/// The virtual clock stands still while the main thread waits for the work. Then Dispatch does it when
/// the delay has passed in real time.
///
/// Work for the main queue has no such end: a main thread that waits for it waits for ever.
final class DispatchedWork: Sendable {
  private typealias Block = @convention(block) @Sendable () -> Void

  /// Dispatch's own object, because there is no way to make a `DispatchQueue` of it.
  private let queue: UInt
  /// Not the block itself, for which Swift has generic types only on Darwin.
  private let work: Mutex<(@Sendable () -> Void)?>

  init(on queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer) {
    dispatchRetain(queue)
    self.queue = UInt(bitPattern: queue)
    let block = unsafeBitCast(block, to: Block.self)
    work = Mutex { block() }
  }

  deinit {
    if let queue = UnsafeMutableRawPointer(bitPattern: queue) { dispatchRelease(queue) }
  }

  /// Lets the work begin after a delay in nanoseconds.
  func begin(after delay: Int64) {
    let isForMain = isForMain
    MainQueue.shared.add(
      MainQueue.Work(
        source: isForMain ? .dispatch : .otherQueue, delay: MainQueue.delay(left: delay)
      ) { self.begin() })
    guard !isForMain else { return }
    BlockedMainThread.watch(after: delay, while: { [weak self] in self != nil }) { [weak self] in
      self?.begin()
    }
  }

  private var isForMain: Bool { cworld_is_main_queue(UnsafeRawPointer(bitPattern: queue)) }

  private func begin() {
    let work = work.withLock { work in
      defer { work = nil }
      return work
    }
    guard let work, let queue = UnsafeMutableRawPointer(bitPattern: queue) else { return }
    if isForMain { work() } else { dispatchAsync(queue, work) }
  }
}

@_silgen_name("dispatch_retain")
private func dispatchRetain(_ object: UnsafeMutableRawPointer)

@_silgen_name("dispatch_release")
private func dispatchRelease(_ object: UnsafeMutableRawPointer)

@_silgen_name("dispatch_async")
private func dispatchAsync(
  _ queue: UnsafeMutableRawPointer, _ work: @escaping @convention(block) @Sendable () -> Void)
