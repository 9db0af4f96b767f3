import UIKit

// Only its address is used.
nonisolated(unsafe) private var key: UInt8 = 0

/// The running downloads of a view, by what shows their images.
@MainActor final class ViewImages {
  private var receipts: [String: RequestReceipt] = [:]
  private var latest: [String: String] = [:]
  var downloader = ImageDownloader.default

  static func of(_ view: UIView) -> ViewImages {
    if let images = objc_getAssociatedObject(view, &key) as? ViewImages { return images }
    let images = ViewImages()
    objc_setAssociatedObject(view, &key, images, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return images
  }

  func cancel(_ purpose: String) {
    latest[purpose] = nil
    receipts.removeValue(forKey: purpose).map(downloader.cancelRequest)
  }

  /// Starts a download, which the view doesn't live for, and shows its image unless a later one began.
  func load(
    _ request: any URLRequestConvertible, _ purpose: String, _ filter: (any ImageFilter)?,
    _ completion: ImageDownloader.CompletionHandler?, show: @escaping @MainActor (Image) -> Void
  ) {
    cancel(purpose)
    let identifier = UUID().uuidString
    latest[purpose] = identifier
    let receipt = downloader.download(request, receiptID: identifier, filter: filter) {
      [weak self] response in
      MainActor.assumeIsolated {
        if let self, self.latest[purpose] == identifier {
          self.receipts[purpose] = nil
          if case .success(let image) = response.result { show(image) }
        }
        completion?(response)
      }
    }
    receipts[purpose] = receipt
  }
}
