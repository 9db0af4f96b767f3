import UIKit

extension UIButton {
  nonisolated public var af: AFNamespace<UIButton> { AFNamespace(base: self) }

  @MainActor public func af_setImage(
    for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil,
    filter: (any ImageFilter)? = nil, completion: ImageDownloader.CompletionHandler? = nil
  ) {
    af.setImage(
      for: state, url: url, placeholderImage: placeholderImage, filter: filter,
      completion: completion)
  }
}

extension AFNamespace where Base: UIButton {
  /// Loads an image and shows it in a state.
  @MainActor public func setImage(
    for state: UIControl.State, url: URL, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil, serializer: ImageResponseSerializer? = nil,
    filter: (any ImageFilter)? = nil, progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: DispatchQueue = .main, completion: ImageDownloader.CompletionHandler? = nil
  ) {
    if let placeholderImage { base.setImage(placeholderImage, for: state) }
    ViewImages.of(base).load(
      URLRequest(url: url), "image \(state.rawValue)", filter, completion
    ) { [weak base = base as UIButton] in base?.setImage($0, for: state) }
  }

  @MainActor public func setBackgroundImage(
    for state: UIControl.State, url: URL, cacheKey: String? = nil,
    placeholderImage: UIImage? = nil, serializer: ImageResponseSerializer? = nil,
    filter: (any ImageFilter)? = nil, progress: ImageDownloader.ProgressHandler? = nil,
    progressQueue: DispatchQueue = .main, completion: ImageDownloader.CompletionHandler? = nil
  ) {
    if let placeholderImage { base.setBackgroundImage(placeholderImage, for: state) }
    ViewImages.of(base).load(
      URLRequest(url: url), "background \(state.rawValue)", filter, completion
    ) { [weak base = base as UIButton] in base?.setBackgroundImage($0, for: state) }
  }

  @MainActor public func cancelImageRequest(for state: UIControl.State) {
    ViewImages.of(base).cancel("image \(state.rawValue)")
  }
}
