import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct WhyTests {
  @Test func `why names the step that deallocated an object`() {
    let run = Transcribed(
      "push detail 3\npop\ntab favorite\nwhy PlaceDetailViewController\nwhy PlaceDetailViewModel#1",
      quiet: true)
    #expect(
      run.output == """
        PlaceDetailViewController#1 was deallocated at step 2 (test.camsh:2:1), after pop
        PlaceDetailViewModel#1 was deallocated at step 2 (test.camsh:2:1), after pop

        """, "\(run.output)\(run.errors)")
  }

  @Test func `of several objects of a type why names the one deallocated last`() {
    let run = Transcribed(
      "push detail 3\npush detail 4\npop\npop\nwhy PlaceDetailViewController", quiet: true)
    #expect(
      run.output
        == "PlaceDetailViewController#1 was deallocated at step 4 (test.camsh:4:1), after pop\n")
  }

  @Test func `why of what never lived is an error`() {
    let run = Transcribed("push detail 3\nwhy PlaceDetailViewController#7")
    #expect(run.errors.contains("PlaceDetailViewController#7"))
    #expect(run.code == .failed)
  }

  @Test func `why with all prints a path by way of each holder`() {
    let run = Transcribed(
      "push detail 3\nwhy PlaceDetailViewController --all", quiet: true)
    #expect(
      run.output.hasPrefix(
        """
        PlaceDetailViewController#1
          held from the window
            UIWindow strong rootViewController
            MainTabBarViewController#1 strong selected
            UINavigationController#1 strong childStorage[1]
          held from the window
            UIWindow strong rootViewController
            MainTabBarViewController#1 strong selected
            UINavigationController#1 strong displayed
          holders

        """), "\(run.output)")
  }
}
