import Testing

@testable import ShellProgram

@MainActor @Suite struct ExpeditionWorkerTests {
  private func hangs(after time: Int, using use: Int) -> Bool {
    ExpeditionWorker.hangs(
      after: .milliseconds(time), using: .milliseconds(use), patience: .seconds(5))
  }

  @Test func `a process that works or waits longer than its patience hangs`() {
    #expect(hangs(after: 5001, using: 4900))
    #expect(hangs(after: 5001, using: 0))
    #expect(!hangs(after: 4999, using: 4999))
  }

  @Test func `a process that gets little processor time may only be slow`() {
    #expect(!hangs(after: 5001, using: 1000))
    #expect(!hangs(after: 9000, using: 4000))
    #expect(hangs(after: 9000, using: 4600))
    #expect(hangs(after: 20_001, using: 1000))
  }
}
