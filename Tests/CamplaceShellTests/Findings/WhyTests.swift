import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct WhyTests {
  @Test func `why with all prints a path through each holder`() {
    let run = Transcribed(
      "push detail 3\nwhy PlaceDetailViewController --all", quiet: true)
    #expect(
      run.output.hasPrefix(
        """
        PlaceDetailViewController#1
          retained from the window
            UIWindow strong rootViewController
            MainTabBarViewController#1 strong selected
            UINavigationController#1 strong childStorage[1]
          retained from the window
            UIWindow strong rootViewController
            MainTabBarViewController#1 strong selected
            UINavigationController#1 strong displayed
          holders

        """), "\(run.output)")
  }
}
