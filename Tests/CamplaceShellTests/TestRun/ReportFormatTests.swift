import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct ReportFormatTests {
  @Test(arguments: ReportFormat.allCases)
  func `no report contains terminal control characters`(format: ReportFormat) throws {
    for run in [SampleRun.run, Self.anything] {
      let text = try format.text(of: run, toolVersion: "1.2.3")
      #expect(text.hasSuffix("\n"))
      #expect(text.unicodeScalars.allSatisfy { !$0.steersTerminal || $0 == "\n" })
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func `the same run produces the same report`(format: ReportFormat) throws {
    let first = try format.text(of: Self.anything, toolVersion: "1.2.3")
    #expect(try format.text(of: Self.anything, toolVersion: "1.2.3") == first)
  }

  @Test func `every report preserves any text`() throws {
    let run = Self.anything
    #expect(try JSONReport.run(from: JSONReport.text(of: run)) == run)
    #expect(try SARIFShape.faults(in: SARIFReport.text(of: run, toolVersion: "1.2.3")) == [])
    let points = try TAPReader.points(of: TAPReport.text(of: run))
    #expect(points.map(\.isOK) == run.results.map(\.isGood))
    for (point, result) in zip(points, run.results) where !result.isGood {
      #expect(point.diagnostic["message"] == result.headline)
    }
    for line in GitHubReport.text(of: run).scalarLines.dropLast() {
      #expect(
        try WorkflowCommand(line[...]) != nil
          || line.unicodeScalars.starts(with: "| ".unicodeScalars))
    }
    if JUnitSchema.isCheckable {
      #expect(try JUnitSchema.faults(in: JUnitReport.text(of: run)) == "")
    }
  }

  /// A hundred results of every outcome, in which every text is drawn from the worst there is.
  private static let anything: TestRun = {
    var state: UInt64 = 1
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let worst: [Unicode.Scalar] = [
      "\0", "\u{1b}", "\u{9b}", "\n", "\r", "\t", "\u{7f}", "\u{85}", "\u{2028}", "\u{202e}",
      "\u{feff}", "\u{fffe}", "\u{ffff}", "\u{1f3d5}", "캠", "é", "\u{301}", "<", ">", "&", "\"",
      "'", "]", "[", "(", ")", "{", "}", "0", "#", ":", ",", "%", "|", "`", "\\", "/", ".", "-",
      " ", "a", "$", "~", "*", "_", "!", "@", ";", "=",
    ]
    func text() -> String {
      var text = String.UnicodeScalarView()
      for _ in 0..<draw(12) { text.append(worst[draw(worst.count)]) }
      return String(text)
    }
    let outcomes = ScriptResult.Outcome.allCases
    return TestRun(
      results: (0..<100).map { index in
        var finding = SampleRun.leak
        finding.signature = "\(index % 7)"
        finding.subject = text()
        finding.notes = [text()]
        finding.text = [text(), text()]
        finding.links[0].holder = text()
        finding.links[0].field = text()
        let outcome = outcomes[index % outcomes.count]
        let place = ScriptResult.Place(
          file: "\(text()).camsh", line: 1 + draw(9), column: 1 + draw(9))
        return ScriptResult(
          script: "\(text())\(index).camsh", outcome: outcome, reason: text(), signal: text(),
          tags: [text()], microseconds: draw(10_000_000),
          failures: outcome == .failed
            ? [
              ScriptResult.Failure(
                place: place, step: 1, statement: text(), message: text(), details: [text()])
            ] : [],
          findings: outcome == .findings ? [finding] : [], output: text())
      })
  }()
}
