import Foundation
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Which scripts run, and in which order.
@Suite(.serialized) struct SelectingTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write("tab favorite\n", to: "a.camsh")
    folder.write("% tags: slow\ntab favorite\n", to: "b/c.camsh")
    folder.write("pop\n", to: "b/steps/included.camsh")
    folder.write("pop\n", to: "b/.hidden.camsh")
    folder.write("pop\n", to: "b/other.txt")
    folder.write("% skip: later\npop\n", to: "d.camsh")
  }

  private func scripts(_ arguments: String...) throws -> [String] {
    let run = try CamshRun(["test", "--report", "json=out.json"] + arguments, in: folder)
    let report = try #require(
      folder.read("out.json"), "exit \(run.code): \(run.output)\(run.errors)")
    return try JSONReport.run(from: report).results.map {
      $0.repetition.map { "\($0) " } ?? "" + $0.script
    }
  }

  @Test func `scripts are found in sorted order, without steps folders and hidden files`() throws {
    #expect(try scripts(".") == ["a.camsh", "b/c.camsh", "d.camsh"])
    #expect(try scripts("b/", "./a.camsh", "b/c.camsh") == ["a.camsh", "b/c.camsh"])
  }

  @Test func `filters and tags select scripts`() throws {
    #expect(
      try scripts(".", "--filter", "b/", "--filter", "?.camsh") == [
        "a.camsh", "b/c.camsh", "d.camsh",
      ])
    #expect(try scripts(".", "--tag", "slow") == ["b/c.camsh"])
    #expect(try scripts(".", "--tag", "!slow") == ["a.camsh", "d.camsh"])
  }

  @Test func `a run without scripts exits 64`() throws {
    for arguments in [
      [".", "--filter", "nothing"], [".", "--tag", "none"], ["nowhere"], ["b/steps/x"],
    ] {
      let run = try CamshRun(["test"] + arguments, in: folder)
      #expect(run.code == 64, "\(arguments)")
      #expect(run.errors.hasPrefix("error: "))
    }
    folder.makeFolder("empty")
    let empty = try CamshRun(["test", "empty"], in: folder)
    #expect(empty.code == 64)
    #expect(empty.errors == "error: there is no '*.camsh' in empty\n")
  }

  @Test func `skipped scripts are counted, and alone exit 80`() throws {
    let some = try CamshRun(["test", "."], in: folder)
    #expect(some.code == 0)
    #expect(
      some.timeless.hasSuffix("skipped         d.camsh: later\n3 scripts: 2 passed, 1 skipped\n"))
    #expect(try CamshRun(["test", "d.camsh"], in: folder).code == 80)
  }

  @Test func `--repeat runs all scripts in turn`() throws {
    let run = try CamshRun(["test", "a.camsh", "b", "--repeat", "2"], in: folder)
    #expect(
      run.timeless == """
        passed          a.camsh (1)
        passed          b/c.camsh (1)
        passed          a.camsh (2)
        passed          b/c.camsh (2)
        4 scripts: 4 passed

        """)
  }

  @Test func `a seed shuffles the scripts in the same order every time`() throws {
    for number in 1...12 { folder.write("tab favorite\n", to: "many/\(number + 10).camsh") }
    let once = try scripts("many", "--seed", "7")
    #expect(try scripts("many", "--seed", "7", "--jobs", "1") == once)
    #expect(try scripts("many", "--seed", "8") != once)
    #expect(try once.sorted() == scripts("many"))
    #expect(once != once.sorted())
  }

  @Test(arguments: ["1", "3"])
  func `stopping at the first failure reports the same with parallel jobs`(jobs: String) throws {
    folder.write("pop\n", to: "bad.camsh")
    let run = try CamshRun(["test", ".", "--fail-fast", "--jobs", jobs], in: folder)
    #expect(run.code == 1)
    #expect(run.timeless.hasSuffix("\n4 scripts: 2 passed, 1 failed, 1 not run\n"), "\(run.output)")
  }

  @Test func `--quiet prints only failures, and JSON on standard output is alone`() throws {
    let quiet = try CamshRun(["test", ".", "--quiet"], in: folder)
    #expect(quiet.timeless == "3 scripts: 2 passed, 1 skipped\n")
    let json = try CamshRun(["test", ".", "--format", "json"], in: folder)
    #expect(try JSONReport.run(from: json.output).results.count == 3)
    let tap = try CamshRun(["test", ".", "--report", "tap"], in: folder)
    #expect(tap.output.hasPrefix("TAP version 14\n"))
  }

  @Test func `color appears only on request`() throws {
    #expect(try !CamshRun(["test", "."], in: folder).output.contains("\u{1b}"))
    #expect(
      try CamshRun(["test", ".", "--color", "always"], in: folder).output.contains("\u{1b}[32m"))
  }
}
