import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// A run in which everything happens that can, with text that does its worst.
enum SampleRun {
  static let hostile = "캠핑 ]]> <b>&amp; \"'` | ## % : , {0} [x](1) \u{0}\u{1b}[31m\u{202e}"

  static let leak = ReportedFinding(
    verdict: .leaked, subject: "IssueListCoordinator#1", type: "IssueListCoordinator",
    signature: "6f1c02ab",
    made: ReportedFinding.Moment(step: 0, place: nil),
    due: ReportedFinding.Moment(step: 4, place: at("leaks/logout.camsh", 7, 3)),
    root: nil,
    links: [
      ReportedFinding.Link(
        holder: "IssueListCoordinator#1", strength: "strong", field: "finishDelegate",
        target: "AppCoordinator#1"),
      ReportedFinding.Link(
        holder: "AppCoordinator#1", strength: "strong", field: "childCoordinators[0]",
        target: "IssueListCoordinator#1"),
    ],
    kept: 5,
    cut: ReportedFinding.Cut(
      link: 0, frees: 5,
      made: ReportedFinding.Moment(step: 2, place: at("leaks/logout.camsh", 5, 1))),
    text: [
      "leaked  IssueListCoordinator#1   made at launch, should have died at step 4",
      "  cycle of 2, keeps 5 objects alive", "  ╭→ IssueListCoordinator#1", "  signature 6f1c02ab",
    ])

  static let abandoned = ReportedFinding(
    verdict: .abandoned, subject: "Pin#2", type: "Pin", signature: "00c0ffee",
    made: ReportedFinding.Moment(step: 1, place: at("leaks/map.camsh", 2, 1)),
    due: ReportedFinding.Moment(step: 2, place: at("leaks/map.camsh", 3, 1)),
    root: "UIWindow",
    links: [
      ReportedFinding.Link(
        holder: "UIWindow", strength: "possible", field: "closure capture", target: "Pin#2")
    ],
    kept: 1, unknownHolders: 2, notes: [hostile], isKnown: true, reason: hostile,
    text: ["abandoned  Pin#2", "  ```` \(hostile)", "  signature 00c0ffee"])

  static let run = TestRun(
    seed: 7,
    results: [
      ScriptResult(
        script: "walk.camsh", outcome: .passed, tags: ["fast"], steps: 10, microseconds: 1_500),
      ScriptResult(
        script: "navigation/\(hostile)\n.camsh", outcome: .failed, steps: 2, microseconds: 70,
        failures: [
          ScriptResult.Failure(
            place: at("navigation/\(hostile)\n.camsh", 3, 5), step: 2,
            statement: "expect visible \(hostile)", message: "not visible: \(hostile)",
            details: ["- \(hostile)", "+ nothing"]),
          ScriptResult.Failure(step: 2, message: "and more"),
        ],
        output: "> expect\n::error::made up\n##[add-mask]\(hostile)\n"),
      ScriptResult(
        script: "leaks/logout.camsh", repetition: 1, outcome: .findings, steps: 4,
        microseconds: 2_000_001, findings: [leak, abandoned]),
      ScriptResult(
        script: "leaks/map.camsh", outcome: .passed, steps: 3, microseconds: 9,
        findings: [abandoned]),
      ScriptResult(
        script: "leaks/logout.camsh", repetition: 2, outcome: .findings, steps: 4,
        microseconds: 1, findings: [leak]),
      ScriptResult(script: "skips.camsh", outcome: .skipped, reason: "needs # a \\ map"),
      ScriptResult(
        script: "typo.camsh", outcome: .unparsable,
        failures: [
          ScriptResult.Failure(
            place: at("typo.camsh", 1, 1), step: 0, message: "unknown command 'psuh'",
            details: ["psuh detail", "^~~~ did you mean 'push'?"])
        ]),
      ScriptResult(
        script: "/abs/trap.camsh", outcome: .crashed, signal: "SIGILL", steps: 3, microseconds: 5,
        failures: [
          ScriptResult.Failure(
            place: at("/abs/trap.camsh", 9, 1), step: 3, statement: "dismiss all",
            message: "crashed with SIGILL")
        ]),
      ScriptResult(script: "hang.camsh", outcome: .timedOut, steps: 1, microseconds: 10_000_000),
      ScriptResult(script: "wild.camsh", outcome: .outOfMemory, steps: 1),
      ScriptResult(script: "fault.camsh", outcome: .internalFault),
      ScriptResult(script: "late.camsh", outcome: .interrupted),
    ],
    baselineFaults: [
      TestRun.BaselineFault(
        kind: .expired, signature: "0badf00d", message: "expired on 2026-01-01, owner: \(hostile)")
    ],
    microseconds: 12_345_678)

  private static func at(_ file: String, _ line: Int, _ column: Int) -> ScriptResult.Place {
    ScriptResult.Place(file: file, line: line, column: column)
  }
}
