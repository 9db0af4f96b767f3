import Foundation
import RetainGraph
import Synchronization
import Testing

/// Threads that camsh stops while it reads their objects.
@Suite(.serialized) final class OtherThreadsTests {
  private final class Counter: Sendable {
    let count = Atomic(0)
    let isOver = Atomic(false)

    func start() {
      Thread { [self] in
        while !isOver.load(ordering: .relaxed) {
          _ = String(repeating: "x", count: 2000).count
          count.add(1, ordering: .relaxed)
        }
      }.start()
      wait(beyond: 0)
    }

    var now: Int { count.load(ordering: .relaxed) }

    func wait(beyond count: Int) {
      while now <= count { usleep(100) }
    }
  }

  private let counter = Counter()

  init() {
    OtherThreads.mayBePaused = true
    counter.start()
  }

  deinit {
    OtherThreads.mayBePaused = false
    counter.isOver.store(true, ordering: .relaxed)
  }

  @Test func `no other thread runs while they are paused, and all run afterwards`() {
    for _ in 0..<20 {
      let (before, after) = OtherThreads.paused {
        let before = counter.now
        usleep(2000)
        return (before, counter.now)
      }
      #expect(before == after)
      counter.wait(beyond: after)
    }
  }

  @Test func `they run in a part of the pause that must wait for them`() {
    OtherThreads.paused {
      let before = counter.now
      OtherThreads.resumed { counter.wait(beyond: before) }
      let after = counter.now
      OtherThreads.paused { usleep(2000) }
      #expect(counter.now == after)
    }
  }

  @Test func `paused threads still count as being at work`() {
    #expect(OtherThreads.paused { OtherThreads.areAtWork })
  }

  @Test func `a thread that wakes while camsh reads is at work`() throws {
    counter.isOver.store(true, ordering: .relaxed)
    let semaphore = DispatchSemaphore(value: 0)
    let hasRun = Atomic(false)
    let isOver = Atomic(false)
    defer { isOver.store(true, ordering: .relaxed) }
    Thread {
      semaphore.wait()
      while !isOver.load(ordering: .relaxed) { hasRun.store(true, ordering: .relaxed) }
    }.start()
    var rested = false
    for _ in 0..<1000 where !rested {
      _ = comeToRest()
      OtherThreads.paused {
        // Threads of the test runner may run from time to time.
        rested = (0..<3).allSatisfy { _ in !OtherThreads.areAtWork }
        guard rested else { return }
        semaphore.signal()
        while !hasRun.load(ordering: .relaxed) { usleep(100) }
        #expect(OtherThreads.areAtWork)
      }
    }
    #expect(rested)
  }

  @Test func `a thread that was woken is at work even before a processor runs it`() throws {
    counter.isOver.store(true, ordering: .relaxed)
    let semaphore = DispatchSemaphore(value: 0)
    let isOver = Atomic(false)
    let runs = Atomic(0)
    Thread {
      repeat {
        semaphore.wait()
        runs.add(1, ordering: .relaxed)
      } while !isOver.load(ordering: .relaxed)
    }.start()
    var overlooked = 0
    for round in 0..<2000 {
      try #require(comeToRest(), "\(calls)")
      semaphore.signal()
      let isAtWork = OtherThreads.areAtWork
      if !isAtWork, runs.load(ordering: .relaxed) == round { overlooked += 1 }
      while runs.load(ordering: .relaxed) == round {}
    }
    #expect(overlooked == 0)
    isOver.store(true, ordering: .relaxed)
    semaphore.signal()
  }

  @Test func `a thread that waits with a time limit is at rest after a pause too`() throws {
    counter.isOver.store(true, ordering: .relaxed)
    let semaphore = DispatchSemaphore(value: 0)
    defer { semaphore.signal() }
    Thread { _ = semaphore.wait(timeout: .now() + 60) }.start()
    try #require(comeToRest(), "\(calls)")
    // Threads that wait are paused only if they may wake at any time.
    OtherThreads.mayWake = true
    defer { OtherThreads.mayWake = false }
    OtherThreads.paused { usleep(2000) }
    #expect(comeToRest(), "\(calls)")
  }

  @Test func `a thread that was found to be restless is at work, but camsh doesn't wait for it`() {
    #expect(OtherThreads.haveWork)
    OtherThreads.noteRestless()
    #expect(waits { !OtherThreads.haveWork })
    #expect(OtherThreads.areAtWork)
  }

  @Test func `threads that wake one another are at work`() {
    counter.isOver.store(true, ordering: .relaxed)
    let turns = (0..<8).map { _ in DispatchSemaphore(value: 0) }
    let isOver = Atomic(false)
    for index in turns.indices {
      Thread {
        while !isOver.load(ordering: .relaxed) {
          turns[index].wait()
          // The order isn't the one in which the threads are listed.
          turns[(index * 5 + 3) % turns.count].signal()
        }
      }.start()
    }
    turns[0].signal()
    let rests = (0..<2000).count { _ in !OtherThreads.areAtWork }
    #expect(rests == 0)
    isOver.store(true, ordering: .relaxed)
    for turn in turns { turn.signal() }
  }

  /// Waits until no other thread is at work.
  private func comeToRest() -> Bool { waits { !OtherThreads.areAtWork } }

  /// Waits until a condition holds, because threads of the test runner and of earlier tests may run
  /// from time to time.
  private func waits(until holds: () -> Bool) -> Bool {
    for _ in 0..<10_000 {
      if holds() { return true }
      usleep(1000)
    }
    return false
  }

  /// The system call of each thread.
  private var calls: [String] {
    let folder = "/proc/self/task/"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.map { thread in
      ["comm", "syscall"].map {
        (try? String(contentsOfFile: folder + thread + "/" + $0, encoding: .utf8)) ?? ""
      }.joined(separator: ": ").replacing("\n", with: "")
    }
  }

  @Test func `a thread that waits for files to become readable is at rest`() throws {
    counter.isOver.store(true, ordering: .relaxed)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    let isWaiting = Atomic(false)
    Thread {
      var files = fd_set()
      files.__fds_bits.0 = 1 << reading
      isWaiting.store(true, ordering: .relaxed)
      select(reading + 1, &files, nil, nil, nil)
      close(reading)
    }.start()
    while !isWaiting.load(ordering: .relaxed) { usleep(100) }
    #expect(comeToRest(), "\(calls)")
    close(writing)
  }

  @Test func `a pause ends when the caller waits for one of the threads`() {
    let lock = NSLock()
    let isLocked = Atomic(false)
    let isAwaited = Atomic(false)
    let holder = Thread {
      lock.lock()
      isLocked.store(true, ordering: .relaxed)
      while !isAwaited.load(ordering: .relaxed) { usleep(100) }
      lock.unlock()
    }
    holder.start()
    while !isLocked.load(ordering: .relaxed) { usleep(100) }
    OtherThreads.paused {
      let before = counter.now
      usleep(2000)
      #expect(counter.now == before, "The threads must be stopped while the caller waits.")
      isAwaited.store(true, ordering: .relaxed)
      #expect(lock.lock(before: Date(timeIntervalSinceNow: 30)))
    }
  }
}
