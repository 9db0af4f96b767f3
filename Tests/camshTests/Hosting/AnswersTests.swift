import Foundation
import TestSupport
import Testing

/// `% answers: DIR`: files respond to a hosted app's requests.
@Suite(.serialized) struct AnswersTests {
  private let folder = TemporaryFolder()

  /// Runs a script with the folder `answers`.
  private func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> CamshRun {
    folder.write("% answers: answers\ntap requests\n" + script, to: "a.camsh")
    return try CamshRun(
      ["run", "--quiet"] + arguments + ["a.camsh"], program: "misbehaving-app", in: folder,
      environment: environment)
  }

  private func answer(_ path: String, _ body: String, method: String = "GET", suffix: String = "") {
    folder.write(
      "\(method) https://api.example.com\(path)\(suffix)\n200\nX-A: b\n\n\(body)",
      to: "answers/\(path.dropFirst())\(suffix.filter(\.isNumber)).http")
  }

  @Test(arguments: ["await", "completion", "delegate", "upload", "download"])
  func `a file responds to its request`(way: String) throws {
    answer("/\(way)", "hello", method: way == "upload" ? "POST" : "GET")
    let run = try run("tap \(way)\nexpect text \"200 hello\"\n")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors == "")
  }

  @Test func `a request without a file fails as offline and names the file`() throws {
    let run = try run("tap upload\nexpect text \"error -1009\"\n")
    #expect(run.code == 0)
    #expect(
      run.errors == """
        notice: POST https://api.example.com/upload has no answer, so the app is offline; \
        answers/post-api.example.com-upload.http would answer it

        """)
    folder.write(
      "POST https://api.example.com/upload\n201\n\nthanks",
      to: "answers/post-api.example.com-upload.http")
    #expect(try self.run("tap upload\nexpect text \"201 thanks\"\n").errors == "")
  }

  @Test func `responses arrive in the order of the requests`() throws {
    for number in 1...3 { answer("/\(number)", "\(number)") }
    for _ in 0..<5 {
      let run = try run("tap three\nexpect text \"123\"\n")
      #expect(run.code == 0, "\(run.errors)")
    }
  }

  @Test func `a repeated request can have its own response, even after undo`() throws {
    answer("/await", "first")
    answer("/await", "second", suffix: " from 2")
    let run = try run(
      """
      tap await
      expect text "first"
      tap await
      expect text "second"
      undo
      expect text "first"
      tap await
      tap await
      expect text "second"
      """)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `--network records responses once and then reads them`() throws {
    let count = Counter()
    let server = try LoopbackServer { _ in (200, "response \(count.next())") }
    let environment = ["SERVER": server.baseURL]
    let script = """
      tap await
      expect text "200 response 1"
      tap await
      expect text "200 response 2"
      undo
      expect text "200 response 1"
      tap await
      expect text "200 response 2"
      tap upload
      expect text "200 response 3"
      """
    let recorded = try run(script, ["--network"], environment: environment)
    #expect(recorded.code == 0, "\(recorded.errors)")
    #expect(server.requests.count == 3)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/answers")
    #expect(names.count == 3)
    #expect(names.allSatisfy { $0.hasPrefix("get-127.0.0.1-") || $0.hasPrefix("post-127.0.0.1-") })
    let texts = names.sorted().map { folder.read("answers/\($0)") }

    // Neither a second recording nor a replay sends a request.
    #expect(try run(script, ["--network"], environment: environment).code == 0)
    #expect(try run(script, environment: environment).code == 0)
    #expect(server.requests.count == 3)
    #expect(names.sorted().map { folder.read("answers/\($0)") } == texts)
  }

  @Test func `shrinking and exploring read the recording`() throws {
    answer("/await", "hello")
    folder.write(
      """
      % answers: answers
      tap chat
      tap requests
      tap completion
      tap await
      expect not text "hello"
      """, to: "a.camsh")
    let shrunk = try CamshRun(["shrink", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(
      shrunk.output.hasSuffix("tap requests\ntap await\nexpect not text hello\n"),
      "\(shrunk.output) \(shrunk.errors)")
    #expect(shrunk.output.hasPrefix("% answers: answers\n"))
    folder.write(
      "% answers: answers\ntap requests\ntap await\nexpect text hello\n", to: "start.camsh")
    let explored = try CamshRun(
      ["explore", "--from", "start.camsh", "--moves", "20", "--only", "tap await"],
      program: "misbehaving-app", in: folder)
    #expect(explored.code == 0, "\(explored.output) \(explored.errors)")
  }

  @Test func `a saved script leads to the same files from another folder`() throws {
    answer("/await", "hello")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/s/t", withIntermediateDirectories: true)
    #expect(try run("tap await\nexpect text \"hello\"\nsave s/t/b.camsh\n").code == 0)
    #expect(folder.read("s/t/b.camsh")?.contains("\n% answers: ../../answers\n") == true)
    let again = try CamshRun(
      ["run", "--quiet", "s/t/b.camsh"], program: "misbehaving-app", in: folder)
    #expect(again.code == 0, "\(again.errors)")
  }

  @Test func `a malformed response file is an error before launch`() throws {
    folder.write("GET https://a.b/\u{1b}[2J\n200\n", to: "answers/bad.http")
    let bad = try run("tap await\n")
    #expect(bad.code == 64)
    #expect(
      bad.errors
        == "a.camsh: error: answers/bad.http:1: expected a request such as GET https://example.com/books\n"
    )
  }

  @Test func `a response that is too large or a pipe is an error`() throws {
    folder.write("", to: "answers/big.http")
    truncate(folder.path + "/answers/big.http", 1 << 30)
    let big = try run("tap await\n")
    #expect(big.code == 64)
    #expect(big.errors.contains("answers/big.http"), "\(big.errors)")
    unlink(folder.path + "/answers/big.http")
    mkfifo(folder.path + "/answers/pipe.http", 0o600)
    let pipe = try run("tap await\n")
    #expect(pipe.code == 64)
    #expect(pipe.errors.contains("answers/pipe.http"), "\(pipe.errors)")
  }

  @Test func `recording never writes outside its folder`() throws {
    let server = try LoopbackServer { _ in (200, "x") }
    // The app appends its path to this.
    let environment = ["SERVER": server.baseURL + "/../../%2e%2e/%2Fetc/..%5C"]
    let run = try run("tap completion\n", ["--network"], environment: environment)
    #expect(run.code == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/answers")
    #expect(names.count == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "a.camsh", "answers",
      ])
  }
}

/// Counts the calls of a server's answer.
private final class Counter: @unchecked Sendable {
  // Only the server's thread uses it.
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
