import SDWebImage
import Testing

@MainActor @Suite(.serialized) struct `SDWebImage` {
  private final class Owner {}

  private let device = HeadlessDevice.boot()
  private let view = UIImageView()
  private let manager: SDWebImageManager
  private var context: SDWebImageContext { [.customManager: manager] }

  init() {
    let config = SDWebImageDownloaderConfig()
    config.sessionConfiguration = ImageServer.configuration
    manager = SDWebImageManager(
      cache: SDImageCache(namespace: "test"), loader: SDWebImageDownloader(config: config))
  }

  private func address(_ path: String) -> URL { ImageServer.address("sd/\(path)") }
  private let offline = ImageServer.address("offline")

  @Test func `shows the placeholder, then the image, and completes on the main thread`() {
    let placeholder = UIImage(systemName: "tent")
    var found: UIImage?
    view.sd_imageIndicator = SDWebImageActivityIndicator.gray
    view.sd_imageTransition = .fade
    view.sd_setImage(with: address("main"), placeholderImage: placeholder, context: context) {
      image, error, type, url in
      #expect(MainThread.isCurrent && error == nil && type == .none)
      #expect(url?.lastPathComponent == "main")
      found = image
    }
    #expect(view.image === placeholder && view.sd_imageURL == address("main"))
    #expect(view.sd_imageIndicator?.indicatorView.isHidden == false)
    device.settle { found != nil }
    #expect(view.image === found && view.sd_imageIndicator?.indicatorView.isHidden == true)
  }

  @Test func `releases the block when the load has ended, and never retains the view`() {
    weak var owner: Owner?
    weak var gone: UIImageView?
    var isCalled = false
    do {
      let (captured, loading) = (Owner(), UIImageView())
      (owner, gone) = (captured, loading)
      loading.sd_setImage(with: address("released"), context: context) { _, _, _, _ in
        isCalled = true
        _ = captured
      }
    }
    #expect(owner != nil && gone == nil)
    device.settle { owner == nil }
    #expect(owner == nil && !isCalled && !manager.isRunning)
  }

  @Test func `a failed load keeps the placeholder`() {
    let placeholder = UIImage(systemName: "tent")
    var errors: [any Error] = []
    for url in [offline, address("empty"), nil] {
      let count = errors.count
      let target = url?.lastPathComponent == "empty" ? ImageServer.address("empty") : url
      view.sd_setImage(with: target, placeholderImage: placeholder, context: context) {
        _, error, _, _ in
        if let error { errors.append(error) }
      }
      device.settle { errors.count > count }
      #expect(view.image === placeholder)
    }
    #expect(errors.count == 3 && (errors[0] as? URLError)?.code == .notConnectedToInternet)
    #expect((errors[1] as? SDWebImageError)?.code == .badImageData)
    #expect((errors[2] as? SDWebImageError)?.code == .invalidURL)
  }

  @Test func `the cache answers the second load at once, without a request`() {
    let url = address("cached")
    view.sd_setImage(with: url, placeholderImage: nil, context: context)
    device.settle { view.image != nil }
    var types: [SDImageCacheType] = []
    let other = UIImageView()
    other.sd_setImage(with: url, context: context) { _, _, type, _ in types.append(type) }
    #expect(types == [.memory] && other.image === view.image)
    manager.imageCache.clearMemory()
    other.sd_setImage(with: url, context: context) { _, _, type, _ in types.append(type) }
    device.settle()
    #expect(types == [.memory, .disk] && ImageServer.count(of: url) == 1)
    #expect(manager.imageCache.imageFromCache(forKey: url.absoluteString) != nil)
  }

  @Test func `a reused cell's view cancels the first load and shows the second image`() {
    var codes: [SDWebImageError.Code?] = []
    var second: UIImage?
    view.sd_setImage(with: ImageServer.address("never/first"), context: context) { _, error, _, _ in
      codes.append((error as? SDWebImageError)?.code)
    }
    view.sd_setImage(with: address("second"), context: context) { image, _, _, _ in second = image }
    #expect(codes == [.cancelled])
    device.settle { second != nil }
    #expect(view.image === second && codes.count == 1)
  }

  @Test func `cancelling releases the block`() {
    weak var owner: Owner?
    let never = ImageServer.address("never")
    var isCancelled = false
    do {
      let captured = Owner()
      owner = captured
      view.sd_setImage(with: never, context: context) { _, error, _, _ in
        isCancelled = (error as? SDWebImageError)?.code == .cancelled
        _ = captured
      }
    }
    device.settle()
    #expect(owner != nil)
    view.sd_cancelCurrentImageLoad()
    device.settle { owner == nil }
    #expect(isCancelled && owner == nil && !manager.isRunning)
  }

  @Test func `refreshing shows the cached image, then requests it again`() {
    let url = address("refreshed")
    var types: [SDImageCacheType] = []
    for count in [1, 3] {
      view.sd_setImage(
        with: url, placeholderImage: nil, options: .refreshCached, context: context, progress: nil
      ) { _, _, type, _ in types.append(type) }
      device.settle { types.count == count }
    }
    #expect(types == [.none, .memory, .none] && ImageServer.count(of: url) == 2)
  }

  @Test func `a button shows images in its states`() {
    let button = UIButton()
    button.sd_setImage(with: address("button"), for: .normal, context: context)
    button.sd_setBackgroundImage(with: address("background"), for: .selected, context: context)
    device.settle {
      button.image(for: .normal) != nil && button.backgroundImage(for: .selected) != nil
    }
    #expect(button.backgroundImage(for: .selected) != nil)
    #expect(button.sd_imageURL(for: .normal) == address("button"))
  }

  @Test func `prefetching fills the cache`() {
    var counts: [UInt] = []
    let prefetcher = SDWebImagePrefetcher(imageManager: manager)
    prefetcher.prefetchURLs(
      [address("one"), address("two"), offline], progress: nil
    ) { finished, skipped in counts = [finished, skipped] }
    device.settle { counts != [] }
    #expect(counts == [3, 1])
    #expect(manager.imageCache.imageFromMemoryCache(forKey: address("two").absoluteString) != nil)
  }
}
