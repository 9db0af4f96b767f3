import Kingfisher
import Testing

@MainActor @Suite(.serialized) struct `Kingfisher` {
  private final class Owner {}

  private let device = HeadlessDevice.boot()
  private let view = UIImageView()

  init() {
    ImageDownloader.useImageServer()
    ImageCache.default.clearCache()
    device.settle()
  }

  private func address(_ path: String) -> URL { ImageServer.address(path) }

  @Test func `shows the placeholder, then the image, and completes on the main thread`() {
    let placeholder = UIImage(systemName: "tent")
    var result: Result<RetrieveImageResult, KingfisherError>?
    var progress: [Int64] = []
    view.kf.indicatorType = .activity
    let task = view.kf.setImage(
      with: address("main"), placeholder: placeholder, options: [.transition(.fade(0.2))],
      progressBlock: { received, _ in progress.append(received) },
      completionHandler: {
        #expect(MainThread.isCurrent)
        result = $0
      })
    #expect(task != nil && view.image === placeholder && view.kf.taskIdentifier != nil)
    #expect(view.kf.indicator?.view.isHidden == false)
    device.settle { result != nil }
    let found = try? result?.get()
    #expect(found?.cacheType == CacheType.none && found?.source.url == address("main"))
    #expect(view.image != nil && view.image === found?.image && progress == [5])
    #expect(view.kf.indicator?.view.isHidden == true && view.kf.taskIdentifier == nil)
  }

  @Test func `releases the handler and the view when the load has ended`() {
    weak var owner: Owner?
    weak var gone: UIImageView?
    var isDone = false
    do {
      let (captured, loading) = (Owner(), UIImageView())
      (owner, gone) = (captured, loading)
      loading.kf.setImage(with: address("released")) { _ in
        isDone = true
        _ = captured
      }
    }
    #expect(owner != nil && gone != nil)
    device.settle { isDone }
    device.settle { owner == nil && gone == nil }
    #expect(owner == nil && gone == nil)
  }

  @Test func `calls handlers of version 4 with the image or the error`() {
    var calls: [String] = []
    for path in ["older", "404"] {
      view.kf.setImage(with: address(path)) { image, error, _, url in
        calls.append(
          "\(image == nil ? "no image" : "image") \(error?.domain ?? "of \(url?.lastPathComponent ?? "?")")"
        )
      }
      device.settle { calls.count == (path == "older" ? 1 : 2) }
    }
    #expect(calls.first == "image of older" && calls.last?.hasPrefix("no image") == true)
  }

  @Test func `a failed load keeps the placeholder`() {
    let placeholder = UIImage(systemName: "tent")
    var errors: [KingfisherError] = []
    for path in ["offline", "404", "empty"] {
      view.kf.setImage(with: address(path), placeholder: placeholder) {
        if case .failure(let error) = $0 { errors.append(error) }
      }
      device.settle { view.kf.taskIdentifier == nil }
      #expect(view.image === placeholder)
    }
    #expect(errors.map(\.errorCode) == [2003, 2002, 4001])
    #expect(errors.count == 3 && errors[1].isInvalidResponseStatusCode(404))
  }

  @Test func `the cache answers the second load at once, without a request`() {
    let url = address("cached")
    view.kf.setImage(with: url)
    device.settle { view.image != nil }
    var types: [CacheType] = []
    let other = UIImageView()
    let task = other.kf.setImage(with: url) { types.append((try? $0.get())?.cacheType ?? .none) }
    #expect(types == [.memory] && task == nil && other.image === view.image)
    ImageCache.default.clearMemoryCache()
    #expect(ImageCache.default.imageCachedType(forKey: url.cacheKey) == .disk)
    other.kf.setImage(with: url) { types.append((try? $0.get())?.cacheType ?? .none) }
    device.settle()
    #expect(types == [.memory, .disk] && ImageServer.count(of: url) == 1)
  }

  @Test func `two views that load one address share a request`() {
    let url = address("shared")
    let other = UIImageView()
    ImageServer.holdingAnswers {
      view.kf.setImage(with: url)
      other.kf.setImage(with: url)
    }
    device.settle { view.image != nil && other.image != nil }
    #expect(ImageServer.count(of: url) == 1)
  }

  @Test func `a reused cell's view doesn't show the first image`() {
    var first: Result<RetrieveImageResult, KingfisherError>?
    var second: Result<RetrieveImageResult, KingfisherError>?
    view.kf.setImage(with: address("first")) { first = $0 }
    view.kf.setImage(with: address("second")) { second = $0 }
    device.settle { first != nil && second != nil }
    if case .failure(let error)? = first {
      #expect(error.isNotCurrentTask)
    } else {
      #expect(Bool(false))
    }
    #expect((try? second?.get())?.image === view.image && view.image != nil)
  }

  @Test func `cancelling ends with an error and releases the handler`() {
    weak var owner: Owner?
    var wasCancelled = false
    do {
      let captured = Owner()
      owner = captured
      view.kf.setImage(with: address("never")) { result in
        if case .failure(let error) = result { wasCancelled = error.isTaskCancelled }
        _ = captured
      }
    }
    device.settle()
    #expect(owner != nil)
    view.kf.cancelDownloadTask()
    device.settle { owner == nil }
    #expect(wasCancelled && owner == nil && view.kf.taskIdentifier == nil)
  }

  @Test func `without a source, the placeholder is shown and the handler receives an error`() {
    var code: Int?
    let placeholder = UIImage(systemName: "tent")
    let url: URL? = nil
    view.kf.setImage(with: url, placeholder: placeholder) {
      if case .failure(let error) = $0 { code = error.errorCode }
    }
    #expect(code == 5001 && view.image === placeholder)
  }
}

extension ImageDownloader {
  private static let asked: Void = `default`.sessionConfiguration = ImageServer.configuration

  /// Makes the default downloader ask the tests' server.
  static func useImageServer() { asked }
}
