import Kingfisher
import Testing

@MainActor @Suite(.serialized) struct `Kingfisher's options` {
  private let device = HeadlessDevice.boot()
  private let view = UIImageView()

  init() {
    ImageDownloader.useImageServer()
    ImageCache.default.clearCache()
    device.settle()
  }

  private func address(_ path: String) -> URL { ImageServer.address(path) }

  @Test func `processors make images that are cached apart`() {
    let url = address("processed")
    let options: KingfisherOptionsInfo = [
      .processor(
        DownsamplingImageProcessor(size: CGSize(width: 20, height: 10))
          |> RoundCornerImageProcessor(cornerRadius: 4)),
      .scaleFactor(UIScreen.main.scale), .cacheOriginalImage,
    ]
    view.kf.setImage(with: url, options: options)
    device.settle { view.image != nil }
    #expect(view.image?.size == CGSize(width: 20, height: 10))
    var original: UIImage?
    KingfisherManager.shared.retrieveImage(with: url) { original = (try? $0.get())?.image }
    device.settle()
    #expect(original?.size == .zero && ImageServer.count(of: url) == 1)
  }

  @Test func `retries in virtual time, then tries the alternatives`() {
    var result: Result<RetrieveImageResult, KingfisherError>?
    let before = ImageServer.count(of: address("offline"))
    view.kf.setImage(
      with: address("offline"),
      options: [
        .retryStrategy(DelayRetryStrategy(maxRetryCount: 2, retryInterval: .seconds(60))),
        .alternativeSources([.network(address("alternative"))]),
      ]
    ) { result = $0 }
    device.settle { result != nil }
    #expect((try? result?.get())?.source.url == address("alternative"))
    #expect(ImageServer.count(of: address("offline")) == before + 3)
  }
}
