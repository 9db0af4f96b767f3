import AlamofireImage
import Testing

@MainActor @Suite(.serialized) struct `AlamofireImage` {
  private final class Owner {}

  private let device = HeadlessDevice.boot()
  private let view = UIImageView()
  private static let downloader = ImageDownloader(configuration: ImageServer.configuration)

  init() {
    view.af.imageDownloader = Self.downloader
  }

  private func address(_ path: String) -> URL { ImageServer.address("af/\(path)") }

  @Test func `shows the placeholder, then the image, and loads it once`() {
    let placeholder = UIImage(systemName: "tent")
    var count = 0
    view.af.setImage(
      withURL: address("main"), placeholderImage: placeholder,
      completion: { response in
        if response.value != nil { count += 1 }
      })
    #expect(view.image === placeholder)
    device.settle { count == 1 }
    #expect(view.image != nil && view.image !== placeholder)
    view.af.setImage(withURL: address("main"), completion: { _ in count += 1 })
    #expect(count == 2 && ImageServer.count(of: address("main")) == 1)
  }

  @Test func `a later image wins, and a filter changes what is shown`() {
    let filtered = UIImage(systemName: "star") ?? UIImage()
    var isOver = false
    view.af.setImage(withURL: ImageServer.address("never/af"))
    view.af.setImage(
      withURL: address("second"), filter: DynamicImageFilter("star") { _ in filtered },
      completion: { _ in isOver = true })
    device.settle { isOver }
    device.settle()
    #expect(view.image === filtered)
  }

  @Test func `a download never retains the view, and releases its handler when it ends`() {
    weak var gone: UIImageView?
    weak var owner: Owner?
    do {
      let (loading, captured) = (UIImageView(), Owner())
      (gone, owner) = (loading, captured)
      loading.af.imageDownloader = Self.downloader
      loading.af.setImage(withURL: address("released"), completion: { _ in _ = captured })
    }
    #expect(gone == nil && owner != nil)
    device.settle { owner == nil }
    #expect(owner == nil)
  }
}
