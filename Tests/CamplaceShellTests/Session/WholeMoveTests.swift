import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// A move happens whole or not at all, and what follows does not depend on what failed before.
@MainActor struct WholeMoveTests {
  /// What an interactive shell that saves at the end leaves behind.
  private func session(_ lines: [String], files: [String: String] = [:]) throws -> (
    saved: String?, output: String, errors: String
  ) {
    let memory = FilesInMemory(files)
    let output = CollectedOutput()
    let reporter = TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: true, isQuiet: false))
    let shell = try InteractiveShell(
      .camplace(files: memory, output: output), app: "camplace", reporter: reporter)
    for line in lines { _ = shell.submit(line) }
    return (memory.contents["s.camsh"], output.text, output.errors)
  }

  @Test func `back fails without moving if the stack is too short`() throws {
    let run = Transcribed(
      """
      push detail 3
      ! back 2
      expect depth == 2
      expect visible PlaceDetailViewController#1
      """, quiet: true)
    #expect(run.code == .ok, "\(run.errors)")
  }

  @Test func `a saved session with output replays after a command that failed`() throws {
    let saved = try #require(
      try session(["push detail 2", "pop 2", "tree", "save s.camsh --with-output"]).saved)
    #expect(saved.contains("+"))
    #expect(Transcribed(saved).code == .ok, "\(Transcribed(saved).errors)")
  }

  @Test func `undo keeps the findings that the script expects`() {
    let run = Transcribed(
      """
      % defect: self-in-binding
      push detail 3
      pop
      expect finding leaked PlaceDetailViewController
      push detail 4
      undo
      """, quiet: true)
    #expect(run.code == .ok, "\(run.output) \(run.errors)")
  }

  @Test func `undo past an expectation forgets the finding that it expects`() {
    let run = Transcribed(
      """
      % defect: self-in-binding
      push detail 3
      pop
      expect finding leaked PlaceDetailViewController
      undo 2
      push detail 3
      pop
      """, quiet: true)
    #expect(run.code == .findings)
  }

  @Test func `save and record overwrite a file only with --force`() throws {
    let kept = try session(["push detail 3", "save s.camsh"], files: ["s.camsh": "mine"])
    #expect(kept.saved == "mine")
    #expect(kept.errors.contains("'s.camsh' exists already; add --force to overwrite it"))
    #expect(try session(["record s.camsh"], files: ["s.camsh": "mine"]).saved == "mine")
    let forced = try session(["push detail 3", "save s.camsh --force"], files: ["s.camsh": "mine"])
    #expect(forced.saved == "% app: camplace\npush detail 3\n")
  }

  @Test func `the session may overwrite its own files`() throws {
    let saved = try session(["save s.camsh", "push detail 3", "save s.camsh"]).saved
    #expect(saved == "% app: camplace\npush detail 3\n")
  }
}
