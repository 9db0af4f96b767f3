import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct UndoTests {
  private func holds(_ script: String) -> Bool {
    let run = Transcribed(script, quiet: true)
    if run.code != .ok { Issue.record("\(run.errors)") }
    return run.code == .ok
  }

  @Test func `undo goes back a step and redo restores it`() {
    #expect(
      holds(
        """
        push detail 3
        push detail 4
        undo
        expect depth == 2
        redo
        expect depth == 3
        undo 2
        expect depth == 1
        ! undo
        redo 2
        ! redo
        """))
  }

  @Test func `a new step clears the redo history`() {
    #expect(holds("push detail 3; undo; tab favorite; ! redo; expect tab favorite"))
  }

  @Test func `goto stops in the middle of a repeat`() {
    #expect(
      holds(
        """
        repeat 10 { push detail 1; push detail 2; pop }
        expect depth == 11
        goto 4
        expect depth == 3
        redo
        expect depth == 4
        goto 30
        expect depth == 11
        ! goto 31
        """))
  }

  @Test func `undo restores favorites, and objects keep their labels`() {
    #expect(
      holds(
        """
        push detail 3
        tap favorite
        expect favorites == 1
        undo
        expect favorites == 0
        expect visible PlaceDetailViewController#1
        expect control "Add to favorites"
        redo
        expect favorites == 1
        """))
  }

  @Test func `names refer to objects of the replayed session`() {
    #expect(
      holds("let d = push detail 3\npush detail 4\nundo\nexpect visible $d\nredo\npop to $d"))
  }

  @Test func `reset starts over without an undo history`() {
    #expect(holds("push detail 3; tab favorite; reset; expect tab map; ! undo; ! redo"))
  }
}
