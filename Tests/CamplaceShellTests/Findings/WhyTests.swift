import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct WhyTests {
  @Test func `references have the names of UIKit's properties, each once`() {
    let run = Transcribed(
      "push detail 3\nwhy PlaceDetailViewController --all\ngraph MainTabBarViewController",
      quiet: true)
    #expect(
      run.output == """
        PlaceDetailViewController#1
          retained from the window
            UIWindow strong rootViewController
            MainTabBarViewController#1 strong viewControllers
            UINavigationController#1 strong viewControllers
          holders
            UINavigationController#1 strong viewControllers
            PlaceDetailViewModel#1 weak onFavoriteChange → closure capture of type PlaceDetailViewController
            PlaceDetailViewModel#1 weak onPictureChange → closure capture of type PlaceDetailViewController
            UITableView weak dataSource
            UIAction weak handler → closure capture of type PlaceDetailViewController
        MainTabBarViewController#1
          viewControllers  strong  UINavigationController#1
          viewControllers  strong  UINavigationController#2
          view             strong  UIView

        """, "\(run.output)")
  }
}
