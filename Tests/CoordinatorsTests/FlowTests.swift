import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CamplaceCoordinators

/// Errors that screens reported.
@MainActor private final class Reports {
  var errors: [String] = []
}

@MainActor private func launch(_ defect: Defect? = nil, reports: Reports? = nil) -> Launched {
  Launched(Flow.hosted { [weak reports] in reports?.errors.append("\($0)") }, with: defect)
}

extension Launched {
  /// Sends an event from the deepest coordinator of that type.
  fileprivate func send<Sender: Flow.BaseCoordinator>(
    _ event: some FlowEvent, from sender: Sender.Type
  ) throws {
    try find(sender).sendFlowEvent(event)
    device.settle()
  }

  fileprivate func logIn(_ password: String = "open sesame") throws {
    try send(Flow.LogIn(password: password), from: Flow.AuthCoordinator.self)
  }
}

private let loggedOut = ["SceneCoordinator", "AuthCoordinator"]
private let loggedIn = [
  "SceneCoordinator", "TabBarCoordinator", "HomeCoordinator", "SettingsCoordinator",
]

@MainActor struct FlowTests {
  @Test func `launch shows the login screen`() throws {
    let app = launch()
    #expect(app.coordinators == loggedOut)
    #expect(app.frontName == "LoginViewController")
  }

  @Test func `a wrong password changes only the title`() throws {
    let app = launch()
    try app.logIn("let me in")
    #expect(app.coordinators == loggedOut)
    #expect(try app.front.title == "Wrong password")
    try app.tap("log in")
    #expect(app.coordinators == loggedOut)
  }

  @Test func `the right password deallocates the login screen and shows the tabs`() throws {
    let app = launch()
    let old = try app.everything().dropFirst()
    try app.logIn()
    #expect(app.coordinators == loggedIn)
    #expect(app.frontName == "HomeViewController")
    #expect(Array(old).survivors == [])
  }

  @Test func `the field and the button log in as well`() throws {
    let app = launch()
    let login = try #require(app.front as? Flow.LoginViewController)
    login.passwordField.enterText("open sesame")
    try app.tap("log in")
    #expect(app.coordinators == loggedIn)
  }

  @Test func `return in the password field logs in, and a wrong one empties it`() throws {
    let app = launch()
    try app.enter("Password", "wrong", thenReturn: true)
    #expect(try app.front.title == "Wrong password")
    #expect((try app.front as? Flow.LoginViewController)?.passwordField.text == "")
    try app.enter("Password", "open sesame", thenReturn: true)
    #expect(app.coordinators == loggedIn)
  }

  @Test func `a name typed in the editor is kept by the profile`() throws {
    let app = launch()
    try app.logIn()
    try app.selectTab(1)
    try app.tap("profile")
    try app.tap("edit")
    try app.enter("Name", "Kim", thenReturn: true)
    try app.dismiss()
    #expect(try app.front.title == "Kim")
    try app.back()
    try app.tap("profile")
    #expect(try app.front.title == "Kim")
  }

  enum Depth: CaseIterable { case home, article, settings, profile, editor }

  @Test(arguments: Depth.allCases)
  func `logout from any depth deallocates everything`(depth: Depth) throws {
    let app = launch()
    try app.logIn()
    switch depth {
    case .home: break
    case .article: try app.follow("push article", .number(2))
    case .settings: try app.selectTab(1)
    case .profile, .editor:
      try app.selectTab(1)
      try app.tap("profile")
      if depth == .editor { try app.tap("edit") }
    }
    let old = try app.everything().dropFirst()
    let sender = try app.find(
      depth == .profile || depth == .editor
        ? Flow.ProfileCoordinator.self : Flow.BaseCoordinator.self)
    try sender.sendFlowEvent(Flow.LogOut())
    app.device.settle()
    withExtendedLifetime(sender) {}
    #expect(app.frontName == "LoginViewController")
    #expect(app.coordinators == loggedOut)
    #expect(Array(old).survivors.filter { $0 != "\(type(of: sender))" } == [])
    #expect(app.device.misuses == [])
  }

  @Test func `logout from the editor deallocates its sender`() throws {
    let app = launch()
    try app.logIn()
    try app.selectTab(1)
    try app.tap("profile")
    try app.tap("edit")
    let old = try app.everything().dropFirst()
    try app.tap("log out")
    #expect(Array(old).survivors == [])
    #expect(app.coordinators == loggedOut)
  }

  @Test func `an event goes to the nearest handler above its sender`() throws {
    let app = launch()
    try app.logIn()
    try app.selectTab(1)
    try app.tap("profile")
    try app.send(try Flow.Rename(.text("지수")), from: Flow.ProfileCoordinator.self)
    #expect(try app.front.title == "지수")
    try app.back()
    try app.tap("profile")
    #expect(try app.front.title == "지수")
  }

  @Test func `an unhandled event is an error naming the event and its sender`() throws {
    let app = launch()
    try app.logIn()
    let failure = #expect(throws: UnhandledFlowEvent.self) {
      try app.send(try Flow.Rename(.text("x")), from: Flow.HomeCoordinator.self)
    }
    #expect(failure?.description == "no coordinator above HomeCoordinator handles 'rename'")
  }

  @Test func `logout is unhandled before login`() throws {
    let app = launch()
    #expect(throws: UnhandledFlowEvent.self) {
      try app.send(Flow.LogOut(), from: Flow.AuthCoordinator.self)
    }
    #expect(app.coordinators == loggedOut)
  }

  @Test func `an event sent while a flow starts reaches its parents`() throws {
    let reports = Reports()
    let app = launch(reports: reports)
    try app.logIn()
    try app.selectTab(1)
    for _ in 1...2 {
      try app.tap("profile")
      try app.back()
    }
    let tabs = try app.find(Flow.TabBarCoordinator.self).tabBarController
    #expect(tabs.viewControllers?.last?.tabBarItem.badgeValue == "2")
    #expect(reports.errors == [])
  }

  enum Return: CaseIterable { case tap, swipe, finish, code, tabAgain }

  @Test(arguments: Return.allCases)
  func `the profile's coordinator is removed however its screen leaves`(way: Return) throws {
    let app = launch()
    try app.logIn()
    try app.selectTab(1)
    try app.tap("profile")
    #expect(app.coordinators == loggedIn + ["ProfileCoordinator"])
    let old = [
      WeakObject(try app.find(Flow.ProfileCoordinator.self)), WeakObject(try app.front),
    ]
    try app.swipeBack(cancelled: true)
    #expect(app.coordinators == loggedIn + ["ProfileCoordinator"])
    switch way {
    case .tap: try app.back()
    case .swipe: try app.swipeBack()
    case .finish: try app.find(Flow.ProfileCoordinator.self).finish()
    case .code: try app.front.navigationController?.popViewController(animated: false)
    case .tabAgain: try app.selectTab(1)
    }
    app.device.settle()
    #expect(app.coordinators == loggedIn)
    #expect(old.survivors == [])
  }

  @Test func `the profile can't be pushed on itself`() throws {
    let app = launch()
    try app.logIn()
    try app.selectTab(1)
    try app.follow("push profile")
    try app.follow("push profile")
    #expect(app.coordinators == loggedIn + ["ProfileCoordinator"])
    #expect(try app.front.navigationController?.viewControllers.count == 2)
  }

  @Test func `a link waits for login`() throws {
    let app = launch()
    #expect(try app.open("flow://nowhere") == .unhandled)
    #expect(try app.open("flow://profile") == .kept)
    #expect(app.frontName == "LoginViewController")
    try app.logIn("wrong")
    #expect(app.frontName == "LoginViewController")
    try app.logIn()
    #expect(app.frontName == "ProfileViewController")
    #expect(app.coordinators == loggedIn + ["ProfileCoordinator"])
    try app.send(Flow.LogOut(), from: Flow.ProfileCoordinator.self)
    try app.logIn()
    #expect(app.frontName == "HomeViewController")
  }

  @Test func `a kept link that fails is reported`() throws {
    let reports = Reports()
    let app = launch(reports: reports)
    #expect(try app.open("flow://article/9") == .kept)
    try app.logIn()
    #expect(app.frontName == "HomeViewController")
    #expect(reports.errors.count == 1)
  }

  @Test func `a link dismisses the sheet and selects the tab`() throws {
    let app = launch()
    try app.logIn()
    try app.selectTab(1)
    try app.tap("profile")
    try app.tap("edit")
    #expect(try app.open("flow://article/1") == .followed)
    #expect(app.frontName == "ArticleViewController")
    #expect(try app.open("flow://profile") == .followed)
    #expect(app.frontName == "ProfileViewController")
    #expect(app.device.misuses == [])
  }

  @Test func `two scenes are independent`() throws {
    let app = launch()
    try app.logIn()
    let first = try app.everything()
    app.connect()
    #expect(app.coordinators == loggedOut)
    #expect(app.frontName == "LoginViewController")
    let second = [WeakObject(try app.root), WeakObject(try app.front)]
    try app.disconnect()
    #expect(second.survivors == [])
    #expect(app.coordinators == loggedIn)
    #expect(first.survivors.count == first.count)
    try app.disconnect()
    #expect(first.survivors == [])
  }
}

@MainActor struct FlowDefectTests {
  @Test func `a strong finish delegate keeps the scene's coordinator after the scene disconnects`()
    throws
  {
    let app = launch(Flow.strongFlowDelegate)
    let everything = try app.everything()
    try app.disconnect()
    #expect(everything.survivors.prefix(2) == ["SceneCoordinator", "AuthCoordinator"])
  }

  @Test func `a child that is never removed stays attached after its flow ends`() throws {
    let app = launch(Flow.forgottenChild)
    try app.logIn()
    #expect(app.coordinators == ["SceneCoordinator", "AuthCoordinator"] + loggedIn.dropFirst())
    try app.selectTab(1)
    try app.tap("profile")
    let screen = WeakObject(try app.front)
    try app.swipeBack()
    #expect([screen].survivors == [])
    #expect(app.coordinators.last == "ProfileCoordinator")
  }

  @Test func `the tabs' coordinators outlive logout, one more set each time`() throws {
    let app = launch(Flow.logoutKeepsTabs)
    for _ in 1...2 {
      try app.logIn()
      try app.send(Flow.LogOut(), from: Flow.TabBarCoordinator.self)
    }
    #expect(
      app.coordinators == ["SceneCoordinator"] + loggedIn.dropFirst() + loggedIn.dropFirst()
        + ["AuthCoordinator"])
  }

  @Test func `every tab switch adds a child`() throws {
    let app = launch(Flow.oneMoreEachTime)
    try app.logIn()
    let before = app.coordinators.count
    for turn in 1...3 {
      try app.selectTab(1)
      try app.selectTab(0)
      #expect(app.coordinators.count == before + 2 * turn)
    }
  }

  @Test func `a child that was never added is deallocated, and its screen does nothing`() throws {
    let app = launch(Flow.childNeverAdded)
    #expect(app.coordinators == ["SceneCoordinator"])
    #expect(app.frontName == "LoginViewController")
    try app.tap("log in")
    #expect(try app.front.title == "Log in")
  }

  @Test func `an event sent before the child is added is lost`() throws {
    let reports = Reports()
    let app = launch(Flow.startedBeforeAdded, reports: reports)
    try app.logIn()
    try app.selectTab(1)
    try app.tap("profile")
    #expect(reports.errors == ["no coordinator above ProfileCoordinator handles 'visit'"])
  }

  @Test func `replacing the root keeps a presented sheet and its presenter alive`() throws {
    let app = launch(Flow.rootUnderSheet)
    try app.logIn()
    try app.selectTab(1)
    try app.tap("profile")
    try app.tap("edit")
    let old = try app.everything().dropFirst()
    try app.tap("log out")
    #expect(app.coordinators == loggedOut)
    #expect(Array(old).survivors.contains("EditProfileViewController"))
    #expect(Array(old).survivors.contains("UITabBarController"))
  }
}
