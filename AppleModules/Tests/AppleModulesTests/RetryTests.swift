import RxSwiftExt
import Testing
import UIKit

@MainActor @Suite struct `Retrying with a behavior` {
  private struct Failure: Error {}

  private func attempts(
    _ behavior: RepeatBehavior, shouldRetry: RetryPredicate? = nil
  ) -> (times: [Int64], failed: Bool) {
    HeadlessDevice.boot()
    let start = HeadlessDevice.current.clock.now
    let bag = DisposeBag()
    var (times, failed): ([Int64], Bool) = ([], false)
    Observable<Int>.deferred {
      times.append((HeadlessDevice.current.clock.now - start).components.seconds)
      return .error(Failure())
    }
    .retry(behavior, scheduler: MainScheduler.instance, shouldRetry: shouldRetry)
    .subscribe(onError: { _ in failed = true }).disposed(by: bag)
    HeadlessDevice.current.settle()
    return (times, failed)
  }

  @Test func `subscribes again at once`() {
    let result = attempts(.immediate(maxCount: 3))
    #expect(result.times == [0, 0, 0])
    #expect(result.failed)
  }

  @Test func `waits longer each time`() {
    let result = attempts(.exponentialDelayed(maxCount: 3, initial: 2, multiplier: 1))
    #expect(result.times == [0, 2, 6])
    #expect(result.failed)
  }

  @Test func `stops at an error that isn't to be retried`() {
    #expect(attempts(.delayed(maxCount: 3, time: 1)) { !($0 is Failure) }.times == [0])
  }
}
