import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// What moving commands do, and what they say where they can't.
@MainActor struct StepTests {
  private func error(_ script: String) -> String {
    let run = Transcribed(script, quiet: true)
    #expect(run.code == .failed)
    return run.errors
  }

  @Test func `pop at the root fails and names the root`() {
    #expect(
      error("pop") == """
        test.camsh:1:1: error: cannot pop: MainMapViewController#1 is the root of its stack
          pop

        """)
  }

  @Test func `an error about popping too many screens says how many there are`() {
    #expect(
      error("push detail 1; pop 9").contains(
        "cannot pop 9: the stack holds 1 above its root"))
  }

  @Test func `a mistyped route, tab or control suggests the nearest name`() {
    #expect(error("push detial 3").contains("did you mean 'push detail'?"))
    #expect(error("tab favorit").contains("did you mean 'Favorite'?"))
    #expect(error("tap lst").contains("did you mean 'list'?"))
    #expect(error("tap 'A list").contains(#"no control ''A list'; only " quotes"#))
  }

  @Test func `a failed step changes nothing and isn't counted`() {
    let run = Transcribed("! pop\n! tab nowhere\ntree", quiet: true)
    #expect(run.output.contains("step 0"))
  }

  @Test func `a statement marked ! that succeeds is a failure`() {
    #expect(
      error("! tab favorite").contains("'tab favorite' should have failed, but did not"))
  }

  @Test func `a step with a UIKit exception fails, and the session continues from before it`() {
    let script = """
      push detail 3
      tap favorite
      present list
      expect favorites == 1
      """
    #expect(Transcribed(script, quiet: true).code == .ok)
  }

  @Test func `a failed expectation prints the actual state`() {
    #expect(
      error("expect visible PlaceDetail").contains(
        "expected visible PlaceDetail, but MainMapViewController#1 is visible"))
    #expect(
      error("push detail 1; expect depth == 5").contains(
        "expected depth == 5, but the stack holds 2"))
    #expect(error("expect not tab map").contains("tab 0 Map is selected"))
    #expect(error("expect favorites > 0").contains("there are 0"))
    #expect(error("expect misuse present").contains("UIKit printed no warning"))
    #expect(error("expect stack PlaceDetail").contains("it is MainMapViewController#1"))
    #expect(error("expect presented PlaceList").contains("nothing is presented"))
    #expect(error("expect detent large").contains("no sheet is visible"))
    #expect(error("expect route push list").contains("the routes are push detail, present list"))
    #expect(error("expect control nothing").contains("the controls are list"))
    #expect(error("expect title x").contains("the title is not set"))
    #expect(error("expect favorite 3").contains("is none"))
  }

  @Test func `an endless loop stops at the step limit`() {
    let run = Transcribed("set steps 1000\nrepeat 1e18 { tab favorite; tab map }", quiet: true)
    #expect(run.code == .failed)
    #expect(run.errors.contains("stopped after 1000 steps; 'set steps <n>' allows more"))
  }

  @Test func `warnings of UIKit are printed with the step and do not fail it`() {
    let run = Transcribed("present list; present list; expect misuse \"already presenting\"")
    #expect(run.code == .ok)
    #expect(run.output.contains("warning: Attempt to present <UINavigationController#4> on"))
  }

  @Test func `a name bound to a screen matches only that screen`() {
    let script = """
      let d = push detail 1
      push detail 2
      expect not visible $d
      pop
      expect visible $d
      pop
      ! pop to $d
      """
    #expect(Transcribed(script, quiet: true).code == .ok)
  }

  @Test func `an ambiguous campsite name lists the candidates`() {
    #expect(error("push detail 캠핑장").contains("'캠핑장' could be"))
  }
}
