import Foundation
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct SARIFReportTests {
  @Test func `an interrupted run isn't successful`() throws {
    var run = TestRun(results: [ScriptResult(script: "one.camsh", outcome: .passed)])
    #expect(
      try SARIFReport.text(of: run, toolVersion: "1").contains(#""executionSuccessful" : true"#))
    run.isInterrupted = true
    let text = try SARIFReport.text(of: run, toolVersion: "1")
    #expect(text.contains(#""executionSuccessful" : false"#))
    #expect(text.contains("The run was interrupted."))
  }

  @Test func `reports a finding with its path`() throws {
    let run = TestRun(results: [
      ScriptResult(script: "leaks/logout.camsh", outcome: .findings, findings: [SampleRun.leak])
    ])
    let text = try SARIFReport.text(of: run, toolVersion: "1.2.3")
    let results = try #require(text.firstMatch(of: /(?s) *"results" : \[.*\n      \],\n/))
    #expect(
      results.0 == #"""
              "results" : [
                {
                  "codeFlows" : [
                    {
                      "message" : {
                        "text" : "A cycle of 2"
                      },
                      "threadFlows" : [
                        {
                          "locations" : [
                            {
                              "importance" : "essential",
                              "location" : {
                                "logicalLocations" : [
                                  {
                                    "fullyQualifiedName" : "IssueListCoordinator#1.finishDelegate",
                                    "kind" : "member"
                                  }
                                ],
                                "message" : {
                                  "text" : "IssueListCoordinator#1 holds AppCoordinator#1 in finishDelegate"
                                },
                                "physicalLocation" : {
                                  "artifactLocation" : {
                                    "uri" : "leaks/logout.camsh"
                                  },
                                  "region" : {
                                    "startColumn" : 3,
                                    "startLine" : 7
                                  }
                                }
                              }
                            },
                            {
                              "importance" : "important",
                              "location" : {
                                "logicalLocations" : [
                                  {
                                    "fullyQualifiedName" : "AppCoordinator#1.childCoordinators[0]",
                                    "kind" : "member"
                                  }
                                ],
                                "message" : {
                                  "text" : "AppCoordinator#1 holds IssueListCoordinator#1 in childCoordinators[0]"
                                },
                                "physicalLocation" : {
                                  "artifactLocation" : {
                                    "uri" : "leaks/logout.camsh"
                                  },
                                  "region" : {
                                    "startColumn" : 3,
                                    "startLine" : 7
                                  }
                                }
                              }
                            }
                          ]
                        }
                      ]
                    }
                  ],
                  "kind" : "fail",
                  "level" : "error",
                  "locations" : [
                    {
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "leaks/logout.camsh"
                        },
                        "region" : {
                          "startColumn" : 3,
                          "startLine" : 7
                        }
                      }
                    }
                  ],
                  "message" : {
                    "text" : "leaked IssueListCoordinator#1, should have died at step 4 (leaks/logout.camsh:7:3).\nA cycle of 2 keeps 5 objects alive.\nMaking finishDelegate of IssueListCoordinator#1 weak frees 5 of them."
                  },
                  "occurrenceCount" : 1,
                  "partialFingerprints" : {
                    "camsh/v1" : "6f1c02ab"
                  },
                  "relatedLocations" : [
                    {
                      "id" : 1,
                      "message" : {
                        "text" : "finishDelegate of IssueListCoordinator#1 was set here."
                      },
                      "physicalLocation" : {
                        "artifactLocation" : {
                          "uri" : "leaks/logout.camsh"
                        },
                        "region" : {
                          "startColumn" : 1,
                          "startLine" : 5
                        }
                      }
                    }
                  ],
                  "ruleId" : "leaked",
                  "ruleIndex" : 0,
                  "suppressions" : [

                  ]
                }
              ],

        """#)
  }

  @Test func `a known finding is suppressed with the baseline's reason`() throws {
    let text = try SARIFReport.text(of: SampleRun.run, toolVersion: "1.2.3")
    let reason = SampleRun.hostile.escapedForTerminal
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let results = try #require(
      (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let suppressions = results.compactMap { $0["suppressions"] as? [[String: String]] }
    #expect(suppressions == [[], [["kind": "external", "justification": reason]]])
  }

  @Test func `contains what the schema requires`() throws {
    let text = try SARIFReport.text(of: SampleRun.run, toolVersion: "1.2.3")
    #expect(try SARIFShape.faults(in: text) == [])
    let empty = try SARIFReport.text(of: TestRun(results: []), toolVersion: "1.2.3")
    #expect(try SARIFShape.faults(in: empty) == [])
  }

  @Test(arguments: [
    (#""version" : "2.1.0""#, #""version" : "2.0.0""#, ".version is none of [\"2.1.0\"]"),
    (#""driver""#, #""pilot""#, ".runs[0].tool.driver is missing"),
    (#""executionSuccessful""#, #""isDone""#, ".runs[0].invocations[0].isDone is unknown"),
    (
      #""startLine" : 7"#, #""startLine" : 0"#,
      ".runs[0].results[0].locations[0].physicalLocation.region.startLine is below 1"
    ),
    (
      #""uri" : "leaks/logout.camsh""#, #""uri" : "a b:%zz""#,
      ".runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri is no URI"
    ),
    (
      #""kind" : "external""#, #""kind" : "elsewhere""#,
      ".runs[0].results[1].suppressions[0].kind is none of [\"inSource\", \"external\"]"
    ),
    (
      #""camsh/v1" : "6f1c02ab""#, #""camsh/v1" : 6"#,
      ".runs[0].results[0].partialFingerprints holds more than texts"
    ),
  ])
  func `a malformed document has faults`(part: String, broken: String, fault: String) throws {
    let text = try SARIFReport.text(of: SampleRun.run, toolVersion: "1.2.3")
    #expect(text.contains(part))
    #expect(try SARIFShape.faults(in: text.replacing(part, with: broken)).contains(fault))
  }

  @Test func `a finding in several scripts is one result`() throws {
    let text = try SARIFReport.text(of: SampleRun.run, toolVersion: "1.2.3")
    #expect(text.matches(of: /"6f1c02ab"/).count == 1)
    #expect(text.contains(#""occurrenceCount" : 2"#))
  }

  @Test func `text from a run is escaped`() throws {
    let text = try SARIFReport.text(of: SampleRun.run, toolVersion: "1.2.3")
    #expect(text.contains(#"{{0}} [x] (1) \\u{{0}}\\u{{1b}}[31m\\u{{202e}}"#))
    #expect(text.unicodeScalars.allSatisfy { !$0.steersTerminal || $0 == "\n" })
  }

  @Test(arguments: [
    (ScriptResult.Outcome.passed, true), (.failed, true), (.findings, true), (.unparsable, false),
    (.internalFault, false), (.interrupted, false),
  ])
  func `a run without a verdict is unsuccessful`(outcome: ScriptResult.Outcome, success: Bool)
    throws
  {
    let run = TestRun(results: [ScriptResult(script: "a.camsh", outcome: outcome)])
    let text = try SARIFReport.text(of: run, toolVersion: "1.2.3")
    #expect(text.contains("\"executionSuccessful\" : \(success)"))
    #expect(text.contains("\"exitCode\" : \(run.exitCode.rawValue)"))
  }
}
