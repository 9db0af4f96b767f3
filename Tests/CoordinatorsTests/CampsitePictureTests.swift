import Coordinators
import HeadlessUIKit
import Services
import Testing

/// Where a picture never comes from: what is asked for stays on its way.
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
  fileprivate var shownImage: UIImage? { (view as? UIImageView)?.image }
}

@MainActor struct CampsitePictureTests {
  private func launch(_ images: any ImageSource) -> Launched {
    Launched(
      Camplace.hosted(
        in: Camplace.Environment(
          catalogue: .embedded, favorites: FavoritesStore(at: .memory), images: images)))
  }

  /// Makes pictures up on the device's clock.
  private func scripted(failing failure: ImageFailure? = nil) -> ScriptedImageSource {
    ScriptedImageSource(
      schedule: { HeadlessDevice.current.clock.schedule(after: $0, $1) }, failing: { _ in failure })
  }

  @Test func `a page shows its campsite's picture once the clock has come to it`() throws {
    let app = launch(scripted())
    let target = try #require(app.device.finger.targets.first { $0.title == "솔향기 캠핑장" })
    try app.device.finger.tap(target)
    app.device.layOut()
    let page = try app.front
    #expect(page.shownImage == nil)
    app.device.settle()
    #expect(page.shownImage?.name == "")
    #expect(app.device.isIdle)
  }

  @Test func `a picture is fetched once, and is at hand the next time`() throws {
    let source = scripted()
    let app = launch(source)
    for _ in 1...3 {
      try app.tap("솔향기 캠핑장")
      #expect(try app.front.shownImage != nil)
      try app.back()
    }
    #expect(source.fetchCount == 1)
  }

  @Test func `a picture that cannot be had leaves a placeholder`() throws {
    let app = launch(scripted(failing: .unreachable))
    try app.tap("솔향기 캠핑장")
    #expect(try app.front.shownImage?.name == "photo")
  }

  @Test func `a picture on its way keeps no screen alive, and is given up with it`() throws {
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

  @Test func `leaving gives the picture up even where the screen lives on`() throws {
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

  @Test func `a new launch has no picture at hand`() throws {
    let source = scripted()
    let app = launch(source)
    try app.tap("솔향기 캠핑장")
    app.connect()
    try app.tap("솔향기 캠핑장")
    #expect(source.fetchCount == 2)
  }
}
