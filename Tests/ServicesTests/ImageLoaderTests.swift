import Foundation
import TestSupport
import Testing

@testable import CamplaceServices

@Suite @MainActor struct ImageLoaderTests {
  /// A clock that a test moves.
  @MainActor private final class Clock {
    private var events: [(due: Duration, body: @MainActor () -> Void)] = []
    private var now = Duration.zero

    func schedule(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
      events.append((now + delay, body))
    }

    func advance(_ time: Duration) {
      now += time
      let due = events.filter { $0.due <= now }
      events.removeAll { $0.due <= now }
      due.forEach { $0.body() }
    }
  }

  private final class Screen {
    var request: ImageRequest?
    var images: [LoadedImage] = []
  }

  private let clock = Clock()
  private let source: ScriptedImageSource
  private let loader: ImageLoader

  init() {
    source = ScriptedImageSource(schedule: clock.schedule) { address in
      address.hasSuffix("missing") ? .notFound : nil
    }
    loader = ImageLoader(from: source, memoryLimit: 2 * 720 * 480 * 4)
  }

  private func load(_ address: String?, into screen: Screen) {
    screen.request = loader.load(address) { [weak screen] in screen?.images.append($0) }
  }

  @Test func `a picture arrives at the same virtual time in every run`() {
    let screen = Screen()
    load("https://a.example/1.jpg", into: screen)
    #expect(ScriptedImageSource.delay(for: "https://a.example/1.jpg") == .milliseconds(229))
    clock.advance(.milliseconds(228))
    #expect(screen.images.isEmpty)
    #expect(screen.request?.isWaiting == true)
    clock.advance(.milliseconds(1))
    let size = PixelSize(width: 720, height: 480)
    #expect(
      screen.images == [
        .picture(Thumbnail(address: "https://a.example/1.jpg", size: size, fullSize: size))
      ])
    #expect(screen.request?.isWaiting == false)
  }

  @Test func `requests for the same address share one fetch`() {
    let screens = [Screen(), Screen(), Screen()]
    screens.forEach { load("a", into: $0) }
    #expect(source.fetchCount == 1)
    clock.advance(.seconds(1))
    #expect(screens.allSatisfy { $0.images == screens[0].images && $0.images.count == 1 })
  }

  @Test func `a picture in memory is returned immediately without a fetch`() {
    let screen = Screen()
    load("a", into: screen)
    clock.advance(.seconds(1))
    load("a", into: screen)
    #expect(screen.images.count == 2)
    #expect(source.fetchCount == 1)
  }

  @Test func `the memory cache keeps recently used pictures within its limit`() {
    let screen = Screen()
    for address in ["a", "b", "a", "c"] {
      load(address, into: screen)
      clock.advance(.seconds(1))
    }
    #expect(source.fetchCount == 3)
    load("a", into: screen)
    #expect(source.fetchCount == 3)
    load("b", into: screen)
    #expect(source.fetchCount == 4)
  }

  @Test func `a picture is decoded at its shown size, and memory counts that size`() {
    let screen = Screen()
    func load(_ address: String, _ width: Int, _ height: Int) {
      screen.request = loader.load(address, fitting: PixelSize(width: width, height: height)) {
        screen.images.append($0)
      }
      clock.advance(.seconds(1))
    }
    load("a", 360, 360)
    load("a", 4000, 120)
    load("a", 4000, 4000)
    #expect(
      screen.images.map { image -> PixelSize? in
        if case .picture(let thumbnail) = image { thumbnail.size } else { nil }
      } == [
        PixelSize(width: 360, height: 240), PixelSize(width: 180, height: 120),
        PixelSize(width: 720, height: 480),
      ])
    // The two small pictures fit beside the large one at their decoded size, but not at their
    // original size.
    let fetched = source.fetchCount
    load("a", 360, 360)
    load("a", 4000, 120)
    #expect(source.fetchCount == fetched)
  }

  private nonisolated static let headers: [(bytes: [UInt8], size: PixelSize?)] = {
    let size = PixelSize(width: 800, height: 600)
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 2, 0x58, 3, 0x20, 3]
    let webP = Array("RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0".utf8)
    return [
      (png + Array("IHDR".utf8) + [0, 0, 3, 0x20, 0, 0, 2, 0x58], size),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + frame, size),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 1, 2] + frame, nil),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF], nil),
      (webP + [0x1F, 3, 0, 0x57, 2, 0], size),
      (Array("GIF89a".utf8) + [0, 0, 0, 0], nil),
      (Array("<html>Not found</html>".utf8), nil),
      ([], nil),
    ]
  }()

  @Test(arguments: headers.indices)
  func `a picture's size is read from its header, and other data is rejected`(_ index: Int) {
    #expect(PictureHeader.size(of: Self.headers[index].bytes) == Self.headers[index].size)
  }

  @Test func `data that isn't a picture shows a placeholder`() throws {
    let folder = TemporaryFolder()
    let disk = ImageDiskCache(folder: folder.path("images"))
    disk.keep(Picture(bytes: Array("<html>".utf8)), at: "a")
    var images: [LoadedImage] = []
    _ = ImageLoader(from: source, disk: disk).load("a") { images.append($0) }
    #expect(images == [.placeholder(.undecodable)])
  }

  @Test func `a failed picture shows a placeholder and is retried next time`() {
    let screen = Screen()
    load(nil, into: screen)
    load("missing", into: screen)
    clock.advance(.seconds(1))
    #expect(screen.images == [.placeholder(.noAddress), .placeholder(.notFound)])
    load("missing", into: screen)
    #expect(source.fetchCount == 2)
  }

  @Test func `a screen that leaves cancels its request and the fetch`() {
    var screen: Screen? = Screen()
    weak let watched = screen
    weak var request: ImageRequest?
    if let screen { load("a", into: screen) }
    request = screen?.request
    #expect(request != nil)
    screen = nil
    #expect(watched == nil)
    #expect(request == nil)
    let other = Screen()
    load("a", into: other)
    #expect(source.fetchCount == 2, "the first fetch was given up")
    clock.advance(.seconds(1))
    #expect(other.images.count == 1)
  }

  @Test func `canceling one request keeps the fetch for others`() {
    var first: Screen? = Screen()
    let second = Screen()
    if let first { load("a", into: first) }
    load("a", into: second)
    first = nil
    clock.advance(.seconds(1))
    #expect(second.images.count == 1)
    #expect(source.fetchCount == 1)
  }

  @Test func `a canceled request's completion isn't called`() {
    let screen = Screen()
    load("a", into: screen)
    screen.request?.cancel()
    clock.advance(.seconds(1))
    #expect(screen.images.isEmpty)
  }

  @Test func `a completion is released after its call`() {
    weak var watched: Screen?
    do {
      let screen = Screen()
      watched = screen
      screen.request = loader.load("a") { screen.images.append($0) }
    }
    #expect(watched != nil)
    clock.advance(.seconds(1))
    #expect(watched == nil)
  }
}

@Suite @MainActor struct ImageDiskCacheTests {
  private let folder: TemporaryFolder
  private let picture = ScriptedImageSource.picture(for: "a")

  init() throws {
    folder = TemporaryFolder()
  }

  private func cache(limit: Int = 1000) -> ImageDiskCache {
    ImageDiskCache(folder: folder.path("images"), limit: limit)
  }

  @Test func `a picture on disk is available in the next process`() throws {
    #expect(cache().picture(at: "a") == nil)
    #expect(try folder.names == [])
    cache().keep(picture, at: "a")
    #expect(cache().picture(at: "a") == picture)
    #expect(cache().picture(at: "b") == nil)
    let source = ScriptedImageSource(schedule: { _, _ in })
    var images: [LoadedImage] = []
    _ = ImageLoader(from: source, disk: cache()).load("a") { images.append($0) }
    let size = PixelSize(width: 720, height: 480)
    #expect(images == [.picture(Thumbnail(address: "a", size: size, fullSize: size))])
    #expect(source.fetchCount == 0)
  }

  @Test func `the least recently used entry is removed first`() throws {
    let cache = cache(limit: 3 * (picture.bytes.count + 10))
    for address in ["a", "b", "c"] {
      cache.keep(picture, at: address)
      usleep(20_000)
    }
    #expect(cache.picture(at: "a") == picture)
    usleep(20_000)
    cache.keep(picture, at: "d")
    #expect(["a", "b", "c", "d"].filter { cache.picture(at: $0) != nil } == ["a", "c", "d"])
    cache.keep(Picture(bytes: Array(repeating: 1, count: 400)), at: "large")
    #expect(cache.picture(at: "large") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("images")).count == 3)
  }

  @Test func `a damaged or foreign file isn't a picture`() throws {
    cache().keep(picture, at: "a")
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path("images")).first)
    try folder.write(Data("b\0other".utf8), to: "images/\(name)")
    #expect(cache().picture(at: "a") == nil)
    try folder.write(Data(), to: "images/\(name)")
    #expect(cache().picture(at: "a") == nil)
  }

  @Test func `a folder that can't be created caches nothing without errors`() throws {
    try folder.write(Data(), to: "images")
    cache().keep(picture, at: "a")
    #expect(cache().picture(at: "a") == nil)
    #expect(try folder.contents(of: "images") == Data())
  }
}
