import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// What Tab offers, from the command table and the state as it is.
@MainActor struct CandidateTests {
  private func shell(
    _ app: String = "camplace", after lines: String...
  ) throws -> InteractiveShell {
    let output = CollectedOutput()
    let reporter = TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: false, isQuiet: true))
    let shell = try InteractiveShell(
      Surroundings.camplace(files: FilesInMemory(), output: output), app: app,
      reporter: reporter)
    for line in lines { #expect(shell.submit(line) == .ready) }
    return shell
  }

  private func offers(_ text: String, in shell: InteractiveShell) -> [String] {
    shell.candidates(after: text).candidates.map(\.text)
  }

  @Test func `completion offers a route's campsite by number and name`() throws {
    let shell = try shell()
    #expect(offers("push detail 솔향", in: shell) == ["\"솔향기 캠핑장\""])
    #expect(offers("push detail 3", in: shell).contains("3"))
    #expect(offers("present list ", in: shell) == [])
  }

  @Test func `completion offers the current routes and tabs`() throws {
    #expect(offers("present ", in: try shell()) == ["list"])
    #expect(offers("present ", in: try shell(after: "tab favorite")) == [])
    #expect(offers("tab ", in: try shell()) == ["Map", "Favorite"])
  }

  @Test(arguments: [
    ("expect vis", "visible", "the screen is the visible one"),
    ("expect not vis", "visible", "the screen is the visible one"),
    ("help lea", "leak", "how to read a finding and fix it"),
  ])
  func `expectations and help topics are offered with their summaries`(
    text: String, candidate: String, summary: String
  ) throws {
    let found = try shell().candidates(after: text).candidates
    #expect(found == [Candidate(text: candidate, description: summary)])
  }

  @Test func `completion describes verbs`() throws {
    let found = try shell().candidates(after: "swi")
    #expect(found.start == 0)
    #expect(found.candidates.map(\.text) == ["swipe"])
    #expect(found.candidates.first?.description.isEmpty == false)
  }

  @Test func `completion offers events that a coordinator above handles`() throws {
    #expect(offers("send ", in: try shell()) == [])
    #expect(offers("send ", in: try shell("flow")) == ["login", "logout"])
    let inside = try shell(
      "flow", after: "send login \"open sesame\"", "tab settings", "tap profile")
    let found = inside.candidates(after: "send ").candidates
    #expect(found.map(\.text) == ["rename", "visit", "logout"])
    #expect(found.last?.description == "back to the login screen")
  }

  @Test func `completion offers links to every route`() throws {
    #expect(
      offers("open ", in: try shell("campers")) == ["campers://detail/1", "campers://list"])
    #expect(
      offers("open ", in: try shell("issues"))
        == ["issues://list", "issues://create?title=", "issues://issue/1", "issues://page"])
    let campsites = try shell().candidates(after: "open camplace://detail/3").candidates
    #expect(campsites.first?.text == "camplace://detail/3")
    #expect(campsites.first?.description == "솔향기 캠핑장")
    for link in offers("open ", in: try shell("books")) {
      #expect(link.hasPrefix("books://"))
    }
  }

  @Test func `completion marks the frontmost scene`() throws {
    let shell = try shell("flow", after: "scene connect")
    let found = shell.candidates(after: "scene ").candidates
    #expect(found.map(\.text) == ["connect", "disconnect", "1", "2"])
    #expect(found.map(\.description) == ["", "", "behind", "in front"])
    #expect(offers("scene d", in: shell) == ["disconnect"])
  }

  @Test func `an open block waits for its closing brace`() throws {
    let shell = try shell()
    #expect(shell.submit("repeat 2 {") == .unfinished)
    #expect(shell.prompt == "... ")
    #expect(shell.submit("push detail 1 }") == .ready)
    #expect(shell.prompt == "camplace Map/PlaceDetail ×2> ")
    #expect(shell.submit("pop 9") == .ready)
    #expect(shell.submit("quit") == .ended)
  }
}
