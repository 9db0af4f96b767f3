import Foundation
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// The parts of a run around its scripts: the summary, reruns, and lists.
@Suite(.serialized) struct RunnerTests {
  private let folder = TemporaryFolder()

  private func camsh(
    _ arguments: String..., program: String = "camsh", environment: [String: String] = [:]
  ) throws -> CamshRun {
    try CamshRun(
      arguments, program: program, in: folder,
      environment: ["XDG_STATE_HOME": folder.path + "/state"].merging(environment) { $1 })
  }

  // MARK: The summary

  @Test func `the summary has durations, the slowest three, and the command to rerun failures`()
    throws
  {
    for name in ["a", "b", "c", "d"] { folder.write("tab favorite\n", to: "s/\(name).camsh") }
    folder.write("pop\n", to: "s/it's.camsh")
    let run = try camsh("test", "s", "--app", "camplace")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.last?.wholeMatch(of: #/5 scripts: 4 passed, 1 failed \(\d+\.\d\d s\)/#) != nil)
    let program = CamshRun.products.appending(path: "camsh").path
    #expect(
      lines.dropLast().last == #"rerun with: \#(program) test --app camplace 's/it'\''s.camsh'"#)
    let slowest = try #require(lines.firstIndex { $0.hasPrefix("slowest:") })
    for line in lines[slowest..<slowest + 3] {
      #expect(line.wholeMatch(of: #/(slowest:| {8})  \d+\.\d\d s  s/.*\.camsh/#) != nil)
    }
    let quiet = try camsh("test", "s/a.camsh", "s/b.camsh", "s/c.camsh", "s/d.camsh", "--quiet")
    #expect(quiet.output.wholeMatch(of: #/4 scripts: 4 passed \(\d+\.\d\d s\)\n/#) != nil)
  }

  @Test func `commands to copy name the program as it was called`() throws {
    folder.write("pop\n", to: "fails.camsh")
    func called(_ name: String, _ arguments: String) throws -> String {
      let program = CamshRun.products.appending(path: "misbehaving-app").path
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/bash")
      shell.currentDirectoryURL = URL(filePath: folder.path)
      shell.arguments = ["-c", "exec -a '\(name)' '\(program)' \(arguments)"]
      let output = Pipe()
      shell.standardOutput = output
      try shell.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      shell.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }
    #expect(
      try called("./shell", "test fails.camsh").contains("rerun with: ./shell test fails.camsh\n"))
    #expect(try called("./shell", "test --help").contains("USAGE: ./shell test "))
    #expect(
      try called(".camsh/shell", "-c 'help testing'")
        .contains("Here, the program 'camsh' is called '.camsh/shell'.\n"))
    #expect(try called("camsh", "-c 'help testing'").contains("  camsh test --watch "))
    #expect(try !called("camsh", "-c 'help testing'").contains("Here, the program"))
    #expect(try called("./shell", "generate bash").contains(" -F _shell shell\n"))
  }

  @Test func `a failed expectation shows the nearest match, the visible screen and the tree`()
    throws
  {
    folder.write("push detail 3\nexpect visible PlaceDetial\n", to: "a.camsh")
    let expected = """
        nearest: PlaceDetailViewController
        visible: PlaceDetailViewController#1 "솔향기 캠핑장"
        AppCoordinator#1
        ├─ MainMapViewCoordinator#1               tab Map ●
      """
    #expect(try camsh("test", "a.camsh").output.contains(expected.indented(by: 2)))
    #expect(try camsh("run", "a.camsh").errors.contains(expected))
    folder.write("present list\nexpect control 솔향기\n", to: "b.camsh")
    #expect(try camsh("run", "b.camsh").errors.contains("  nearest: 솔향기 캠핑장\n"))
    folder.write("expect not tab Map\n", to: "c.camsh")
    #expect(try !camsh("run", "c.camsh").errors.contains("nearest"))
  }

  @Test func `a known finding is marked as known`() throws {
    folder.write("% defect: self-in-binding\npush detail 3; pop\n", to: "leak.camsh")
    _ = try camsh("test", "leak.camsh", "--update-baseline", "--reason", "for now")
    let run = try camsh("test", "leak.camsh")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("passed, 1 known finding  leak.camsh\n"))
    #expect(run.timeless.contains("1 script: 1 passed (1 with known findings); 1 known finding"))
  }

  // MARK: Choosing

  @Test func `--list prints the scripts without running them`() throws {
    folder.write("% tags: slow\npop\n", to: "s/a.camsh")
    folder.write("tab favorite\n", to: "s/b.camsh")
    let all = try camsh("test", "s", "--list")
    #expect(all.code == 0)
    #expect(all.output == "s/a.camsh\ns/b.camsh\n")
    #expect(
      try camsh("test", "s", "--list", "--tag", "slow", "--repeat", "3").output == "s/a.camsh\n")
  }

  @Test func `--last-failed runs only failed scripts until they pass`() throws {
    folder.write("tab favorite\n", to: "s/a.camsh")
    folder.write("pop\n", to: "s/b.camsh")
    folder.write("pop\n", to: "s/c.camsh")
    #expect(try camsh("test", "s").code == 1)
    #expect(try camsh("test", "s", "--last-failed", "--list").output == "s/b.camsh\ns/c.camsh\n")
    folder.write("tab map\n", to: "s/b.camsh")
    #expect(try camsh("test", "s/b.camsh").code == 0)
    // What did not run stays failed.
    #expect(try camsh("test", "--last-failed", "s", "--list").output == "s/c.camsh\n")
    folder.write("tab map\n", to: "s/c.camsh")
    #expect(try camsh("test", "s", "--last-failed").code == 0)
    let again = try camsh("test", "s", "--last-failed")
    #expect(again.output.hasPrefix("nothing failed the last time: everything runs\n"))
    #expect(again.timeless.hasSuffix("3 scripts: 3 passed\n"))
  }

  // MARK: Flaky

  @Test func `a flaky script is named with the step at which repetitions differ`() throws {
    folder.write("tap chat\ntap waver\ntap chat\n", to: "waver.camsh")
    folder.write("tap chat\n", to: "steady.camsh")
    let run = try camsh(
      "test", "waver.camsh", "steady.camsh", "--repeat", "4", "--jobs", "1", "--report",
      "json=out.json", "--report", "markdown=out.md", program: "misbehaving-app",
      environment: ["WAVER": folder.path + "/waver"])
    #expect(run.code == 1)
    let line =
      "waver.camsh: passed 2 times, failed 2 times; first differed at step 2 (waver.camsh:2:1)"
    #expect(run.output.contains("flaky: \(line)\n"))
    #expect(run.output.contains("; 1 flaky"))
    #expect(!run.output.contains("flaky: steady"))
    let report = try JSONReport.run(from: #require(folder.read("out.json")))
    #expect(report.flaky?.map(\.script) == ["waver.camsh"])
    #expect(report.results.allSatisfy { $0.steppings == nil })
    #expect(folder.read("out.md")?.contains("### Flaky") == true)
    let always = try camsh(
      "test", "waver.camsh", "--repeat", "2", program: "misbehaving-app")
    #expect(!always.output.contains("flaky"))
  }

  // MARK: Watching

  @Test func `--watch reruns edited scripts, and all scripts after a build`() throws {
    folder.write("include \"steps/open.camsh\"\n", to: "s/a.camsh")
    folder.write("push detail 3\n", to: "s/steps/open.camsh")
    folder.write("tab favorite\n", to: "s/b.camsh")
    folder.write("let x = 1\n", to: "app/x.swift")
    let output = folder.path + "/out"
    let process = CamshRun.process(
      ["test", "s", "--watch", "--build", "echo built"], in: folder,
      environment: ["CAMSH_SOURCES": folder.path + "/app"])
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    try process.run()
    defer { process.terminate() }
    func wait(_ count: Int, _ text: String) throws -> String {
      for _ in 0..<1000 {
        let all = folder.read("out") ?? ""
        let parts = all.components(separatedBy: "-- watching 2 scripts and the app's sources")
        if parts.count > count { return parts[count - 1] }
        usleep(20_000)
      }
      Issue.record("\(text) never came: \(folder.read("out") ?? "")")
      return ""
    }
    #expect(try wait(1, "the first run").contains("2 scripts: 2 passed"))
    folder.write("push detail 3\npop\npop\n", to: "s/steps/open.camsh")
    let second = try wait(2, "the edit")
    #expect(second.contains("-- changed: s/a.camsh"))
    #expect(second.contains("1 script: 1 failed"))
    folder.write("let x = 22\n", to: "app/x.swift")
    let third = try wait(3, "the build")
    #expect(third.contains("-- the app has changed: echo built\nbuilt\n"))
    #expect(third.contains("2 scripts: 1 passed, 1 failed"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }
}

extension String {
  fileprivate func indented(by count: Int) -> String {
    let blank = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).map { blank + $0 }
      .joined(separator: "\n")
  }
}
