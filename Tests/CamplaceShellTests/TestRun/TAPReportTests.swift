import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct TAPReportTests {
  @Test func `reports every outcome`() {
    #expect(
      TAPReport.text(of: SampleRun.run) == ##"""
        TAP version 14
        1..13
        ok 1 - walk.camsh
        not ok 2 - navigation/캠핑 ]]> <b>&amp; "'` | \#\# % : , {0} [x](1) \\u{0}\\u{1b}[31m\\u{202e}\\n.camsh
          ---
          message: "not visible: 캠핑 ]]> <b>&amp; \"'` | ## % : , {0} [x](1) \u0000\u001b[31m\u202e (and 1 more failure)"
          severity: "fail"
          outcome: "failed"
          at:
            file: "navigation/캠핑 ]]> <b>&amp; \"'` | ## % : , {0} [x](1) \u0000\u001b[31m\u202e\n.camsh"
            line: 3
            column: 5
          steps: 2
          duration_ms: 0.070
          evidence: |
            navigation/캠핑 ]]> <b>&amp; "'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}\n.camsh:3:5: not visible: 캠핑 ]]> <b>&amp; "'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
              expect visible 캠핑 ]]> <b>&amp; "'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}   (after step 2)
              - 캠핑 ]]> <b>&amp; "'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}
              + nothing
            and more
          ...
        not ok 3 - leaks/logout.camsh (1)
          ---
          message: "leaked IssueListCoordinator#1, should have died at step 4 (leaks/logout.camsh:7:3)"
          severity: "fail"
          outcome: "findings"
          at:
            file: "leaks/logout.camsh"
            line: 7
            column: 3
          steps: 4
          duration_ms: 2000.001
          signatures:
            - "6f1c02ab"
          evidence: |
            leaked  IssueListCoordinator#1   made at launch, should have died at step 4
              cycle of 2, keeps 5 objects alive
              ╭→ IssueListCoordinator#1
              signature 6f1c02ab
            known: abandoned Pin#2, should have died at step 2 (leaks/map.camsh:3:1), signature 00c0ffee
          ...
        ok 4 - leaks/map.camsh
        not ok 5 - leaks/logout.camsh (2)
          ---
          message: "leaked IssueListCoordinator#1, should have died at step 4 (leaks/logout.camsh:7:3)"
          severity: "fail"
          outcome: "findings"
          at:
            file: "leaks/logout.camsh"
            line: 7
            column: 3
          steps: 4
          duration_ms: 0.001
          signatures:
            - "6f1c02ab"
          evidence: |
            leaked  IssueListCoordinator#1   made at launch, should have died at step 4
              cycle of 2, keeps 5 objects alive
              ╭→ IssueListCoordinator#1
              signature 6f1c02ab
          ...
        ok 6 - skips.camsh # SKIP needs \# a \\ map
        not ok 7 - typo.camsh
          ---
          message: "unknown command 'psuh'"
          severity: "fail"
          outcome: "unparsable"
          at:
            file: "typo.camsh"
            line: 1
            column: 1
          steps: 0
          duration_ms: 0.000
          evidence: |
            typo.camsh:1:1: unknown command 'psuh'
              psuh detail
              ^~~~ did you mean 'push'?
          ...
        not ok 8 - /abs/trap.camsh
          ---
          message: "crashed with SIGILL"
          severity: "fail"
          outcome: "crashed"
          at:
            file: "/abs/trap.camsh"
            line: 9
            column: 1
          steps: 3
          duration_ms: 0.005
          evidence: |
            /abs/trap.camsh:9:1: crashed with SIGILL
              dismiss all   (after step 3)
          ...
        not ok 9 - hang.camsh
          ---
          message: "timed out"
          severity: "fail"
          outcome: "timed-out"
          steps: 1
          duration_ms: 10000.000
          ...
        not ok 10 - wild.camsh
          ---
          message: "out of memory"
          severity: "fail"
          outcome: "out-of-memory"
          steps: 1
          duration_ms: 0.000
          ...
        not ok 11 - fault.camsh
          ---
          message: "fault of camsh"
          severity: "fail"
          outcome: "internal-fault"
          steps: 0
          duration_ms: 0.000
          ...
        not ok 12 - late.camsh
          ---
          message: "interrupted"
          severity: "fail"
          outcome: "interrupted"
          steps: 0
          duration_ms: 0.000
          ...
        not ok 13 - baseline: expired 0badf00d
          ---
          message: "expired on 2026-01-01, owner: 캠핑 ]]> <b>&amp; \"'` | ## % : , {0} [x](1) \u0000\u001b[31m\u202e"
          severity: "fail"
          ...

        """##)
  }

  @Test func `a parsed report contains every result`() throws {
    let points = try TAPReader.points(of: TAPReport.text(of: SampleRun.run))
    #expect(points.map(\.isOK) == SampleRun.run.results.map(\.isGood) + [false])
    #expect(points[1].description == "navigation/\(SampleRun.hostile)\n.camsh".escapedForTerminal)
    #expect(points[1].diagnostic["at.file"] == "navigation/\(SampleRun.hostile)\n.camsh")
    #expect(points[1].diagnostic["at.line"] == "3")
    #expect(points[1].diagnostic["evidence"]?.hasSuffix("\n  + nothing\nand more") == true)
    #expect(points[2].diagnostic["signatures.0"] == "6f1c02ab")
    #expect(points[5].skip == "needs # a \\ map")
    #expect(points.map(\.skip).count { $0 != nil } == 1)
  }

  @Test func `an empty run has an empty plan`() throws {
    #expect(TAPReport.text(of: TestRun(results: [])) == "TAP version 14\n1..0 # no scripts\n")
    #expect(try TAPReader.points(of: TAPReport.text(of: TestRun(results: []))) == [])
  }

  @Test(arguments: [
    ("TAP version 14\n", "", "no version"), ("1..13\n", "", "no plan"),
    ("1..13\n", "1..12\n", "the plan is wrong"), ("not ok 2 ", "nok 2 ", "no test point"),
    ("ok 4 ", "ok 5 ", "out of order"), ("\\#\\#", "##", "no test point"),
    ("  ...\nok 4", "ok 4", "no YAML"), ("\\u001b", "\\q", "no scalar"),
    ("    line: 7", "      line: 7", "indented too far"),
    ("    and more", "    and more\n   more", "no YAML"),
    ("evidence: |", "evidence: |2", "the block's indentation is unclear"),
  ])
  func `a malformed stream is rejected`(part: String, broken: String, reason: String) {
    let text = TAPReport.text(of: SampleRun.run)
    #expect(text.contains(part))
    #expect {
      try TAPReader.points(of: text.replacing(part, with: broken))
    } throws: {
      ($0 as? TAPReader.Fault)?.reason == reason
    }
  }
}
