import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CamplaceCoordinators

/// Everything that can be done to the screens, by a finger or by code.
private enum Move: String {
  case push, pushAtOnce, modalDetail, modalList, modalAtOnce, root
  case close, closeAtOnce, back, swipe, cancelledSwipe, swipeDown, cancelledSwipeDown
  case pop, popAtOnce, popUnderModal, dismiss, dismissAtOnce
}

extension Launched {
  fileprivate var coordinator: Campers.SceneCoordinator {
    get throws { try find(Campers.SceneCoordinator.self) }
  }

  fileprivate func make(_ move: Move) throws {
    let coordinator = try coordinator
    let detail = Campers.Scene.detail(
      Campers.CamperDetailViewModel(camper: "Alex", coordinator: coordinator))
    let list = Campers.Scene.list(
      Campers.CamperListViewModel(coordinator: coordinator, keepsCoordinator: false))
    let navigation = try front.navigationController
    switch move {
    case .push: try coordinator.transition(to: detail, using: .push, animated: true)
    case .pushAtOnce: try coordinator.transition(to: detail, using: .push, animated: false)
    case .modalDetail: try coordinator.transition(to: detail, using: .modal, animated: true)
    case .modalList: try coordinator.transition(to: list, using: .modal, animated: true)
    case .modalAtOnce: try coordinator.transition(to: list, using: .modal, animated: false)
    case .root: try coordinator.transition(to: list, using: .root, animated: false)
    case .close: try coordinator.close(animated: true)
    case .closeAtOnce: try coordinator.close(animated: false)
    case .back: try device.finger.tapBack()
    case .swipe: try device.finger.swipeBack()
    case .cancelledSwipe: try device.finger.swipeBack(cancelled: true)
    case .swipeDown: try device.finger.swipeDown()
    case .cancelledSwipeDown: try device.finger.swipeDown(cancelled: true)
    case .pop: navigation?.popViewController(animated: true)
    case .popAtOnce: navigation?.popViewController(animated: false)
    case .popUnderModal:
      let root = try #require(device.keyWindow?.rootViewController as? UINavigationController)
      root.popToRootViewController(animated: false)
    case .dismiss: try front.dismiss(animated: true)
    case .dismissAtOnce: try front.dismiss(animated: false)
    }
    device.settle()
  }
}

@MainActor struct CampersTests {
  @Test(
    arguments: [
      ([.push], 2), ([.pushAtOnce], 2), ([.push, .push], 3),
      ([.push, .back], 1), ([.push, .swipe], 1), ([.push, .cancelledSwipe], 2),
      ([.push, .cancelledSwipe, .swipe], 1), ([.push, .pop], 1), ([.push, .popAtOnce], 1),
      ([.push, .close], 1), ([.push, .closeAtOnce], 1),
      ([.push, .push, .cancelledSwipe, .close], 2),
      ([.modalDetail], 1), ([.modalList], 1), ([.modalAtOnce], 1),
      ([.modalDetail, .swipeDown], 1), ([.modalList, .swipeDown], 1),
      ([.modalDetail, .cancelledSwipeDown], 1), ([.modalList, .cancelledSwipeDown], 1),
      ([.modalDetail, .dismiss], 1), ([.modalDetail, .dismissAtOnce], 1),
      ([.modalList, .dismiss], 1), ([.modalList, .dismissAtOnce], 1),
      ([.modalDetail, .close], 1), ([.modalList, .closeAtOnce], 1),
      ([.modalList, .push], 2), ([.modalList, .push, .close], 1),
      ([.modalList, .push, .close, .close], 1), ([.modalList, .push, .swipeDown], 1),
      ([.modalList, .push, .back, .close, .push], 2), ([.modalDetail, .modalList, .push], 2),
      ([.modalDetail, .modalDetail, .swipeDown], 1), ([.modalDetail, .modalDetail, .close], 1),
      ([.push, .modalDetail, .swipeDown], 2), ([.push, .modalList, .dismiss, .push], 3),
      ([.push, .push, .modalDetail, .popUnderModal], 1),
      ([.push, .push, .modalDetail, .popUnderModal, .close], 1),
      ([.push, .root], 1), ([.modalDetail, .root], 1), ([.modalList, .push, .modalList, .root], 1),
      ([.modalList, .root, .push], 2),
    ] as [([Move], Int)])
  private func `currentVC is frontmost after every move`(moves: [Move], depth: Int) throws {
    let app = Launched(Campers.hosted())
    for move in moves {
      try app.make(move)
      #expect(try app.coordinator.currentVC === app.front, "after \(move)")
    }
    #expect((try app.front.navigationController?.viewControllers.count ?? 1) == depth)
    #expect(app.device.misuses == [])
    let everything = try app.everything()
    try app.disconnect()
    #expect(everything.survivors == [])
  }

  @Test func `closing the root is an error`() throws {
    let app = Launched(Campers.hosted())
    #expect(throws: RouteFailure.nothingToClose) { try app.make(.close) }
    #expect(throws: RouteFailure.nothingToClose) { try app.coordinator.finish() }
    #expect(try app.coordinator.currentVC === app.front)
  }

  @Test func `pushing onto a sheet without a navigation controller is an error`() throws {
    let app = Launched(Campers.hosted())
    try app.make(.modalDetail)
    #expect(throws: RouteFailure.noNavigationController) { try app.make(.push) }
    #expect(try app.coordinator.currentVC === app.front)
  }

  @Test func `a screen that UIKit refuses to present doesn't become current`() throws {
    let app = Launched(Campers.hosted())
    let coordinator = try app.coordinator
    let list = try app.front
    for _ in 1...2 {
      let detail = Campers.Scene.detail(
        Campers.CamperDetailViewModel(camper: "Alex", coordinator: coordinator))
      try coordinator.transition(to: detail, using: .modal, animated: true)
    }
    app.device.settle()
    #expect(app.device.misuses.count <= 1)
    #expect(coordinator.currentVC === (try app.front))
    #expect(coordinator.currentVC !== list)
  }

  @Test func `a row pushes its camper's page, whose button closes it`() throws {
    let app = Launched(Campers.hosted())
    try app.tap("솔")
    #expect(try app.front.title == "솔")
    try app.tap("close")
    #expect(app.frontName == "CamperListViewController")
    try app.follow("present detail", .number(2))
    #expect(try app.front.title == "Alex")
    try app.tap("close")
    #expect(app.frontName == "CamperListViewController")
    #expect(throws: RouteFailure.noItem(of: "camper", .number(9), count: 5)) {
      try app.follow("push detail", .number(9))
    }
  }

  @Test func `a closed page is deallocated with its view model`() throws {
    let app = Launched(Campers.hosted())
    try app.make(.push)
    let page = WeakObject(try app.front)
    try app.make(.swipe)
    #expect([page].survivors == [])
  }

  @Test func `a replaced root is deallocated with its sheets`() throws {
    let app = Launched(Campers.hosted())
    try app.make(.modalList)
    try app.make(.modalDetail)
    let old = try app.everything().dropFirst()
    try app.make(.root)
    #expect(Array(old).survivors == [])
  }

  @Test func `a link is followed from under a sheet`() throws {
    let app = Launched(Campers.hosted())
    try app.make(.modalDetail)
    #expect(try app.open("campers://detail/3") == .followed)
    #expect(try app.front.title == "솔")
    #expect(try app.coordinator.currentVC === app.front)
  }
}

@MainActor struct CampersDefectTests {
  @Test
  func `without a presentation delegate, only a modal dismissed by code outlives its dismissal`()
    throws
  {
    let app = Launched(Campers.hosted(), with: Campers.deafToDismissal)
    for isFinger in [true, false] {
      try app.make(.modalDetail)
      let sheet = WeakObject(try app.front)
      try app.make(isFinger ? .swipeDown : .dismiss)
      #expect([sheet].survivors == (isFinger ? [] : ["CamperDetailViewController"]))
    }
  }

  @Test func `a delegate set too early misses the back tap`() throws {
    let app = Launched(Campers.hosted(), with: Campers.staleCurrentView)
    try app.make(.push)
    let page = WeakObject(try app.front)
    try app.make(.back)
    #expect([page].survivors == ["CamperDetailViewController"])
    #expect(try app.coordinator.currentVC === page.object)
  }

  @Test func `a view model that retains the coordinator outlives the scene with it`() throws {
    let app = Launched(Campers.hosted(), with: Campers.strongCoordinatorInViewModel)
    let everything = try app.everything()
    try app.disconnect()
    #expect(everything.survivors.first == "SceneCoordinator")
    #expect(everything.survivors.contains("CamperListViewController"))
  }

  @Test func `a screen presented over a replaced root stays`() throws {
    let app = Launched(Campers.hosted(), with: Campers.rootUnderModal)
    try app.make(.modalDetail)
    let sheet = WeakObject(try app.front)
    try app.make(.root)
    #expect([sheet].survivors == ["CamperDetailViewController"])
    #expect(app.frontName == "CamperListViewController")
  }
}
