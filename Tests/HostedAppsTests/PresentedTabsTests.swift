import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A presented navigation controller may contain a container.
@MainActor struct PresentedTabsTests {
  @Test func `the screens of tabs in a presented navigation controller are in the tree`() {
    let run = HostedRun(
      """
      tree
      | LandingRouter#1
      | └─ LandingViewController#1
      | MainTabs#1           cover
      | ...
      """, of: .scenes { LandingSceneDelegate() })
    #expect(run.output.contains("FeedViewController#1"), "\(run.output)\(run.errors)")
  }

  @Test func `a router that sends requests isn't a coordinator`() {
    let run = HostedRun("tree", of: .scenes { LandingSceneDelegate() })
    #expect(!run.output.contains("RequestRouter"), "\(run.output)")
    #expect(run.output.contains("LandingRouter#1"))
  }
}
