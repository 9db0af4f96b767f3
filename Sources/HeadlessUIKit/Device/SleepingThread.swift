import Dispatch
import Synchronization

/// A thread of the app, other than the main one, that sleeps on the virtual clock.
///
/// The virtual clock stands still while the main thread waits for it. Then it wakes when the time has
/// passed in real time.
final class SleepingThread: Sendable {
  private let alarm = DispatchSemaphore(value: 0)
  private let isAwake = Atomic(false)

  /// Returns when the thread must wake, which is never if the device is powered off.
  func sleep(_ nanoseconds: Int64) {
    MainQueue.shared.add(
      MainQueue.Work(source: .sleep(.thread(pthread_self())), delay: nanoseconds) { self.wake() })
    BlockedMainThread.watch(
      after: nanoseconds, while: { !self.isAwake.load(ordering: .relaxed) }, { self.wake() })
    alarm.wait()
  }

  private func wake() {
    if !isAwake.exchange(true, ordering: .relaxed) { alarm.signal() }
  }
}
