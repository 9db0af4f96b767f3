import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Scripts that must fail, each in its own way: the tester is tested.
@Suite(.serialized) struct OutcomeTests {
  private let folder = TemporaryFolder()

  /// A script of each kind, and what must become of it.
  private static let scripts: [(name: String, text: String, outcome: ScriptResult.Outcome)] = [
    ("command", "push detail 3\npop 9\n", .failed),
    ("expectation", "tab favorite\nexpect tab map\n", .failed),
    ("finding", "% defect: self-in-binding\npush detail 3\npop\n", .findings),
    (
      "hang", "% timeout: 300ms\nset steps 100000000\nrepeat 1e8 { tab favorite; tab map }\n",
      .timedOut
    ),
    ("memory", "% memory: 2MB\ntab favorite\n", .outOfMemory),
    ("nonsense", "pussh detail 3\n", .unparsable),
    ("passing", "tab favorite\n", .passed),
    ("skipped", "% skip: not today\npop\n", .skipped),
    ("transcript", "! pop\n| nothing of the sort\n", .failed),
    ("unknown-app", "% app: nowhere\ntab favorite\n", .unparsable),
  ]

  private func result(_ name: String, _ arguments: String...) throws -> (CamshRun, ScriptResult) {
    let run = try CamshRun(
      ["test", "\(name).camsh", "--report", "json=out.json"] + arguments, in: folder)
    let report = try JSONReport.run(from: #require(folder.read("out.json")))
    return (run, try #require(report.results.first))
  }

  @Test(arguments: scripts.indices)
  func `each kind of failure has its outcome and exit code`(index: Int) throws {
    let script = Self.scripts[index]
    folder.write(script.text, to: "\(script.name).camsh")
    let (run, result) = try result(script.name)
    let code: ExitCode =
      switch script.outcome {
      case .passed: .ok
      case .findings: .findings
      case .unparsable: .usage
      case .skipped: .skipped
      default: .failed
      }
    #expect(result.outcome == script.outcome)
    #expect(run.code == code.rawValue, "\(run.output)\(run.errors)")
  }

  @Test func `an earlier report that can't be read is an error before any script runs`() throws {
    folder.write("tab favorite\n", to: "a.camsh")
    let run = try CamshRun(
      ["test", "a.camsh", "--report", "html=out.html", "--since", "missing.json"], in: folder)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors == "error: cannot read missing.json: No such file or directory\n")
  }

  @Test func `results are reported in order, regardless of parallel jobs`() throws {
    for script in Self.scripts { folder.write(script.text, to: "all/\(script.name).camsh") }
    let one = try CamshRun(["test", "all", "--jobs", "1"], in: folder)
    let four = try CamshRun(["test", "all", "--jobs", "4"], in: folder)
    #expect(one.code == 64)
    #expect(four.code == 64)
    // How far a script gets within its time and memory is not the same twice.
    func lines(_ run: CamshRun) -> [Substring] {
      run.timeless.split(separator: "\n").filter { line in
        !["after", "all/hang.camsh:", "time limit", "   tab ", "memory limit"].contains {
          line.contains($0)
        }
      }
    }
    #expect(lines(one) == lines(four))
    #expect(
      one.output.hasPrefix(
        """
        failed          all/command.camsh: line 2: cannot pop 9: the stack holds 1 above its root
        failed          all/expectation.camsh: line 2: expected tab map, but
        """))
    #expect(
      one.timeless.hasSuffix(
        """
        10 scripts: 1 passed, 3 failed, 1 with findings, 1 skipped, 2 can't be parsed, 1 timed out, \
        1 out of memory; 1 finding, in 1 script

        """), "\(one.output)")
  }

  @Test func `a failed script names the location, the statement and the steps before it`() throws {
    folder.write("push detail 3\ninclude \"steps/back.camsh\"\n", to: "outer.camsh")
    folder.write("repeat 2 { pop }\n", to: "steps/back.camsh")
    let (_, result) = try result("outer")
    let failure = try #require(result.failures.first)
    #expect(failure.place == ScriptResult.Place(file: "steps/back.camsh", line: 1, column: 12))
    #expect(failure.statement == "pop")
    #expect(failure.step == 2)
  }

  @Test func `a script that hangs names the statement`() throws {
    folder.write(
      "tab favorite\nset steps 100000000\nrepeat 1e8 {\n  tab map\n}\n", to: "hang.camsh")
    let (run, result) = try result("hang", "--timeout", "300ms")
    let failure = try #require(result.failures.first)
    #expect(failure.statement == "tab map")
    #expect(failure.place?.line == 4)
    #expect(failure.step > 0)
    #expect(run.output.contains("it exceeded its time limit of 300ms"))
  }

  @Test func `the output of a failed script is kept`() throws {
    folder.write("% app: books\nscreen\n! screen\n", to: "looking.camsh")
    let (run, result) = try result("looking")
    #expect(result.output.hasPrefix("> screen\n"))
    #expect(run.output.contains("\n  > screen\n"))
  }

  @Test func `the same finding in several scripts is one finding`() throws {
    for name in ["a", "b", "c"] {
      folder.write("% defect: self-in-binding\npush detail 3; pop\n", to: "\(name).camsh")
    }
    let run = try CamshRun(["test", "."], in: folder)
    #expect(run.code == 3)
    #expect(run.output.contains("  in 3 scripts: a.camsh, b.camsh, c.camsh\n"))
    #expect(run.timeless.hasSuffix("\n3 scripts: 3 with findings; 1 finding, in 3 scripts\n"))
    #expect(run.output.ranges(of: "signature").count == 1)
  }
}
