import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CamplaceCoordinators

@MainActor struct IssuesTests {
  private let tree = ["AppCoordinator", "IssueListCoordinator"]

  @Test func `the scene delegate retains the app coordinator, which retains the list's`() throws {
    let app = Launched(Issues.hosted())
    #expect(app.coordinators == tree)
    #expect(app.frontName == "IssueListViewController")
    #expect(try app.root.childCoordinators.first?.screens.first === app.front)
  }

  @Test func `a saved issue is in the list`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    #expect(app.coordinators == tree + ["IssueCreatorCoordinator"])
    try app.tap("save")
    #expect(app.coordinators == tree)
    #expect(app.device.finger.targets.last?.title == "Untitled")
    #expect(app.device.finger.targets.count == 4)
  }

  @Test func `the issue has the chosen assignee`() throws {
    let app = Launched(Issues.hosted())
    try app.follow("present create", .text("지도"))
    try app.tap("assignee")
    #expect(app.frontName == "AssigneeViewController")
    try app.tap("Jade")
    #expect(app.frontName == "IssueCreatorViewController")
    #expect(try app.front.title == "지도, Jade")
    try app.tap("save")
    let list = try app.find(Issues.IssueListCoordinator.self)
    #expect(
      list.environment.store.issues.last == Issues.Issue(id: 3, title: "지도", assignee: "Jade"))
  }

  @Test func `a typed title and a searched assignee are saved`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    try app.enter("Title", "지도가 비어 있음")
    #expect(try app.front.title == "지도가 비어 있음")
    try app.tap("assignee")
    try app.enter("Name", "da")
    #expect(app.device.finger.targets.map(\.title) == ["Daisy", "No one"])
    try app.tap("Daisy")
    try app.tap("save")
    let list = try app.find(Issues.IssueListCoordinator.self)
    #expect(
      list.environment.store.issues.last
        == Issues.Issue(id: 3, title: "지도가 비어 있음", assignee: "Daisy"))
  }

  @Test func `an issue can be opened, edited and saved`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("이슈 목록이 사라짐")
    #expect(app.frontName == "IssueCreatorViewController")
    #expect(try app.front.title == "이슈 목록이 사라짐, Zoe")
    try app.enter("Title", "이슈 목록이 돌아옴")
    try app.tap("assignee")
    try app.tap("No one")
    #expect(try app.front.title == "이슈 목록이 돌아옴")
    try app.tap("save")
    let list = try app.find(Issues.IssueListCoordinator.self)
    #expect(
      list.environment.store.issues.map(\.title)
        == ["The map opens in the sea", "이슈 목록이 돌아옴"])
    #expect(list.environment.store.issues.map(\.assignee) == [nil, nil])
    #expect(app.coordinators == tree)
  }

  @Test func `canceling an edit changes nothing`() throws {
    let app = Launched(Issues.hosted())
    try app.follow("present issue", .number(1))
    try app.enter("Title", "x")
    try app.tap("cancel")
    #expect(app.device.finger.targets.map(\.title).contains("The map opens in the sea"))
    #expect(throws: RouteFailure.noItem(of: "issue", .number(3), count: 2)) {
      try app.follow("present issue", .number(3))
    }
  }

  @Test func `a blank title is saved as untitled`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    try app.enter("Title", "  ")
    try app.tap("save")
    #expect(app.device.finger.targets.last?.title == "Untitled")
  }

  enum Way: CaseIterable { case swipe, cancelButton, finish, code, codeAtOnce, saved, list }

  @Test(arguments: Way.allCases)
  func `the creator and its assignee are deallocated however they leave`(way: Way) throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    let creator = WeakObject(try app.find(Issues.IssueCreatorCoordinator.self))
    let sheet = WeakObject(try app.front)
    switch way {
    case .swipe: try app.swipeDown()
    case .cancelButton: try app.tap("cancel")
    case .finish:
      try app.tap("assignee")
      try app.find(Issues.IssueCreatorCoordinator.self).finish()
    case .code: try app.dismiss()
    case .codeAtOnce: try app.dismiss(animated: false)
    case .saved: try app.tap("save")
    case .list:
      try app.tap("assignee")
      try app.follow("root list")
    }
    app.device.settle()
    #expect(app.coordinators == tree)
    #expect(app.frontName == "IssueListViewController")
    #expect([creator, sheet].survivors == [])
    #expect(app.device.misuses == [])
  }

  @Test func `a canceled swipe down ends nothing`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    try app.swipeDown(cancelled: true)
    #expect(app.coordinators == tree + ["IssueCreatorCoordinator"])
    try app.swipeDown()
    #expect(app.coordinators == tree)
  }

  @Test func `swiping the assignee down keeps the creator`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    try app.tap("assignee")
    try app.swipeDown()
    #expect(app.coordinators == tree + ["IssueCreatorCoordinator"])
    #expect(app.frontName == "IssueCreatorViewController")
  }

  @Test func `popping a hundred pages frees each with its coordinator`() throws {
    let app = Launched(Issues.hosted())
    for _ in 1...100 { try app.follow("push page") }
    #expect(try app.front.title == "Page 100")
    let list = try app.find(Issues.IssueListCoordinator.self)
    let pages =
      list.childCoordinators.map(WeakObject.init)
      + list.childCoordinators.flatMap(\.screens).map(WeakObject.init)
    #expect(pages.count == 200)
    try app.tap("decline")
    #expect(pages.survivors == [])
    #expect(app.coordinators == tree)
  }

  @Test func `back, a swipe and finish each pop one page, a canceled swipe none`() throws {
    let app = Launched(Issues.hosted())
    for _ in 1...4 { try app.follow("push page") }
    let list = try app.find(Issues.IssueListCoordinator.self)
    try app.back()
    #expect(list.childCoordinators.count == 3)
    try app.swipeBack(cancelled: true)
    #expect(list.childCoordinators.count == 3)
    try app.swipeBack()
    #expect(list.childCoordinators.count == 2)
    try (list.childCoordinators.last as? any Finishable)?.finish()
    app.device.settle()
    #expect(list.childCoordinators.count == 1)
    #expect(try app.front.title == "Page 1")
  }

  @Test func `a second creator is refused by the app`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    #expect(throws: RouteFailure.alreadyShown) { try app.follow("present create") }
    #expect(app.coordinators == tree + ["IssueCreatorCoordinator"])
    #expect(app.device.misuses == [])
  }

  @Test func `a link presents the creator over any screen`() throws {
    let app = Launched(Issues.hosted())
    try app.follow("push page")
    #expect(try app.open("issues://create?title=%EC%A7%80%EB%8F%84") == .followed)
    #expect(try app.front.title == "지도")
    #expect(try app.open("issues://page") == .followed)
    #expect(try app.front.title == "Page 2")
    #expect(app.device.misuses == [])
    #expect(try app.open("issues://nowhere") == .unhandled)
  }

  @Test func `a link replaces a presented creator`() throws {
    let app = Launched(Issues.hosted())
    try app.tap("+")
    try app.tap("assignee")
    #expect(try app.open("issues://create?title=New") == .followed)
    #expect(try app.front.title == "New")
    #expect(app.coordinators == tree + ["IssueCreatorCoordinator"])
  }

  @Test func `disconnecting the scene frees everything, from the deepest screen too`() throws {
    let app = Launched(Issues.hosted())
    try app.follow("push page")
    try app.follow("present create")
    try app.tap("assignee")
    let everything = try app.everything()
    #expect(everything.count == 10)
    try app.disconnect()
    #expect(everything.survivors == [])
  }
}

@MainActor struct IssuesDefectTests {
  @Test func `a sheet presented from below another is refused, and its coordinator stays`() throws {
    let app = Launched(Issues.hosted(), with: Issues.wrongPresenter)
    try app.tap("+")
    try app.tap("assignee")
    #expect(app.frontName == "IssueCreatorViewController")
    #expect(app.coordinators.last == "AssigneeCoordinator")
    #expect(app.device.misuses.count == 1)
  }

  @Test func `a strong finish delegate keeps parent and child after the scene disconnects`() throws
  {
    let app = Launched(Issues.hosted(), with: Issues.strongFinishDelegate)
    let everything = try app.everything()
    try app.disconnect()
    #expect(
      everything.survivors == [
        "AppCoordinator", "IssueListCoordinator", "UINavigationController",
        "IssueListViewController",
      ])
  }

  @Test func `a strong coordinator reference retains its own screen's stack`() throws {
    let app = Launched(Issues.hosted(), with: Issues.strongCoordinator)
    let everything = try app.everything()
    try app.disconnect()
    #expect(
      everything.survivors == [
        "IssueListCoordinator", "UINavigationController", "IssueListViewController",
      ])
  }

  @Test func `a local app coordinator is deallocated when the method returns, and + does nothing`()
    throws
  {
    let app = Launched(Issues.hosted(), with: Issues.localAppCoordinator)
    #expect(app.coordinators == [])
    #expect(app.frontName == "IssueListViewController")
    try app.tap("+")
    #expect(app.frontName == "IssueListViewController")
  }

  @Test func `without an adaptive presentation delegate, the coordinator outlives a swipe down`()
    throws
  {
    let app = Launched(Issues.hosted(), with: Issues.deafToSwipeDown)
    try app.tap("+")
    let sheet = WeakObject(try app.front)
    try app.swipeDown()
    #expect([sheet].survivors == [])
    #expect(
      app.coordinators == ["AppCoordinator", "IssueListCoordinator", "IssueCreatorCoordinator"])
  }

  @Test func `the second creator's screen is refused, and its coordinator stays`() throws {
    let app = Launched(Issues.hosted(), with: Issues.creatorTwice)
    try app.tap("+")
    try app.follow("present create")
    #expect(app.device.misuses.map { $0.message.contains("already presenting") } == [true])
    try app.swipeDown()
    #expect(
      app.coordinators == ["AppCoordinator", "IssueListCoordinator", "IssueCreatorCoordinator"])
    #expect(app.frontName == "IssueListViewController")
  }
}
