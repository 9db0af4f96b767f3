import TestSupport
import Testing

/// `% network: samples`: a hosted app decodes answers that camsh makes up.
@Suite(.serialized) struct SampleNetworkTests {
  private let folder = TemporaryFolder()
  private static let samples = "Title 1 by Name 1, Title 2 by Name 2, Title 3 by Name 3"

  private func run(_ script: String, _ arguments: [String] = []) throws -> CamshRun {
    folder.write(script, to: "a.camsh")
    return try CamshRun(
      ["run", "--quiet"] + arguments + ["a.camsh"], program: "misbehaving-app", in: folder)
  }

  @Test func `the header or the option answers requests with samples`() throws {
    let script = "tap requests\ntap decode\nexpect text \"\(Self.samples)\"\n"
    #expect(try run("% network: samples\n" + script).code == 0)
    #expect(try run(script, ["--samples"]).code == 0)
    #expect(try run("% network: offline\n" + script, ["--samples"]).code == 0)
    #expect(try run(script).code == 1)
    #expect(try run("% network: samples\n" + script, ["--offline"]).code == 1)
  }

  @Test func `a file answers its request first, and decoding reads it`() throws {
    folder.write(
      "GET https://api.example.com/books\n200\n\n[{\"title\": \"Emma\", \"author\": null}]",
      to: "answers/books.http")
    let run = try run(
      """
      % network: samples
      % answers: answers
      tap requests
      tap decode
      expect text "Emma by nobody"
      tap await
      expect text "200 {\\"sample\\":\\"answer\\"}"
      """)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors == "")
  }

  @Test func `an answer that the app parses to a dictionary has the keys that it reads`() throws {
    let script = "tap requests\ntap parse\nexpect text \"Token 1 of Name 1\"\n"
    let run = try run("% network: samples\n" + script)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    folder.write(
      "GET https://api.example.com/login\n200\n\n{\"token\": \"x1\", \"user\": {\"name\": \"Ada\"}}",
      to: "answers/login.http")
    #expect(
      try self.run(
        """
        % network: samples
        % answers: answers
        tap requests
        tap parse
        expect text "x1 of Ada"
        """
      ).code == 0)
  }

  @Test func `saving, undoing and exploring keep the samples`() throws {
    let session = try CamshRun(
      [
        "--samples", "-c",
        "tap requests; tap decode; undo; tap decode; expect text \"\(Self.samples)\"; save b.camsh",
      ], program: "misbehaving-app", in: folder)
    #expect(session.code == 0, "\(session.errors)")
    #expect(folder.read("b.camsh")?.contains("% network: samples\n") == true)
    #expect(
      try CamshRun(["run", "--quiet", "b.camsh"], program: "misbehaving-app", in: folder).code == 0)
  }

  @Test func `an exploration from launch uses samples unless the command line says otherwise`()
    throws
  {
    let arguments = [
      "explore", "--moves", "20", "--only", "tap requests", "--to", "RequestingViewController",
    ]
    let way = try CamshRun(arguments, program: "misbehaving-app", in: folder)
    #expect(way.output.contains("% network: samples\n"), "\(way.output)\(way.errors)")
    let offline = try CamshRun(arguments + ["--offline"], program: "misbehaving-app", in: folder)
    #expect(offline.output.contains("tap requests\n"))
    #expect(!offline.output.contains("% network"))
  }

  @Test func `a script loses the network and gets it back`() throws {
    let run = try run(
      """
      % network: samples
      tap requests
      tap await
      expect text "200 {\\"sample\\":\\"answer\\"}"
      network offline
      tap await
      expect text "error -1009"
      undo 2
      tap await
      expect text "200 {\\"sample\\":\\"answer\\"}"
      network offline
      network samples
      tap decode
      expect text "Title 4 by Name 4, Title 5 by Name 5, Title 6 by Name 6"
      """)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `an exploration goes offline, and an app without a network to replace can't`() throws {
    let explored = try CamshRun(
      ["explore", "--moves", "40", "--only", "tap requests", "--only", "network *"],
      program: "misbehaving-app", in: folder)
    // Two screens, each with both networks.
    #expect(explored.output.contains("states       4,"), "\(explored.output)\(explored.errors)")
    let plain = try CamshRun(["-c", "network offline"], in: folder)
    #expect(plain.code == 1)
    #expect(plain.errors.contains("'network' requires a hosted app"), "\(plain.errors)")
  }

  @Test func `a header can't ask for the server`() throws {
    let run = try run("% network: server\n")
    #expect(run.code == 64)
    #expect(run.errors.contains("offline or samples"), "\(run.errors)")
  }
}
