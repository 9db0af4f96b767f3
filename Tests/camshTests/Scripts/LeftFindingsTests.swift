import TestSupport
import Testing

/// Findings that the script's last state doesn't show.
@Suite struct LeftFindingsTests {
  private let folder = TemporaryFolder()

  private func camsh(_ arguments: String...) throws -> CamshRun {
    try CamshRun(arguments, in: folder)
  }

  @Test(arguments: ["reset", "app books"])
  func `a leak before another launch fails the script`(command: String) throws {
    folder.write("% defect: self-in-binding\npush detail 3\npop\n\(command)\n", to: "a.camsh")
    let run = try camsh("-q", "a.camsh")
    #expect(run.code == 3)
    #expect(run.output.contains("leaked  PlaceDetailViewController#1"))
    #expect(run.errors == "a.camsh: error: 1 unexpected finding\n")
    #expect(try camsh("test", "a.camsh").code == 3)
  }

  @Test func `an expected leak before another launch isn't a failure`() throws {
    folder.write(
      "% defect: self-in-binding\npush detail 3\npop\nexpect finding leaked PlaceDetailViewController\nreset\n",
      to: "a.camsh")
    #expect(try camsh("test", "a.camsh").code == 0)
  }

  @Test func `a leak before a statement that fails is reported too`() throws {
    folder.write("% defect: self-in-binding\npush detail 3\npop\npop\n", to: "a.camsh")
    let run = try camsh("-q", "a.camsh")
    #expect(run.code == 1)
    #expect(run.output.contains("leaked  PlaceDetailViewController#1"))
    let report = try camsh("test", "a.camsh", "--report", "json")
    #expect(report.output.contains(#""verdict" : "leaked""#), "\(report.output)")
  }

  @Test func `a statement that fails before the first step has a JSON record`() throws {
    let run = try camsh("--format", "json", "-c", "! pop 9")
    #expect(run.output.contains(#""expected":true"#))
    #expect(run.errors.isEmpty)
  }

  @Test func `another launch ends a recording, and the file keeps its steps`() throws {
    let run = try camsh("-q", "-c", "record r.camsh; push detail 3; reset; push detail 4")
    #expect(run.code == 0)
    #expect(run.errors.contains("recording ended: 'r.camsh' has the steps before this launch"))
    #expect(folder.read("r.camsh")?.hasSuffix("push detail 3\n") == true)
  }

  @Test func `--list accepts no transcript`() throws {
    folder.write("alive Map\n| no\n", to: "a.camsh")
    #expect(try camsh("test", "--accept", "--list", "a.camsh").code == 64)
    #expect(folder.read("a.camsh") == "alive Map\n| no\n")
  }
}
