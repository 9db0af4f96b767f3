import CamplaceServices
import UIKit

extension Camplace {
  /// An image view that loads its picture, no larger than it is shown, and gives up with its cell.
  public final class PictureView: UIImageView {
    /// Nobody else holds it, so that it ends with this view.
    private var request: ImageRequest?
    private var address: String?
    private weak var images: ImageLoader?

    /// Shows the picture at an address in place of what was shown.
    func load(_ address: String?, from images: ImageLoader) {
      cancel()
      image = nil
      self.address = address
      self.images = images
      resume()
    }

    /// Asks again for what was given up.
    func resume() {
      guard image == nil, request == nil, let images else { return }
      request = images.load(address, fitting: frame.size.pixels) { [weak self] in
        self?.image = UIImage.shown($0)
      }
    }

    /// Gives up what is still on its way.
    func cancel() {
      if request?.isWaiting ?? false { request?.cancel() }
      request = nil
    }
  }
}

extension CGSize {
  /// The size in pixels of a screen with three to a point; nil for a view without a size.
  var pixels: PixelSize? {
    width > 0 && height > 0 ? PixelSize(width: Int(width * 3), height: Int(height * 3)) : nil
  }
}

extension UIImage {
  /// What was loaded, under the name of its file, or a placeholder where nothing was.
  static func shown(_ loaded: LoadedImage) -> UIImage? {
    guard case .picture(let thumbnail) = loaded else { return UIImage(systemName: "photo") }
    return UIImage(named: thumbnail.name)?.preparingThumbnail(
      of: CGSize(width: thumbnail.size.width, height: thumbnail.size.height))
  }
}
