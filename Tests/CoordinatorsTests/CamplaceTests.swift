import CamplaceCoordinators
import CamplaceServices
import CoordinatorKit
import HeadlessUIKit
import Testing

/// The campsite app as the system launches it; made inside a test, since the device is shared.
@MainActor private struct LaunchedApp {
  let device: HeadlessDevice
  let delegate: (any UIWindowSceneDelegate)?
  let favorites = FavoritesStore(at: .memory)

  init(images: (any ImageSource)? = nil) {
    device = HeadlessDevice.boot()
    let app = Camplace.hosted(
      in: Camplace.Environment(catalog: .embedded, favorites: favorites, images: images))
    delegate = app.makeSceneDelegate?(Defects())
    if let delegate { device.application.connect(delegate: delegate) }
    device.settle()
  }

  var root: any Coordinator {
    get throws {
      try #require((delegate as? any CoordinatorHosting)?.rootCoordinator)
    }
  }

  func tap(_ name: String) throws {
    let target = try #require(
      device.finger.targets.first { $0.identifier == name || $0.title == name })
    try device.finger.tap(target)
    device.settle()
  }

}

@MainActor struct CamplaceTests {
  @Test func `launch shows the map in the first of two tabs`() throws {
    let app = LaunchedApp()
    let tabs = try #require(app.device.keyWindow?.rootViewController as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Map", "Favorite"])
    #expect(tabs.viewControllers?.map { $0.tabBarItem.image?.name } == ["map", "star"])
    #expect(tabs.viewControllers?.map { $0.tabBarItem.tag } == [0, 1])
    #expect(app.device.frontmost is Camplace.MainMapViewController)
    #expect(try app.root.childCoordinators.count == 2)
  }

  @Test func `the list is a sheet of 0_878912 of the height with round corners`() throws {
    let app = LaunchedApp()
    try app.tap("list")
    let sheet = try #require(
      app.device.frontmost?.navigationController?.sheetPresentationController)
    #expect(sheet.currentHeight == 852 * 0.878912)
    #expect(sheet.preferredCornerRadius == 30)
    #expect(sheet.currentDetent?.identifier.rawValue == "customDetent")
  }

  @Test func `a call-out, a list cell and a favorite cell all open the campsite's page`() throws {
    let app = LaunchedApp()
    try app.tap("솔향기 캠핑장")
    #expect(app.device.frontmost?.title == "솔향기 캠핑장")
    try app.device.finger.tapBack()
    app.device.settle()
    try app.tap("list")
    try app.tap("솔향기 캠핑장")
    #expect(app.device.frontmost is Camplace.PlaceDetailViewController)
    try app.tap("favorite")
    try app.device.finger.swipeDown()
    app.device.settle()
    try app.device.finger.tapTab(at: 1)
    app.device.settle()
    try app.tap("솔향기 캠핑장")
    #expect(app.device.frontmost is Camplace.PlaceDetailViewController)
    #expect(try app.favorites.count() == 1)
  }

  @Test func `a page shows what is known, and its phone and homepage can be tapped`() throws {
    let app = LaunchedApp()
    try app.tap("솔향기 캠핑장")
    let table = try #require(
      app.device.frontmost?.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    #expect(table.numberOfRows(inSection: 0) == 3)
    let info = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(
      info.contentView.texts == [
        "솔향기 캠핑장", "강원도 강릉시 사천면 솔향기길 33", "일반야영장, 자동차야영장",
        "전기, 무선인터넷, 장작판매, 온수, 놀이터, 산책로, 마트.편의점", "[예시] 솔숲을 지나면 바로 바다",
        "[예시] 백 년 넘은 소나무 숲 사이에 자리를 잡고, 숲을 지나 3분만 걸으면 동해가 나온다. "
          + "새벽에는 텐트 안에서 해 뜨는 소리를 듣는다.",
      ])
    try app.tap("phone")
    try app.tap("homepage")
    #expect(
      app.device.application.openedURLs.map(\.absoluteString) == [
        "tel:00000001003", "https://camp3.example",
      ])
    let place = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let map = try #require(place.contentView.subviews.first as? Camplace.MapView)
    #expect(map.annotations.map(\.title) == ["솔향기 캠핑장"])
    #expect(map.region.center == Coordinate(latitude: 37.8312, longitude: 128.8745))
    #expect(app.device.finger.targets.allSatisfy { $0.kind != .callout })
  }

  @Test func `swiping a favorite away removes it`() throws {
    let app = LaunchedApp()
    for campsite in Catalog.embedded.campsites.prefix(3) { try app.favorites.add(campsite) }
    try app.device.finger.tapTab(at: 1)
    app.device.settle()
    #expect(throws: Finger.Failure.noRowAction("Share", actions: ["Delete"])) {
      try app.device.finger.swipeRow(2, choosing: "Share")
    }
    #expect(throws: Finger.Failure.noRow(4, count: 3)) { try app.device.finger.swipeRow(4) }
    try app.device.finger.swipeRow(2, choosing: "Delete")
    #expect(app.device.finger.targets.map(\.title) == ["한강노을 캠핑장", "솔향기 캠핑장"])
    #expect(try app.favorites.count() == 2)
  }

  @Test func `a popped page and its view model are deallocated`() throws {
    let app = LaunchedApp()
    try app.tap("솔향기 캠핑장")
    weak let page = app.device.frontmost
    #expect(page != nil)
    try app.device.finger.swipeBack()
    app.device.settle()
    #expect(page == nil)
  }

  @Test func `a swiped-down sheet is deallocated with its pushed screens`() throws {
    let app = LaunchedApp()
    try app.tap("list")
    weak let list = app.device.frontmost
    try app.tap("솔향기 캠핑장")
    weak let page = app.device.frontmost
    try app.device.finger.swipeDown()
    app.device.settle()
    #expect(list == nil)
    #expect(page == nil)
  }

  @Test func `disconnecting the scene frees the whole tree`() throws {
    let app = LaunchedApp()
    try app.tap("list")
    weak let coordinator = try app.root
    weak let tabs = app.device.keyWindow?.rootViewController
    let scene = try #require(app.device.application.orderedScenes.first)
    app.device.application.disconnect(scene)
    app.device.settle()
    #expect(coordinator == nil)
    #expect(tabs == nil)
  }
}
