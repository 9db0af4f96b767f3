import Foundation
import TestSupport
import Testing

/// Each launch of a hosted app has a process of its own: what it does to that costs a step.
@Suite(.serialized) struct WorldTests {
  private let folder: TemporaryFolder

  init() {
    folder = TemporaryFolder()
  }

  /// Runs commands from standard input, in an app that can go wrong in every way.
  private func run(
    _ commands: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = CamshRun.process(
      arguments, program: "misbehaving-app", in: folder, environment: environment)
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    input.fileHandleForWriting.write(Data(commands.utf8))
    try input.fileHandleForWriting.close()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test func `a trap fails only its step, and the session continues from before it`() throws {
    let run = try run("tap chat\ntap trap\ntap wait\nundo\nhistory\n")
    #expect(
      run.errors.contains(
        "<stdin>:2:1: error: the app crashed: SIGILL (a trap: failed precondition, overflow, "
          + "index out of range), in MischiefViewController.viewDidLoad()\n  tap trap\n"))
    #expect(!run.errors.contains("Current stack trace"))
    #expect(run.output.hasSuffix("> history\n1  tap chat\n\n"))
    #expect(run.code == 1)
  }

  @Test func `recursion without end names the function that recurs`() throws {
    let run = try run("tap recurse\n")
    #expect(run.errors.contains("the app crashed: SIGSEGV"))
    #expect(run.errors.contains(", in MischiefViewController.depth(of:)\n"))
  }

  @Test func `a test that traps names the function, and shows no stack`() throws {
    folder.write("tap \"overreach far\"\n", to: "a.camsh")
    let run = try CamshRun(["test", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(run.output.contains("Fatal error: Index out of range\n"))
    #expect(!run.output.contains("Current stack trace"))
    #expect(run.output.contains("it crashed with SIGILL"))
    #expect(run.output.contains(", in MischiefViewController.hoard(at:)\n"))
    #expect(run.code == 1)
  }

  @Test func `an app that calls exit loses that step`() throws {
    let run = try run("tap leave\ntap chat\n")
    #expect(run.errors.contains("<stdin>:1:1: error: the app called exit(0)\n  tap leave\n"))
    #expect(run.output.contains("step 1"))
    #expect(run.code == 1)
  }

  @Test func `output before the app's end is printed, and the location is named`() throws {
    folder.write("tap chat\ntap die\ntree\n", to: "a.camsh")
    let run = try CamshRun(["run", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(run.output.hasPrefix("app: a word\n> tap chat\n"))
    #expect(run.errors.contains("a.camsh:2:1: error: the app crashed: SIGKILL"))
    #expect(run.code == 1)
  }

  @Test func `a block interrupted by the app's end keeps its earlier steps`() throws {
    let run = try run("repeat 3 { tap chat; tap trap }\nhistory\n", ["--quiet"])
    #expect(run.errors.contains("<stdin>:1:22: error: the app crashed: SIGILL"))
    #expect(run.output.contains("1  repeat 3 { tap chat; tap trap }"))
    #expect(run.code == 1)
  }

  @Test func `a statement marked ! may crash`() throws {
    let run = try run("! tap trap\ntap chat\nexpect no findings\n", ["--quiet"])
    #expect(run.code == 0)
  }

  @Test func `an app's output appears once, in place and marked`() throws {
    let run = try run("tap chat\ntap wait\nundo\ntap trap\ntap chat\n", ["--quiet"])
    #expect(run.output == "app: a word\napp: a word\n")
  }

  @Test func `JSON output doesn't contain the app's output`() throws {
    let run = try run("tap chat\n", ["--format", "json"])
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(run.errors == "app: a word\n")
  }

  @Test func `Ctrl-C stops and names an endless statement`() throws {
    let process = CamshRun.process(
      ["-c", "tap chat; tap spin; tree"], program: "misbehaving-app", in: folder)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    Thread.sleep(forTimeInterval: 2)
    process.interrupt()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "-c:1:11: error: the app didn't return from this step, so camsh stopped it\n")
    #expect(process.terminationStatus == 130)
  }

  @Test func `each of several scripts has its own world`() throws {
    folder.write("tap leave\n", to: "a.camsh")
    folder.write("tap chat\n", to: "b.camsh")
    let run = try CamshRun(
      ["run", "--quiet", "a.camsh", "b.camsh"], program: "misbehaving-app", in: folder)
    #expect(run.errors == "a.camsh:1:1: error: the app called exit(0)\n")
    #expect(run.output == "app: a word\n1 passed, 1 failed\n")
    #expect(run.code == 1)
  }

  @Test func `undo leads to the same tree even if the app uses statics and defaults`() throws {
    let run = try run("tap remember\ntap show memory\nundo 2\ntap show memory\nscreen\n")
    #expect(run.output.contains("label   \"nothing\""))
    #expect(!run.errors.contains("notice"))
  }

  @Test func `an app's home is empty at every launch, and the user's is unchanged`() throws {
    let run = try run("tap home\n", ["--quiet"])
    // The folder has another name in every run, which the app's output leaves out.
    #expect(run.output == "app: home ~ holds [\".cache\", \"Documents\", \"tmp\"]\n")
    folder.write("tap home\nexpect visible Nothing\n", to: "a.camsh")
    let test = try CamshRun(["test", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(test.output.contains("home ~ holds"), "\(test.output)")
  }

  @Test func `an app has no network without --network`() throws {
    let server = try LoopbackServer { _ in (200, "") }
    let environment = ["SERVER": server.baseURL]
    let closed = try run("tap fetch\n", ["--quiet"], environment: environment)
    #expect(closed.output == "app: no answer: \(URLError.notConnectedToInternet.rawValue)\n")
    #expect(server.requests == [])
    let open = try run("tap fetch\n", ["--quiet", "--network"], environment: environment)
    #expect(open.output == "app: answered 200\n")
    #expect(server.requests == ["GET /GoCamping HTTP/1.1"])
  }
}
