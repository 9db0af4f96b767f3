import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct MergedRunTests {
  private func part(
    _ index: Int, of count: Int = 2, _ results: ScriptResult...
  ) -> (file: String, run: TestRun) {
    (
      "shard-\(index).json",
      TestRun(
        shard: TestRun.Shard(index: index, count: count), results: results, microseconds: 5)
    )
  }

  private func finding(in script: String) -> ScriptResult {
    ScriptResult(
      script: script, outcome: .findings,
      findings: [
        ReportedFinding(verdict: .leaked, subject: "Thing#1", type: "Thing", signature: "aa")
      ])
  }

  @Test
  func `a merged run has every script in order, each finding once, and the gravest exit code`()
    throws
  {
    let whole = try TestRun(
      merging: [
        part(2, finding(in: "b"), ScriptResult(script: "d", outcome: .passed)),
        part(1, finding(in: "a"), ScriptResult(script: "c", outcome: .timedOut)),
      ], isPartial: false)
    #expect(whole.results.map(\.script) == ["a", "b", "c", "d"])
    #expect(whole.findings.map(\.scripts) == [["a", "b"]])
    #expect(whole.exitCode == .failed)
    #expect(whole.isWhole)
    #expect(whole.shard == nil)
    #expect(whole.microseconds == 10)
  }

  @Test func `merging names a missing part unless partial runs are allowed`() throws {
    #expect(throws: TestRun.MergeFailure.missingShard(1, of: 2)) {
      try TestRun(merging: [part(2)], isPartial: false)
    }
    #expect(try !TestRun(merging: [part(2)], isPartial: true).isWhole)
  }

  @Test func `merging rejects parts of different runs`() {
    #expect(throws: TestRun.MergeFailure.unequalShards(2, 3)) {
      try TestRun(merging: [part(1), part(2, of: 3)], isPartial: false)
    }
    #expect(throws: TestRun.MergeFailure.repeated("a")) {
      try TestRun(
        merging: [part(1, finding(in: "a")), part(2, finding(in: "a"))], isPartial: false)
    }
    #expect(throws: TestRun.MergeFailure.newerVersion(9, file: "x.json")) {
      try TestRun(merging: [("x.json", TestRun(version: 9, results: []))], isPartial: false)
    }
  }

  @Test(
    arguments: [
      ([.passed, .skipped], ExitCode.ok), ([], .ok), ([.skipped, .skipped], .skipped),
      ([.passed, .findings], .findings), ([.findings, .failed], .failed), ([.crashed], .failed),
      ([.timedOut], .failed), ([.outOfMemory], .failed), ([.failed, .unparsable], .usage),
      ([.unparsable, .internalFault], .internalError),
      ([.internalFault, .interrupted], .interrupted),
    ] as [([ScriptResult.Outcome], ExitCode)])
  func `the gravest outcome decides the exit code`(
    outcomes: [ScriptResult.Outcome], code: ExitCode
  ) {
    for outcomes in [outcomes, outcomes.reversed()] {
      let run = TestRun(results: outcomes.map { ScriptResult(script: "a", outcome: $0) })
      #expect(run.exitCode == code)
    }
  }
}
