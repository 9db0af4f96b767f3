import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Time that is held while transitions are under way.
@MainActor struct HoldTests {
  private func holds(_ script: String) -> Bool {
    let run = Transcribed(script, quiet: true)
    if run.code != .ok { Issue.record("\(run.errors)") }
    return run.code == .ok
  }

  private func error(_ script: String) -> String {
    let run = Transcribed(script, quiet: true)
    #expect(run.code == .failed)
    return run.errors
  }

  @Test func `during a hold, will callbacks have run and did callbacks haven't`() {
    #expect(
      holds(
        """
        hold
        push detail 3
        log
        | PlaceDetailViewController#1  viewDidLoad
        | MainMapViewController#1      viewWillDisappear
        | PlaceDetailViewController#1  viewWillAppear
        | PlaceDetailViewController#1  willShow
        advance 349ms
        log
        | the last step made no callbacks
        advance 1ms
        log
        | MainMapViewController#1      viewDidDisappear
        | PlaceDetailViewController#1  viewDidAppear
        | PlaceDetailViewController#1  didShow
        """))
  }

  @Test func `the line below the tree shows the time since hold`() {
    let run = Transcribed("hold; push detail 3; advance 100ms; settle")
    #expect(run.output.contains("step 1 · alive 10 · held at 0s\n"))
    #expect(run.output.contains("step 3 · alive 11 · held at 100ms\n"))
    #expect(run.output.contains("step 4 · alive 12 · findings none\n"))
  }

  @Test func `a tap hits the screen that was in front when time last passed`() {
    #expect(
      holds(
        """
        hold
        tap callout 3
        expect control list
        tap callout 3
        expect visible PlaceDetailViewController#1
        settle
        expect visible PlaceDetailViewController#2
        expect stack MainMap PlaceDetail#1 PlaceDetail#2
        """))
    #expect(error("hold; tap callout 3; advance 10ms; tap list").contains("has no control 'list'"))
  }

  @Test func `coordinators that come and go during a hold are numbered, in a block too`() {
    let moves = "tap +; advance 1s; swipe down; lift; advance 2s"
    for held in [moves, "repeat 1 { \(moves) }"] {
      let run = Transcribed("% app: issues\nhold; \(held); settle; tap +\ntree", quiet: true)
      #expect(run.output.contains("─ IssueCreatorCoordinator#2"))
    }
  }

  @Test func `a hold is judged only at its end`() {
    let leak = "% defect: self-in-binding\npush detail 3\nhold\npop\nadvance 400ms\n"
    #expect(holds(leak + "expect no findings\nsettle\nexpect finding leaked PlaceDetail"))
  }

  @Test func `a coordinator whose screen came and went during a hold is judged`() {
    let start = "% app: issues\n% defect: deaf-to-swipe-down\nhold\ntap +\nadvance 1s\nswipe down\n"
    for rest in [
      "settle", "lift\nadvance 1s\nsettle", "lift\nadvance 1s\ntap +\nadvance 1s\nsettle",
    ] {
      let run = Transcribed(start + rest, quiet: true)
      #expect(run.output.contains("abandoned  IssueCreatorCoordinator#1   made at step 2"))
    }
  }

  @Test func `a script ending in a hold is settled and judged`() {
    let run = Transcribed("% defect: self-in-binding\npush detail 3\nhold\npop", quiet: true)
    #expect(run.code == .findings)
    #expect(run.output.contains("leaked  PlaceDetailViewController#1"))
    #expect(
      Transcribed("% defect: self-in-binding\npush detail 3\nhold\npop\nquit").code == .findings)
  }

  @Test func `a script ending in a hold can expect the findings of its end`() {
    let leak = "% defect: self-in-binding\npush detail 3\nhold\npop\n"
    #expect(holds(leak + "expect finding leaked PlaceDetail"))
  }

  @Test func `during a hold, a swipe keeps its finger down until it ends`() {
    #expect(
      holds("push detail 3; hold; swipe back; advance 5s; lift cancel; settle; expect depth == 2"))
    #expect(holds("push detail 3; hold; swipe back; advance 5s; lift; settle; expect depth == 1"))
    #expect(holds("push detail 3; hold; swipe back; settle; expect depth == 1"))
    #expect(
      holds("present list; hold; swipe down; lift cancel; settle; expect presented PlaceList"))
    #expect(
      error("push detail 3; hold; swipe back; swipe back").contains("a finger is down already"))
    #expect(error("lift").contains("no finger is down"))
  }

  @Test func `hold fails during a hold, and settle fails outside one`() {
    #expect(error("hold; hold").contains("time is held already; 'settle' ends the hold"))
    #expect(error("settle").contains("time is not held; use 'hold' first"))
  }

  @Test func `the back button does nothing during a transition`() {
    #expect(
      error("push detail 3; push detail 4; hold; back 2").contains("a transition is in progress"))
  }

  @Test func `undo, redo and goto move into and out of a hold`() {
    #expect(
      holds(
        """
        hold
        push detail 3
        advance 100ms
        settle
        undo
        ! hold
        pop
        expect depth == 2
        undo
        settle
        goto 0
        ! settle
        redo 2
        ! hold
        """))
  }

  @Test func `record includes hold, advance and settle`() {
    let run = Transcribed(
      "record \"r.camsh\"; hold; push detail 3; advance 1s; swipe back; lift cancel; settle; record",
      quiet: true)
    #expect(
      run.files.contents["r.camsh"] == """
        % app: camplace
        hold
        push detail 3
        advance 1s
        swipe back
        lift cancel
        settle

        """)
  }

  @Test func `JSON contains the time since hold`() {
    let run = Transcribed("hold; advance 1500ms; settle", json: true)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains(#""held":1500"#))
    #expect(!lines[2].contains(#""held""#))
  }
}
