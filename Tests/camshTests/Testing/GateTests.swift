import Foundation
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Known findings, kept in a file.
@Suite(.serialized) struct GateTests {
  private let folder = TemporaryFolder()
  private static let leak = "% defect: self-in-binding\npush detail 3; pop\n"

  init() {
    folder.write(Self.leak, to: "leak.camsh")
  }

  private func test(_ arguments: String...) throws -> CamshRun {
    try CamshRun(["test", "."] + arguments, in: folder)
  }

  @Test func `a finding accepted with a reason doesn't fail the run`() throws {
    #expect(try test().code == 3)
    let unexplained = try test("--update-baseline")
    #expect(unexplained.code == 3)
    #expect(unexplained.errors.contains("Give --reason"))
    #expect(folder.read("camsh-baseline.json") == nil)
    let updated = try test("--update-baseline", "--reason", "being rewritten", "--owner", "maps")
    #expect(updated.code == 0, "\(updated.output)\(updated.errors)")
    #expect(
      folder.read("camsh-baseline.json") == """
        {
          "findings" : [
            {
              "finding" : "leaked PlaceDetailViewController",
              "most" : 1,
              "owner" : "maps",
              "reason" : "being rewritten",
              "scripts" : [
                "leak.camsh"
              ],
              "signature" : "30b3fa5f"
            }
          ],
          "version" : 1
        }

        """)
    let known = try test()
    #expect(known.code == 0)
    #expect(
      known.timeless
        == "passed, 1 known finding  leak.camsh\n"
        + "1 script: 1 passed (1 with known findings); 1 known finding\n")
    folder.write("tab favorite\n", to: "z.camsh")
    #expect(
      try test("--fail-fast").timeless.hasSuffix(
        "2 scripts: 2 passed (1 with known findings); 1 known finding\n"))
  }

  @Test func `a baseline that doesn't fit the run fails it`() throws {
    _ = try test("--update-baseline", "--reason", "being rewritten")
    folder.write(Self.leak, to: "leak-2.camsh")
    let exceeded = try test()
    #expect(exceeded.code == 3)
    #expect(exceeded.output.contains("baseline: exceeded: 30b3fa5f"))
    folder.write("push detail 3; pop\n", to: "leak-2.camsh")
    folder.write("push detail 3; pop\n", to: "leak.camsh")
    let vanished = try test()
    #expect(vanished.code == 1)
    #expect(vanished.output.contains("baseline: vanished: 30b3fa5f"))
    #expect(try test("--filter", "leak-2").code == 0)
    #expect(try test("--update-baseline").code == 0)
    #expect(try test().code == 0)
    #expect(folder.read("camsh-baseline.json")?.contains("30b3fa5f") == false)
  }

  @Test func `an expired entry fails the run`() throws {
    // By the machine's date: the device's is fixed.
    let expired = Date(timeIntervalSinceNow: -2 * 86_400).formatted(.iso8601.year().month().day())
    let update = try test("--update-baseline", "--reason", "soon", "--expires", expired)
    #expect(update.code == 3)
    #expect(update.output.contains("baseline: expired: 30b3fa5f"))
    #expect(try test("--update-baseline", "--reason", "later", "--expires", "9999-12-31").code == 0)
  }

  @Test(arguments: [
    ("{", "not a baseline: malformed"),
    (#"{"version": 1, "findings": [{"signature": "aa"}]}"#, "findings.[0]: 'reason' is missing"),
    (
      #"{"version": 1, "findings": [{"signature": "aa", "reason": "b", "expires": "soon"}]}"#,
      "'soon', where 'aa' expires, is not a day such as 2027-01-31"
    ),
    (#"{"version": 7, "findings": []}"#, "version 7 is newer than this camsh, which supports"),
  ])
  func `a malformed baseline is rejected`(text: String, message: String) throws {
    folder.write(text, to: "camsh-baseline.json")
    let run = try test()
    #expect(run.code == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a named baseline must exist`() throws {
    let run = try test("--baseline", "none.json")
    #expect(run.code == 64)
    #expect(run.errors == "error: cannot read none.json: No such file or directory\n")
  }
}
