import CamplaceServices
import UIKit

extension Camplace {
  /// An image view that loads its picture at display size and cancels loading with its cell.
  public final class PictureView: UIImageView {
    /// Retained only by this view, so that the request ends with it.
    private var request: ImageRequest?
    private var address: String?
    private weak var images: ImageLoader?

    /// Shows the picture at a URL.
    func load(_ address: String?, from images: ImageLoader) {
      cancel()
      image = nil
      self.address = address
      self.images = images
      resume()
    }

    /// Restarts cancelled loading.
    func resume() {
      guard image == nil, request == nil, let images else { return }
      request = images.load(address, fitting: frame.size.pixels) { [weak self] in
        self?.image = UIImage.shown($0)
      }
    }

    /// Cancels loading.
    func cancel() {
      if request?.isWaiting ?? false { request?.cancel() }
      request = nil
    }
  }
}

extension CGSize {
  /// The size in pixels at three pixels per point; nil if the view has no size.
  var pixels: PixelSize? {
    width > 0 && height > 0 ? PixelSize(width: Int(width * 3), height: Int(height * 3)) : nil
  }
}

extension UIImage {
  /// Shows the loaded picture under its file name, or a placeholder if loading failed.
  static func shown(_ loaded: LoadedImage) -> UIImage? {
    guard case .picture(let thumbnail) = loaded else { return UIImage(systemName: "photo") }
    return UIImage(named: thumbnail.name)?.preparingThumbnail(
      of: CGSize(width: thumbnail.size.width, height: thumbnail.size.height))
  }
}
