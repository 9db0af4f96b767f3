extension UIImageView {
  /// Loads an image and shows it.
  @preconcurrency @MainActor public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil, completed: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: context, progress: nil,
      completed: completed)
  }

  @preconcurrency @MainActor public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    sd_internalSetImage(
      with: url, placeholderImage: placeholder, options: options, context: context,
      setImageBlock: nil, progress: progress, completed: completed.map(internalBlock))
  }

  @preconcurrency @MainActor public func sd_setHighlightedImage(
    with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    var context = context ?? [:]
    context[.setImageOperationKey] = "highlighted"
    sd_internalSetImage(
      with: url, placeholderImage: nil, options: options, context: context,
      setImageBlock: { [weak self] image, _, _, _ in
        MainActor.assumeIsolated { self?.highlightedImage = image }
      }, progress: nil, completed: completed.map(internalBlock))
  }
}

/// A block of a manager that calls an app's.
func internalBlock(_ block: @escaping SDExternalCompletionBlock) -> SDInternalCompletionBlock {
  { image, _, error, type, _, url in block(image, error, type, url) }
}
