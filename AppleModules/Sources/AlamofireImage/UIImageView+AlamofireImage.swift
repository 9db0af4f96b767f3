import UIKit

extension UIImageView {
  public enum ImageTransition {
    case noTransition
    case crossDissolve(TimeInterval), curlDown(TimeInterval), curlUp(TimeInterval)
    case flipFromBottom(TimeInterval), flipFromLeft(TimeInterval)
    case flipFromRight(TimeInterval), flipFromTop(TimeInterval)
  }

  nonisolated public var af: AFNamespace<UIImageView> { AFNamespace(base: self) }

  // MARK: Before version 4

  @MainActor public func af_setImage(
    withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil, progressQueue: DispatchQueue = .main,
    imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
    completion: ImageDownloader.CompletionHandler? = nil
  ) {
    af.setImage(
      withURL: url, placeholderImage: placeholderImage, filter: filter, completion: completion)
  }

  @MainActor public func af_cancelImageRequest() { af.cancelImageRequest() }
}

extension AFNamespace where Base: UIImageView {
  /// Loads an image and shows it.
  @MainActor public func setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
    progress: ImageDownloader.ProgressHandler? = nil, progressQueue: DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false, completion: ImageDownloader.CompletionHandler? = nil
  ) {
    setImage(
      withURLRequest: URLRequest(url: url), placeholderImage: placeholderImage, filter: filter,
      completion: completion)
  }

  @MainActor public func setImage(
    withURLRequest urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil, serializer: ImageResponseSerializer? = nil,
    filter: (any ImageFilter)? = nil, progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: DispatchQueue = .main,
    imageTransition: UIImageView.ImageTransition = .noTransition,
    runImageTransitionIfCached: Bool = false, completion: ImageDownloader.CompletionHandler? = nil
  ) {
    if let placeholderImage { base.image = placeholderImage }
    ViewImages.of(base).load(urlRequest, "image", filter, completion) {
      [weak base = base as UIImageView] in base?.image = $0
    }
  }

  @MainActor public func cancelImageRequest() { ViewImages.of(base).cancel("image") }

  @MainActor public var imageDownloader: ImageDownloader? {
    get { ViewImages.of(base).downloader }
    nonmutating set { ViewImages.of(base).downloader = newValue ?? .default }
  }
}
