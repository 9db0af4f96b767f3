import Foundation
import ShellTestSupport
import TestSupport
import Testing

/// Questions about earlier steps, in an app that shows another first screen once it has been launched.
@Suite(.serialized) struct `A replay of a hosted app's steps` {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      "% defaults: launch=welcomes\ntap begin\ntap selfish\nswipe down\n", to: "a.camsh")
  }

  private func run(_ arguments: String...) throws -> CamshRun {
    try CamshRun(arguments, program: "misbehaving-app", in: folder)
  }

  @Test(arguments: ["run", "test"])
  func `begins as the first launch, and finds the step that created a reference`(
    subcommand: String
  ) throws {
    let run = try run(subcommand, "a.camsh")
    #expect(run.output.contains("← made at step 2 (a.camsh:3:1)"), "\(run.output)\(run.errors)")
  }

  @Test func `leaves the app's files and memory as they are`() throws {
    let script = try text("a.camsh")
    folder.write(script + "alive since 1\nwhy WelcomeViewController#1\ntap home\n", to: "b.camsh")
    let run = try run("run", "b.camsh")
    #expect(run.output.contains("\n1  +1  SelfishViewController"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("created at launch\n  deallocated at step 1, after tap begin"))
    #expect(run.output.contains("holds [\".cache\", \"Documents\", \"tmp\", \"welcomed\"]"))
  }

  @Test func `takes the pictures of a report from the first screen on`() throws {
    _ = try run("test", "a.camsh", "--report", "html=page.html")
    #expect(try text("page.html").contains(#""begin","middle","#))
  }

  @Test func `takes the pictures of a session's page from the first screen on`() throws {
    folder.write(try text("a.camsh") + "save page.html\n", to: "c.camsh")
    let run = try run("run", "c.camsh")
    #expect(try text("page.html").contains(#""begin","middle","#), "\(run.output)\(run.errors)")
    #expect(try text("page.html").contains("tap selfish"))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }
}
