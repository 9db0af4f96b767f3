import Foundation
import Testing

@testable import ShellProgram

@MainActor @Suite struct HangWatchTests {
  private func hangs(
    after time: Int, running: Int = 0, waiting: Int = 0, isRunnable: Bool = false
  ) -> Bool {
    let now = ProcessorUse(
      running: .milliseconds(700 + running), waiting: .milliseconds(90 + waiting),
      isRunnable: isRunnable)
    return HangWatch.hangs(
      after: .milliseconds(time),
      from: ProcessorUse(running: .milliseconds(700), waiting: .milliseconds(90)), to: now,
      patience: .seconds(5))
  }

  @Test func `a process that works or sleeps longer than its patience hangs`() {
    #expect(hangs(after: 5001))
    #expect(hangs(after: 9000, waiting: 3900))
    #expect(hangs(after: 9000, running: 5001, waiting: 3900, isRunnable: true))
    #expect(!hangs(after: 4999))
  }

  @Test func `a process that waits for a processor may only be slow`() {
    #expect(!hangs(after: 5001, waiting: 10))
    #expect(!hangs(after: 50_000, waiting: 49_900))
    #expect(!hangs(after: 50_000, running: 400, isRunnable: true))
    #expect(hangs(after: 60_001, running: 400, waiting: 120_000, isRunnable: true))
  }

  @Test func `the wait for a processor grows while another process has it`() throws {
    let busy = try (0..<2).map { _ in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/taskset")
      process.arguments = ["--cpu-list", "0", "sh", "-c", "while :; do :; done"]
      try process.run()
      return process
    }
    defer { for process in busy { kill(process.processIdentifier, SIGKILL) } }
    var isCounted = false
    for _ in 0..<3000 where !isCounted {
      isCounted = busy.allSatisfy {
        let use = ProcessorUse(of: $0.processIdentifier)
        return use.isRunnable && use.running > .zero && use.waiting > .zero
      }
      if !isCounted { usleep(10_000) }
    }
    #expect(isCounted)
  }

  @Test func `a process that has ended uses no processor`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    #expect(ProcessorUse(of: process.processIdentifier) == ProcessorUse())
  }
}
