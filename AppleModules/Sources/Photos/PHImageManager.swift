@_exported import UIKit

/// Answers requests for assets' images: later on the main queue, or at once if the app asks.
///
/// As on iOS, an opportunistic request is answered twice: with a degraded image, then with the
/// final one.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  // Unchecked: the lock protects them.
  private let lock = NSLock()
  private var lastID = PHInvalidImageRequestID
  private var running: Set<PHImageRequestID> = []

  open class func `default`() -> PHImageManager { shared }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let image = asset.image(targetSize, contentMode)
    return answer(options, canBeDegraded: true) { resultHandler(image, $0) }
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let (data, type) = (asset.data, asset.values.typeIdentifier)
    return answer(options, canBeDegraded: false) { resultHandler(data, type, .up, $0) }
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let (data, type) = (asset.data, asset.values.typeIdentifier)
    return answer(options, canBeDegraded: false) { resultHandler(data, type, .up, $0) }
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    _ = lock.withLock { running.remove(requestID) }
  }

  // MARK: Answers

  private func answer(
    _ options: PHImageRequestOptions?, canBeDegraded: Bool,
    _ tell: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    let id = lock.withLock {
      lastID += 1
      running.insert(lastID)
      return lastID
    }
    let options = options ?? PHImageRequestOptions()
    if options.isSynchronous {
      cancelImageRequest(id)
      tell(Self.info(id, isDegraded: false))
    } else {
      deliver(id, first: canBeDegraded && options.deliveryMode == .opportunistic, tell)
    }
    return id
  }

  private func deliver(
    _ id: PHImageRequestID, first isDegraded: Bool,
    _ tell: @escaping ([AnyHashable: Any]) -> Void
  ) {
    DispatchQueue.main.async {
      guard self.lock.withLock({ self.running.contains(id) }) else { return }
      if isDegraded {
        tell(Self.info(id, isDegraded: true))
        self.deliver(id, first: false, tell)
      } else {
        self.cancelImageRequest(id)
        tell(Self.info(id, isDegraded: false))
      }
    }
  }

  private static func info(_ id: PHImageRequestID, isDegraded: Bool) -> [AnyHashable: Any] {
    [
      PHImageResultRequestIDKey: id, PHImageResultIsDegradedKey: isDegraded,
      PHImageResultIsInCloudKey: false,
    ]
  }
}

/// Prepares images, which takes no time here.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

extension PHAsset {
  /// An image with the asset's name, at the size that was asked for.
  fileprivate func image(_ target: CGSize, _ mode: PHImageContentMode) -> UIImage? {
    let full = CGSize(width: pixelWidth, height: pixelHeight)
    guard full.width > 0, full.height > 0, target != PHImageManagerMaximumSize else {
      return original?.preparingThumbnail(of: full)
    }
    let (x, y) = (target.width / full.width, target.height / full.height)
    let scale = min(1, mode == .aspectFill ? max(x, y) : min(x, y))
    return original?.preparingThumbnail(
      of: CGSize(width: full.width * scale, height: full.height * scale))
  }

  fileprivate var data: Data? { original?.pngData() }
  private var original: UIImage? { UIImage(systemName: values.filename) }
}
