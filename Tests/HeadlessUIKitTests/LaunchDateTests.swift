import HeadlessUIKit
import Testing

/// What an app reads from the system's clock and random numbers.
@MainActor @Suite(.serialized) struct LaunchDateTests {
  // Each test boots its device itself: the test runner's main queue moves between threads.
  @Test func `a launch begins on January 1, 2026, at 9:41`() {
    HeadlessDevice.boot()
    #expect(abs(Date().timeIntervalSince1970 - 1_767_260_460) < 0.1)
    #expect(Date().description == "2026-01-01 09:41:00 +0000")
  }

  @Test func `the date follows the virtual clock`() {
    let device = HeadlessDevice.boot()
    let start = Date()
    device.advance(by: .seconds(90))
    #expect(abs(Date().timeIntervalSince(start) - 90) < 0.1)
    #expect(Date().description == "2026-01-01 09:42:30 +0000")
  }

  @Test func `two dates differ, by little`() {
    HeadlessDevice.boot()
    let dates = (0..<100).map { _ in Date() }
    #expect(Set(dates).count == dates.count)
    #expect(dates == dates.sorted())
    #expect(dates[99].timeIntervalSince(dates[0]) < 0.001)
  }

  @Test func `every launch reads the same dates, numbers and identifiers`() {
    func read() -> [String] {
      HeadlessDevice.boot()
      let date = Date().timeIntervalSince1970
      let number = Int.random(in: 0..<1_000_000)
      let order = Array(0..<20).shuffled()
      return ["\(date)", "\(number)", "\(order)", "\(UUID())", NSUUID().uuidString]
    }
    let first = read()
    #expect(read() == first)
    #expect(Set(first).count == first.count)
  }

  @Test func `a launch beside another reads the same dates and numbers, but has other UUIDs`() {
    struct Reading: Hashable {
      let choices: [String]
      let identifier: UUID
    }
    func read() -> Reading {
      let date = Date().timeIntervalSince1970
      return Reading(choices: ["\(date)", "\(Int.random(in: 0..<1_000_000))"], identifier: UUID())
    }
    HeadlessDevice.boot()
    let first = read()
    var others: [Reading] = []
    for _ in 0..<2 {
      HeadlessDevice.beside {
        HeadlessDevice.boot()
        others.append(read())
      }
    }
    let next = read()
    #expect(others.map(\.choices) == [first.choices, first.choices])
    #expect(Set(([first, next] + others).map(\.identifier)).count == 4)

    HeadlessDevice.boot()
    #expect(read() == first)
    #expect(read() == next)
  }

  @Test func `numbers of another thread don't change those of the main thread`() {
    func read() -> [Int] { (0..<5).map { _ in Int.random(in: 0..<1_000_000) } }
    HeadlessDevice.boot()
    let expected = read()
    HeadlessDevice.boot()
    // The main queue may continue on another thread after an await.
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      _ = Int.random(in: 0..<1_000_000)
      isDone.signal()
    }.start()
    isDone.wait()
    #expect(read() == expected)
  }

  @Test func `a wait until a date takes as long as on the system's clock`() {
    HeadlessDevice.boot()
    let condition = NSCondition()
    condition.lock()
    let time = ContinuousClock().measure {
      #expect(!condition.wait(until: Date(timeIntervalSinceNow: 0.2)))
    }
    condition.unlock()
    #expect(time >= .milliseconds(190))
  }

  @Test func `a queue's work at a date on the wall clock begins in real time`() {
    HeadlessDevice.boot()
    let semaphore = DispatchSemaphore(value: 0)
    let time = ContinuousClock().measure {
      DispatchQueue(label: "wall").asyncAfter(wallDeadline: .now() + 0.2) { semaphore.signal() }
      #expect(semaphore.wait(timeout: .now() + 60) == .success)
    }
    #expect(time >= .milliseconds(190))
  }

  @Test func `a loop that waits for a date ends`() {
    HeadlessDevice.boot()
    let end = Date(timeIntervalSinceNow: 2)
    while Date() < end {}
    #expect(Date() >= end)
  }
}
