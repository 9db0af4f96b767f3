import Foundation
import TestSupport
import Testing

/// What a hosted app's requests lead to.
@Suite(.serialized) struct RequestTests {
  private let folder = TemporaryFolder()

  /// Runs a script on the screen whose buttons each ask a server.
  private func run(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> CamshRun {
    folder.write(script, to: "a.camsh")
    return try CamshRun(
      ["run", "--quiet"] + arguments + ["a.camsh"], program: "misbehaving-app", in: folder,
      environment: environment)
  }

  @Test(arguments: ["await", "completion", "delegate", "upload", "download"])
  func `a request without a network fails as not connected to the internet`(way: String) throws {
    let run = try run("tap requests\ntap \(way)\nexpect text \"error -1009\"\n")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `loading data from a URL on the main thread fails`() throws {
    let run = try run("tap requests\ntap contents\nexpect text \"error\"\n")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `a request that a completion handler waits for is answered`() throws {
    let run = try run("tap requests\ntap nested\nexpect text \"error\"\n")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test(arguments: ["await", "completion", "delegate", "upload", "download", "contents"])
  func `with the network a request reaches the server`(way: String) throws {
    let server = try LoopbackServer { _ in (200, "hello") }
    // camsh doesn't wait for a network, so a second request, which blocks, gives the first one time.
    let run = try run(
      "tap requests\ntap \(way)\ntap contents\n", ["--network"],
      environment: ["SERVER": server.baseURL])
    #expect(run.code == 0, "\(run.errors)")
    let method = way == "upload" ? "POST" : "GET"
    #expect(server.requests.contains("\(method) /GoCamping/\(way) HTTP/1.1"))
  }

  @Test func `a request ends after a delay in virtual time`() throws {
    let run = try run(
      """
      tap requests
      hold
      tap start
      advance 90ms
      expect text "loading"
      advance 20ms
      expect text "error -1009"
      """)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `a canceled request ends immediately as canceled`() throws {
    let run = try run(
      """
      tap requests
      hold
      tap start
      advance 50ms
      tap cancel
      advance 1ms
      expect text "error -999"
      settle
      expect text "error -999"
      """)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `ended requests retain nothing`() throws {
    let run = try run(
      "repeat 5 { tap requests; tap completion; tap delegate; tap await; dismiss }\n"
        + "expect no growth\nexpect no findings\n")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `workers and explorations have no network`() throws {
    folder.write("tap requests\ntap await\nexpect text \"error -1009\"\n", to: "a.camsh")
    let test = try CamshRun(["test", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(test.code == 0, "\(test.output)")
  }
}
