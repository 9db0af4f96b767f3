import ShellTestSupport
import Testing

@testable import CoordinatorShellCore

/// What the system does to an app, as a script says it.
@MainActor struct SystemMoveTests {
  @Test func `an app goes to the background and comes back in UIKit's order`() {
    let run = Transcribed("% app: flow\nbackground\nlog", quiet: true)
    #expect(
      run.output == """
        SceneDelegate  willResignActive
        SceneDelegate  didEnterBackground
        SceneDelegate  willEnterForeground
        SceneDelegate  didBecomeActive

        """)
  }

  @Test func `every screen hears of a memory warning`() {
    let run = Transcribed("push detail 3\nmemory-warning\nlog", quiet: true)
    #expect(run.output.contains("PlaceDetailViewController#1       didReceiveMemoryWarning"))
    #expect(run.output.contains("MainMapViewController#1           didReceiveMemoryWarning"))
  }

  @Test func `turning the device tells every visible screen`() {
    let run = Transcribed("rotate landscape\nlog\nrotate portrait", quiet: true)
    #expect(run.output.contains("MainMapViewController#1           viewWillTransition"))
    #expect(run.code == .ok)
  }

  @Test func `a device that is turned already is not turned again`() {
    let run = Transcribed("rotate portrait", quiet: true)
    #expect(run.code == .failed)
    #expect(run.errors.contains("error: the device is in portrait already"))
  }

  @Test func `what the system does is undone and saved like any other step`() {
    let run = Transcribed(
      "push detail 3\nbackground\nmemory-warning\nrotate landscape\nundo 2\nhistory", quiet: true)
    #expect(
      run.output == """
        1  push detail 3
        2  background

        """)
  }
}
