import ShellTestSupport
import Testing

@testable import CoordinatorShellCore

/// What the system does to an app, as a script says it.
@MainActor struct SystemMoveTests {
  @Test func `background calls UIKit's callbacks in order`() {
    let run = Transcribed("% app: flow\nbackground\nlog", quiet: true)
    #expect(
      run.output == """
        SceneDelegate  willResignActive
        SceneDelegate  didEnterBackground
        SceneDelegate  willEnterForeground
        SceneDelegate  didBecomeActive

        """)
  }

  @Test func `a memory warning reaches every screen`() {
    let run = Transcribed("push detail 3\nmemory-warning\nlog", quiet: true)
    #expect(run.output.contains("PlaceDetailViewController#1       didReceiveMemoryWarning"))
    #expect(run.output.contains("MainMapViewController#1           didReceiveMemoryWarning"))
  }

  @Test func `rotating the device notifies every visible screen`() {
    let run = Transcribed("rotate landscape\nlog\nrotate portrait", quiet: true)
    #expect(run.output.contains("MainMapViewController#1           viewWillTransition"))
    #expect(run.code == .ok)
  }

  @Test func `rotating to the current orientation fails`() {
    let run = Transcribed("rotate portrait", quiet: true)
    #expect(run.code == .failed)
    #expect(run.errors.contains("error: the device is in portrait already"))
  }

  @Test func `system events are undone and saved like other steps`() {
    let run = Transcribed(
      "push detail 3\nbackground\nmemory-warning\nrotate landscape\nundo 2\nhistory", quiet: true)
    #expect(
      run.output == """
        1  push detail 3
        2  background

        """)
  }
}
