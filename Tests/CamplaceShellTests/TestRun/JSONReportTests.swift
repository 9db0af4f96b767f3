import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct JSONReportTests {
  @Test func `a decoded report equals the original`() throws {
    let text = try JSONReport.text(of: SampleRun.run)
    #expect(try JSONReport.run(from: text) == SampleRun.run)
  }

  @Test func `contains no terminal control characters`() throws {
    let text = try JSONReport.text(of: SampleRun.run)
    #expect(text.unicodeScalars.allSatisfy { !$0.steersTerminal || $0 == "\n" })
  }

  @Test func `sorts keys and omits missing values`() throws {
    let run = TestRun(
      shard: TestRun.Shard(index: 1, count: 2),
      results: [ScriptResult(script: "a/b.camsh", outcome: .timedOut, tags: ["캠핑\u{9b}"])])
    #expect(
      try JSONReport.text(of: run) == #"""
        {
          "baselineFaults" : [

          ],
          "isWhole" : true,
          "microseconds" : 0,
          "results" : [
            {
              "failures" : [

              ],
              "findings" : [

              ],
              "microseconds" : 0,
              "outcome" : "timed-out",
              "output" : "",
              "script" : "a/b.camsh",
              "steps" : 0,
              "tags" : [
                "캠핑\u009b"
              ]
            }
          ],
          "shard" : {
            "count" : 2,
            "index" : 1
          },
          "version" : 1
        }

        """#)
  }

  @Test(arguments: [
    ("", JSONReport.ReadFailure.notJSON, "not JSON"),
    ("{", .notJSON, "not JSON"),
    ("[]", .notAReport, "not a report of 'camsh test'; explorations are merged by themselves"),
    (
      #"{"results": []}"#, .notAReport,
      "not a report of 'camsh test'; explorations are merged by themselves"
    ),
    (
      #"{"version": 2}"#, .newer(version: 2), "a report of version 2; this camsh supports version 1"
    ),
    (#"{"version": 1}"#, .damaged(field: "results"), "a damaged report: results"),
  ])
  func `rejects a malformed report`(
    text: String, failure: JSONReport.ReadFailure, message: String
  ) {
    #expect(throws: failure) { try JSONReport.run(from: text) }
    #expect(failure.message == message)
  }

  @Test func `an error names the malformed field`() throws {
    let text = try JSONReport.text(of: SampleRun.run)
      .replacing(#""outcome" : "skipped""#, with: #""outcome" : "skimmed""#)
    #expect(throws: JSONReport.ReadFailure.damaged(field: "results[5].outcome")) {
      try JSONReport.run(from: text)
    }
  }
}
