import Foundation
import Testing

@testable import ShellProgram

@MainActor @Suite struct ExpeditionWorkerTests {
  private func hangs(after time: Int, waiting: Int) -> Bool {
    ExpeditionWorker.hangs(
      after: .milliseconds(time), waiting: .milliseconds(waiting), patience: .seconds(5))
  }

  @Test func `a process that works or sleeps longer than its patience hangs`() {
    #expect(hangs(after: 5001, waiting: 0))
    #expect(hangs(after: 9000, waiting: 3900))
    #expect(!hangs(after: 4999, waiting: 0))
  }

  @Test func `a process that waits for a processor may only be slow`() {
    #expect(!hangs(after: 5001, waiting: 10))
    #expect(!hangs(after: 50_000, waiting: 49_900))
    #expect(hangs(after: 60_001, waiting: 120_000))
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
      isCounted = busy.allSatisfy { ProcessorWait.of($0.processIdentifier) > .zero }
      if !isCounted { usleep(10_000) }
    }
    #expect(isCounted)
  }

  @Test func `a process that has ended waits for nothing`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    #expect(ProcessorWait.of(process.processIdentifier) == .zero)
  }
}
