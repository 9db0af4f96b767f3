import CamplaceCoordinators
import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Apps as they are found in the wild, unannotated in Swift 5 mode, hosted by a session.
@MainActor struct HostedAppsTests {
  private let shop = HostedApp.scenes { ShopSceneDelegate() }
  private let wizard = HostedApp.scenes { WizardSceneDelegate() }
  private let links = HostedApp.scenes { LinkSceneDelegate() }
  private let recipes = HostedApp.scenes { RouterSceneDelegate() }

  private func onboarding(leaks: Bool) -> HostedApp {
    .launched {
      OnboardingFlow.forgetsWeakSelf = leaks
      return OnboardingAppDelegate()
    }
  }

  private func holds(_ script: String, in app: HostedApp) -> Bool {
    let run = HostedRun(script, of: app)
    if run.code != .ok { Issue.record("\(run.errors)\(run.output)") }
    return run.code == .ok
  }

  // MARK: Titles

  @Test func `the tree shows tab titles without coordinators`() {
    final class Bare: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let (home, news) = (UIViewController(), UIViewController())
        home.title = "Home"
        news.navigationItem.title = "News"
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UINavigationController(rootViewController: home),
          UINavigationController(rootViewController: news),
        ]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
      }
    }
    #expect(
      holds(
        """
        tree
        | UIViewController#1    tab Home ●    ← visible
        | UIViewController#2    "News"
        | ...
        tab Home
        """, in: .scenes { Bare() }))
  }

  // MARK: Containers of the app's own

  @Test func `the child of a custom container is the visible screen, with its stack's back`() {
    #expect(
      holds(
        """
        expect visible LogInViewController
        tap Enter
        | RootViewController#1
        | LogInViewController#1    "Log in"    −
        | ShelfViewController#1    "Shelf"     ← visible   +
        | step 1 · alive 3 · findings none
        screen
        | ShelfViewController#1  "Shelf"
        |   button  Log out
        |   button  Book
        |   button  Play
        tap Book
        pop
        expect visible ShelfViewController
        tap Play
        tap "Log out"
        expect visible LogInViewController
        expect alive ShelfViewController == 0
        """, in: .scenes { SwappingSceneDelegate() }))
  }

  @Test func `a child that fills a screen isn't a screen`() {
    #expect(
      holds(
        """
        tap Enter
        tap Book
        expect visible BookViewController
        screen
        | BookViewController#1  "Book"
        |   button  Rate
        |   button  Read
        |   button  Play
        back
        """, in: .scenes { SwappingSceneDelegate() }))
  }

  @Test func `the tree lists a presented container's contents with tabs`() {
    #expect(
      holds(
        """
        tap Enter
        tap Book
        tap Rate
        expect visible StarsViewController
        tab Words
        tab Stars
        tree
        | RootViewController#1
        | ShelfViewController#1    "Shelf"
        | BookViewController#1     "Book"
        | ⇡ RatingContainer#1      sheet 0.891
        | StarsViewController#1    tab Stars ●    ← visible
        | UIViewController#1       tab Words
        | step 5 · alive 9 · findings none
        dismiss
        expect visible BookViewController
        """, in: .scenes { SwappingSceneDelegate() }))
  }

  @Test func `a swipe turns pages inside a screen`() {
    #expect(
      holds(
        """
        tap Enter
        tap Book
        ! swipe page
        tap Read
        expect visible ReaderViewController
        expect text "page 1"
        swipe page
        expect text "page 2"
        ! swipe page
        swipe page back
        expect text "page 1"
        pop
        expect alive LeafViewController == 0
        """, in: .scenes { SwappingSceneDelegate() }))
  }

  // MARK: Addresses

  @Test func `the frontmost scene opens a URL`() {
    #expect(
      holds(
        """
        open mail://message/7
        expect title 7
        expect no findings
        """, in: links))
  }

  @Test func `without scenes, the application opens or refuses a URL`() {
    final class Refusing: UIResponder, UIApplicationDelegate {
      let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
      func application(
        _ app: UIApplication, open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        url.host == "inbox"
      }
    }
    let app = HostedApp.launched { Refusing() }
    #expect(holds("open mail://inbox\n! open mail://trash", in: app))
  }

  // MARK: Tabs behind a login

  @Test func `a tab that requires login is selected afterwards`() {
    #expect(
      holds(
        """
        tap Tent
        expect visible ProductViewController
        tap Share
        expect visible UIActivityViewController
        swipe down
        back
        tab Basket
        expect visible LoginViewController
        type Password "open sesame" return
        expect visible ProductListViewController
        expect tab Basket
        expect no findings
        """, in: shop))
  }

  @Test func `logout frees the earlier tabs`() {
    #expect(
      holds(
        """
        tap Tent
        back
        tab Account
        tap "Log out"
        tap Leave
        expect alive AccountCoordinator == 1
        expect alive ShelfCoordinator == 5
        expect no findings
        """, in: shop))
  }

  @Test func `completion offers a hosted app's tabs, More, rows, buttons and alert actions`() throws
  {
    #expect(
      try shop.candidates(after: "tab ")
        == ["Home", "Offers", "Search", "Basket", "Orders", "Account", "More"])
    let rows = try shop.candidates(after: "tap ")
    #expect(rows == ["Tent", "Stove", "Lamp"])
    #expect(try shop.candidates(after: "tap St") == ["Stove"])
    #expect(try shop.candidates(after: "tap ", lines: "tab More") == ["Orders", "Account"])
    #expect(
      try shop.candidates(after: "tap ", lines: "tab Account", "tap \"Log out\"")
        == ["Stay", "Leave"])
    #expect(try shop.candidates(after: "push ") == [])
    #expect(try shop.candidates(after: "type ", lines: "tab Basket") == ["Password"])
    #expect(try shop.candidates(after: "scene ") == ["connect", "disconnect", "1"])
  }

  // MARK: Onboarding

  @Test func `a page kept for reuse isn't a finding while its flow lasts`() {
    #expect(
      holds(
        "tap Next; expect no findings; expect alive PageViewController == 3",
        in: onboarding(leaks: false)))
  }

  @Test func `finished onboarding frees its pages`() {
    #expect(
      holds(
        """
        tap Next; tap Next; expect alive PageViewController == 3; tap Next
        expect alive LeafViewController == 0
        expect no findings
        """, in: onboarding(leaks: false)))
  }

  @Test func `pages whose closures retain the flow leak`() {
    #expect(
      holds(
        """
        tap Next; tap Next; tap Next
        expect finding leaked OnboardingFlow
        expect finding leaked PageViewController
        """, in: onboarding(leaks: true)))
  }

  @Test func `a page view controller that a leaked flow keeps is part of that finding`() {
    #expect(
      holds(
        """
        tap Next; tap Next; tap Next
        expect alive UIPageViewController == 1
        expect finding leaked OnboardingFlow
        expect finding leaked PageViewController
        expect no findings
        """, in: onboarding(leaks: true)))
  }

  // MARK: A wizard

  @Test func `a wizard ends by its last step, a gesture, or a confirmation`() {
    #expect(
      holds(
        """
        tap Add; tap Next; tap Save
        expect alive NewTripCoordinator == 0
        tap Add; swipe down
        expect alive NewTripCoordinator == 0
        tap Add; tap Type; swipe down
        expect visible UIAlertController
        tap "Keep Editing"
        expect visible StepViewController
        tap Close; tap "Discard Changes"
        expect alive NewTripCoordinator == 0
        expect no findings
        """, in: wizard))
  }

  // MARK: Links

  @Test func `a link asks before it discards a draft`() throws {
    let device = HeadlessDevice.boot()
    let delegate = LinkSceneDelegate()
    let scene = device.application.connect(
      delegate: delegate,
      options: .init(urlContexts: [UIOpenURLContext(url: try url("mail://message/17"))]))
    device.settle()
    #expect(device.frontmost?.title == "17")

    delegate.scene(
      scene, openURLContexts: [UIOpenURLContext(url: try url("mail://compose?to=ann"))])
    device.settle()
    #expect(device.frontmost is ComposeViewController)

    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = try url("https://mail.example.org/message/18")
    device.application.activateSceneSession(
      for: .init(session: scene.session, userActivity: activity))
    device.settle()
    try tap("Discard", on: device)
    #expect(device.frontmost?.title == "18")
    #expect(device.misuses == [])
  }

  @Test func `a meaningless link is reported`() throws {
    let device = HeadlessDevice.boot()
    let delegate = LinkSceneDelegate()
    let scene = device.application.connect(delegate: delegate)
    device.settle()
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: try url("mail://nowhere"))])
    device.settle()
    #expect(device.frontmost?.title == "Cannot open mail://nowhere")
    try tap("OK", on: device)
    try tap("Message 18", on: device)
    #expect(device.frontmost?.title == "18")
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func tap(_ title: String, on device: HeadlessDevice) throws {
    let target = try #require(device.finger.targets.first { $0.title == title })
    try device.finger.tap(target)
    device.settle()
  }

  // MARK: A router of closures

  @Test func `a router's closure runs for every kind of pop`() {
    #expect(
      holds(
        """
        tap soup; tap Done
        expect alive RecipeCoordinator == 0
        tap soup; back
        expect alive RecipeCoordinator == 0
        tap cake; swipe back cancel
        expect alive RecipeCoordinator == 1
        swipe back
        expect alive RecipeCoordinator == 0
        expect no findings
        """, in: recipes))
  }

  @Test func `a child that its parent doesn't release is abandoned`() {
    #expect(holds("tap forgotten; back; expect finding abandoned RecipeCoordinator", in: recipes))
  }
}
