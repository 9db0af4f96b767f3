import CamplaceCoordinators
import CamplaceServices
import CoordinatorKit
import HeadlessUIKit
import Testing

/// A source that never responds, so requests stay pending.
@MainActor private final class SilentSource: ImageSource {
  private(set) weak var fetch: ImageFetch?
  private(set) var fetchCount = 0

  func fetch(
    _ address: String, completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void
  ) -> ImageFetch {
    fetchCount += 1
    let fetch = ImageFetch(completion: completion)
    self.fetch = fetch
    return fetch
  }
}

extension UIViewController {
  /// The picture that a campsite's page shows.
  fileprivate var shownImage: UIImage? { imageCell?.picture }

  fileprivate var imageCell: Camplace.DetailImageTableViewCell? {
    let table = view.subviews.lazy.compactMap { $0 as? UITableView }.first
    return table?.cellForRow(at: IndexPath(row: 0, section: 0))
      as? Camplace.DetailImageTableViewCell
  }
}

@MainActor struct CampsitePictureTests {
  private func launch(_ images: any ImageSource) -> Launched {
    Launched(
      Camplace.hosted(
        in: Camplace.Environment(
          catalog: .embedded, favorites: FavoritesStore(at: .memory), images: images)))
  }

  /// Makes pictures up on the device's clock.
  private func scripted(failing failure: ImageFailure? = nil) -> ScriptedImageSource {
    ScriptedImageSource(
      schedule: { HeadlessDevice.current.clock.schedule(after: $0, $1) }, failing: { _ in failure })
  }

  @Test func `a page shows its campsite's picture after a delay in virtual time`() throws {
    let app = launch(scripted())
    let target = try #require(app.device.finger.targets.first { $0.title == "솔향기 캠핑장" })
    try app.device.finger.tap(target)
    app.device.layOut()
    let page = try app.front
    #expect(page.shownImage == nil)
    app.device.settle()
    #expect(page.shownImage?.name == "thumb_720_sample.jpg")
    #expect(page.shownImage?.size == CGSize(width: 720, height: 480))
    #expect(app.device.isIdle)
  }

  @Test func `a picture is fetched once and then cached`() throws {
    let source = scripted()
    let app = launch(source)
    for _ in 1...3 {
      try app.tap("솔향기 캠핑장")
      #expect(try app.front.shownImage != nil)
      try app.back()
    }
    #expect(source.fetchCount == 1)
  }

  @Test func `a failed picture shows a placeholder`() throws {
    let app = launch(scripted(failing: .unreachable))
    try app.tap("솔향기 캠핑장")
    #expect(try app.front.shownImage?.name == "photo")
  }

  @Test func `a page lists its other pictures on demand`() throws {
    let source = scripted()
    let app = launch(source)
    let campsite = try #require(
      Catalog.embedded.campsites.first { Catalog.embedded.pictures(of: $0.id).count == 4 })
    try app.follow("push detail", .text(campsite.name))
    let page = try app.front
    #expect(source.fetchCount == 1)
    #expect(page.imageCell?.contentView.texts == ["Picture 1 of 4"])
    #expect(throws: Finger.Failure.disabled(title: "previous picture")) {
      try app.tap("previous picture")
    }
    try app.tap("next picture")
    #expect(page.imageCell?.contentView.texts == ["Picture 2 of 4"])
    #expect(page.shownImage?.name == "thumb_720_sample_2.jpg")
    #expect(source.fetchCount == 2)
    try app.tap("next picture")
    try app.tap("next picture")
    #expect(throws: Finger.Failure.disabled(title: "next picture")) {
      try app.tap("next picture")
    }
    try app.tap("previous picture")
    #expect(page.shownImage?.name == "thumb_720_sample_3.jpg")
  }

  @Test func `turning the page cancels the previous picture`() throws {
    let source = SilentSource()
    let app = launch(source)
    try app.tap("솔향기 캠핑장")
    _ = try app.front.imageCell
    app.device.settle()
    weak let first = source.fetch
    #expect(first != nil)
    try app.tap("next picture")
    #expect(first == nil)
    #expect(source.fetchCount == 2)
  }

  @Test func `the list cancels its pictures when it leaves and requests them when it returns`()
    throws
  {
    let source = SilentSource()
    let app = launch(source)
    try app.tap("list")
    // The visible rows ask at once, the others when they are looked at.
    #expect(source.fetchCount == 8)
    #expect(app.device.finger.targets.count == 45)
    #expect(source.fetchCount == 44)
    try app.tap("솔향기 캠핑장")
    let asked = source.fetchCount
    try app.back()
    // The page still waits for its own picture when the list returns.
    #expect(source.fetchCount == asked + 43)
    weak let fetch = source.fetch
    try app.swipeDown()
    #expect(fetch == nil)
  }

  @Test func `a pending picture retains no screen and is canceled with it`() throws {
    let source = SilentSource()
    let app = launch(source)
    try app.tap("솔향기 캠핑장")
    let page = WeakObject(try app.front)
    #expect(source.fetch != nil)
    try app.swipeBack(cancelled: true)
    #expect(source.fetch != nil)
    try app.swipeBack()
    #expect([page].survivors == [])
    #expect(source.fetch == nil)
  }

  @Test func `leaving cancels the picture even if the screen stays alive`() throws {
    let source = SilentSource()
    let app = launch(source)
    try app.tap("솔향기 캠핑장")
    let page = try app.front
    try app.selectTab(1)
    #expect(source.fetch == nil)
    try app.selectTab(0)
    #expect(try app.front === page)
    #expect(source.fetchCount == 2)
    try app.back()
    #expect(source.fetch == nil)
    #expect(page.shownImage == nil)
  }

  @Test func `a new launch has an empty picture cache`() throws {
    let source = scripted()
    let app = launch(source)
    try app.tap("솔향기 캠핑장")
    app.connect()
    try app.tap("솔향기 캠핑장")
    #expect(source.fetchCount == 2)
  }
}
