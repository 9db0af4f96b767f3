import Kingfisher
import Testing

/// What an app declares to replace the manager in its tests.
private protocol ImageSource {
  func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo?,
    progressBlock: DownloadProgressBlock?, downloadTaskUpdated: DownloadTaskUpdatedBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask?
}

extension KingfisherManager: ImageSource {}

@MainActor @Suite(.serialized) struct `Kingfisher's sources` {
  private let device = HeadlessDevice.boot()

  init() {
    ImageDownloader.useImageServer()
    ImageCache.default.clearCache()
    device.settle()
  }

  private func address(_ path: String) -> URL { ImageServer.address(path) }

  @Test func `a resource has a key of its own`() {
    let url = address("resource")
    let view = UIImageView()
    view.kf.setImage(
      with: ImageResource(downloadURL: url, cacheKey: "key"), placeholder: nil,
      options: [.transition(ImageTransition.fade(1)), .cacheMemoryOnly], progressBlock: nil,
      completionHandler: nil)
    device.settle { view.image != nil }
    #expect(ImageCache.default.isCached(forKey: "key") && ImageServer.count(of: url) == 1)
    #expect(ImageResource(downloadURL: url).cacheKey == url.absoluteString)
    #expect(KF.ImageResource(downloadURL: url, cacheKey: "key").downloadURL == url)
  }

  @Test func `files and data need no request`() throws {
    let file = URL.temporaryDirectory.appending(path: "image.png")
    try Data("image".utf8).write(to: file)
    let views = [UIImageView(), UIImageView(), UIImageView()]
    views[0].kf.setImage(with: file)
    views[1].kf.setImage(with: LocalFileImageDataProvider(fileURL: file))
    views[2].kf.setImage(with: .provider(RawImageDataProvider(data: Data([1]), cacheKey: "1")))
    device.settle()
    #expect(views.allSatisfy { $0.image != nil })
    #expect(ImageServer.count(of: file) == 0)
  }

  @Test func `a button shows images in its states`() {
    let button = UIButton()
    button.kf.setImage(with: address("button"), for: .normal)
    button.kf.setBackgroundImage(with: address("background"), for: .selected)
    device.settle {
      button.image(for: .normal) != nil && button.backgroundImage(for: .selected) != nil
    }
    #expect(button.kf.taskIdentifier(for: .normal) == nil)
    #expect(button.backgroundImage(for: .selected) != nil)
  }

  @Test func `a builder calls its handlers`() {
    let view = UIImageView()
    var events: [String] = []
    for path in ["built", "offline"] {
      KF.url(address(path)).placeholder(UIImage(systemName: "tent")).fade(duration: 0.2)
        .downsampling(size: CGSize(width: 4, height: 2)).cacheMemoryOnly()
        .onSuccess { events.append("size \($0.image.size.width)") }
        .onFailure { events.append("error \($0.errorCode)") }
        .set(to: view)
      device.settle { view.kf.taskIdentifier == nil }
      device.settle()
    }
    #expect(events == ["size 4.0", "error 2003"])
  }

  @Test func `a request can be modified or refused`() {
    let view = UIImageView()
    // The modifier runs on this thread.
    nonisolated(unsafe) var requests: [URLRequest] = []
    var code: Int?
    view.kf.setImage(
      with: address("refused"),
      options: [
        .requestModifier(
          AnyModifier {
            requests.append($0)
            return nil
          })
      ]
    ) {
      if case .failure(let error) = $0 { code = error.errorCode }
    }
    #expect(code == 1001 && requests.count == 1 && ImageServer.count(of: address("refused")) == 0)
  }

  @Test func `prefetching fills the cache and skips what is in it`() {
    let urls = ["one", "two", "offline"].map(address)
    var counts: [[Int]] = []
    for _ in 1...2 {
      let before = counts.count
      let prefetcher = ImagePrefetcher(
        urls: urls, completionHandler: { counts.append([$0.count, $1.count, $2.count]) })
      prefetcher.start()
      device.settle { counts.count > before }
    }
    #expect(counts == [[0, 1, 2], [2, 1, 0]])
  }

  @Test func `an image is retrieved asynchronously`() async throws {
    let task = Task {
      try await KingfisherManager.shared.retrieveImage(with: address("async")).cacheType
    }
    var type: CacheType?
    Task { type = try await task.value }
    for _ in 1...2000 where type == nil {
      device.settle()
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(type == CacheType.none)
  }
}
