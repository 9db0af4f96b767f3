import Coordinators
import HeadlessUIKit
import Services
import Testing

/// The campsite app as the system launches it; made inside a test, since the device is shared.
@MainActor private struct LaunchedApp {
  let device: HeadlessDevice
  let delegate: (any UIWindowSceneDelegate)?
  let favorites = FavoritesStore(at: .memory)

  init(images: (any ImageSource)? = nil) {
    device = HeadlessDevice.boot()
    let app = Camplace.hosted(
      in: Camplace.Environment(catalogue: .embedded, favorites: favorites, images: images))
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

  @Test func `a call-out, a list cell and a favourite cell all open the campsite's page`() throws {
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

  @Test func `a popped page and its view model are freed`() throws {
    let app = LaunchedApp()
    try app.tap("솔향기 캠핑장")
    weak let page = app.device.frontmost
    #expect(page != nil)
    try app.device.finger.swipeBack()
    app.device.settle()
    #expect(page == nil)
  }

  @Test func `a sheet that was swiped down is freed with what was pushed in it`() throws {
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
