import Foundation
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Apps that end or block their process.
@Suite(.serialized) struct MisbehavingAppTests {
  private let folder = TemporaryFolder()

  private func test(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (run: CamshRun, report: TestRun) {
    let run = try CamshRun(
      ["test", ".", "--report", "json=out.json"] + arguments, program: "misbehaving-app",
      in: folder, environment: environment)
    return (run, try JSONReport.run(from: #require(folder.read("out.json"))))
  }

  @Test func `each script's app has an empty home and no network`() throws {
    let server = try LoopbackServer { _ in (200, "") }
    let script = "tap home\ntap remember\ntap fetch\nexpect text \"none such\"\n"
    folder.write(script, to: "a.camsh")
    folder.write(script, to: "b.camsh")
    let environment = ["SERVER": server.baseURL]
    let (_, closed) = try test("--jobs", "1", environment: environment)
    #expect(closed.results.map(\.outcome) == [.failed, .failed])
    for result in closed.results {
      #expect(
        result.output.contains("holds [\".cache\", \"Documents\", \"tmp\"]"), "\(result.output)")
      #expect(result.output.contains("no answer"), "\(result.output)")
    }
    #expect(server.requests == [])
    let (_, open) = try test("--network", environment: environment)
    #expect(open.results.allSatisfy { $0.output.contains("answered 200") })
    #expect(server.requests.count == 2)
  }

  @Test(
    arguments: [
      ("trap", .crashed), ("recurse", .crashed), ("leave", .crashed), ("die", .crashed),
      ("spin", .timedOut), ("prattle", .timedOut), ("allocate", .outOfMemory), ("chat", .passed),
    ] as [(String, ScriptResult.Outcome)])
  func `an app that ends its process is reported with the script and step`(
    mischief: String, outcome: ScriptResult.Outcome
  ) throws {
    folder.write(
      "% timeout: 2s\n% memory: 300MB\ntap chat\nrepeat 2 {\n  tap \(mischief)\n}\n", to: "b.camsh")
    folder.write("tap chat\n", to: "a.camsh")
    folder.write("tap chat\n", to: "c.camsh")
    let (run, report) = try test()
    #expect(report.results.map(\.outcome) == [.passed, outcome, .passed], "\(run.output)")
    #expect(run.code == (outcome == .passed ? 0 : 1))
    guard outcome != .passed else { return }
    let failure = try #require(report.results[1].failures.first)
    #expect(failure.place == ScriptResult.Place(file: "b.camsh", line: 5, column: 3))
    #expect(failure.statement == "tap \(mischief)")
    #expect(failure.step == 1)
    #expect(report.results[1].output.hasPrefix("a word\n") || outcome == .crashed)
    #expect(report.results[1].output.utf8.count < 1 << 20)
  }

  @Test(arguments: ["trap", "spin", "allocate"])
  func `a report with steps contains those before the process ended`(
    mischief: String
  ) throws {
    folder.write(
      "% timeout: 2s\n% memory: 300MB\nrepeat 2 { tap chat }\ntap \(mischief)\ntap chat\n",
      to: "a.camsh")
    let (_, report) = try test("--keep-steps")
    let entries = try #require(report.results.first?.trace?.entries)
    #expect(entries.map(\.statement) == ["launch", "tap chat", "tap chat", "tap \(mischief)"])
    #expect(entries.map { $0.error == nil } == [true, true, true, false])
    #expect(entries.last?.error == report.results[0].failures.first?.message)
    #expect(report.results[0].failures.map(\.step) == [2])
  }

  @Test func `a signal is reported by name and an exit by code`() throws {
    folder.write("tap die\n", to: "a.camsh")
    folder.write("tap leave\n", to: "b.camsh")
    let (run, report) = try test()
    #expect(report.results.map(\.signal) == ["SIGKILL", nil])
    #expect(
      run.output.contains("it crashed with SIGKILL (another process killed it, perhaps the system"))
    #expect(run.output.contains("the process ended with exit code 0 before the script did"))
  }

  @Test(
    arguments: [
      ("trap", "Swift/ContiguousArrayBuffer.swift:"), ("recurse", "it crashed with SIGSEGV"),
      ("leave", "the process ended with exit code 0 before the script did"),
      ("spin", "it exceeded its time limit of 500ms"),
    ])
  func `a script that ends its process can be shrunk`(mischief: String, words: String) throws {
    folder.write(
      "% timeout: 500ms\ntap chat\nrepeat 3 { tap chat; tap \(mischief); tap chat }\n",
      to: "a.camsh")
    let run = try CamshRun(["shrink", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(run.code == 0)
    // No 'camsh' runs the scripts of an app that has a shell of its own.
    #expect(run.output.hasPrefix("% timeout: 500ms\n# fails with '\(words)"))
    #expect(run.output.hasSuffix("\ntap \(mischief)\n"))
    #expect(run.errors.hasPrefix("a.camsh: 3 steps became 1 in "), "\(run.errors)")
  }

  @Test func `--accept changes nothing in a crashed script and continues with the next`() throws {
    folder.write("tap chat\nalive\n| no\ntap trap\n", to: "a.camsh")
    folder.write("alive Mischief\n| no\n", to: "b.camsh")
    let run = try CamshRun(["test", "--accept", "."], program: "misbehaving-app", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors.contains("\na.camsh:4:1: error: it crashed with SIGILL (a trap"), "\(run.errors)")
    #expect(run.errors.hasSuffix("; nothing of the script is accepted\n"))
    #expect(run.output.hasSuffix("1 transcript rewritten\n"))
    #expect(folder.read("a.camsh") == "tap chat\nalive\n| no\ntap trap\n")
    #expect(folder.read("b.camsh") == "alive Mischief\n| 1  MischiefViewController\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func `a crashed bisection names the location`() throws {
    folder.write("tap chat\ntap trap\n", to: "a.camsh")
    let run = try CamshRun(["bisect", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("\na.camsh:2:1: error: it crashed with SIGILL (a trap"))
  }

  @Test func `processes that an app starts end with its script`() throws {
    folder.write("tap linger\n", to: "a.camsh")
    #expect(try test().report.results.map(\.outcome) == [.passed])
    #expect(Processes.count(withArgument: "987654") == 0)
  }
}

/// The processes of this machine.
enum Processes {
  /// How many have this among their arguments.
  static func count(withArgument argument: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }.count { name in
      let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return line.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == argument }
    }
  }
}
