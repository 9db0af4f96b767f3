extension UIView {
  /// The address of the latest image.
  @preconcurrency @MainActor public var sd_imageURL: URL? {
    let images = WebImages.of(self)
    return images.latestKey.flatMap { images.urls[$0] }
  }

  @preconcurrency @MainActor public var sd_latestOperationKey: String? {
    WebImages.of(self).latestKey
  }

  @preconcurrency @MainActor public var sd_imageTransition: SDWebImageTransition? {
    get { WebImages.of(self).transition }
    set { WebImages.of(self).transition = newValue }
  }

  @preconcurrency @MainActor public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { WebImages.of(self).indicator }
    set {
      sd_imageIndicator?.indicatorView.removeFromSuperview()
      WebImages.of(self).indicator = newValue
      guard let view = newValue?.indicatorView else { return }
      view.isHidden = true
      addSubview(view)
    }
  }

  /// Cancels the latest load; the completion block receives an error.
  @preconcurrency @MainActor public func sd_cancelCurrentImageLoad() {
    sd_latestOperationKey.map(WebImages.of(self).cancel)
  }

  @preconcurrency @MainActor public func sd_cancelLatestImageLoad() { sd_cancelCurrentImageLoad() }

  @preconcurrency @MainActor public func sd_cancelImageLoadOperation(withKey key: String?) {
    key.map(WebImages.of(self).cancel)
  }

  /// Loads an image for a view, which the load doesn't retain; the block isn't called without it.
  @discardableResult
  @preconcurrency @MainActor public func sd_internalSetImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
    context: SDWebImageContext?, setImageBlock: SDSetImageBlock?,
    progress: SDImageLoaderProgressBlock?, completed: SDInternalCompletionBlock?
  ) -> SDWebImageCombinedOperation? {
    let images = WebImages.of(self)
    let context = context ?? [:]
    let key = context[.setImageOperationKey] as? String ?? "\(type(of: self))"
    images.latestKey = key
    if !options.contains(.avoidAutoCancelImage) { images.cancel(key) }
    images.urls[key] = url
    if !options.contains(.delayPlaceholder) {
      sd_show(LoadedImage(image: placeholder, data: nil, type: .none, url: url), setImageBlock)
    }
    guard let url else {
      images.indicator?.stopAnimatingIndicator()
      completed?(nil, nil, SDWebImageError(.invalidURL), .none, true, nil)
      return nil
    }
    images.indicator?.startAnimatingIndicator()
    let operation = context.manager.loadImage(
      with: url, options: options, context: context, progress: progress
    ) { [weak self] image, data, error, type, finished, _ in
      MainActor.assumeIsolated {
        let loaded = LoadedImage(image: image, data: data, type: type, url: url)
        self?.sd_end(loaded, placeholder, options, setImageBlock)
        if self != nil { completed?(image, data, error, type, finished, url) }
      }
    }
    images.remember(operation, key)
    return operation
  }

  @MainActor private func sd_end(
    _ loaded: LoadedImage, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ setImageBlock: SDSetImageBlock?
  ) {
    sd_imageIndicator?.stopAnimatingIndicator()
    guard loaded.image != nil else {
      guard options.contains(.delayPlaceholder) else { return }
      let shown = LoadedImage(image: placeholder, data: nil, type: .none, url: loaded.url)
      return sd_show(shown, setImageBlock)
    }
    guard !options.contains(.avoidAutoSetImage) else { return }
    let transitions = loaded.type == .none || options.contains(.forceTransition)
    guard transitions, let transition = sd_imageTransition else {
      return sd_show(loaded, setImageBlock)
    }
    transition.run(in: self, loaded) { _ in self.sd_show(loaded, setImageBlock) }
  }

  @MainActor private func sd_show(_ loaded: LoadedImage, _ setImageBlock: SDSetImageBlock?) {
    if let setImageBlock {
      setImageBlock(loaded.image, loaded.data, loaded.type, loaded.url)
    } else if let view = self as? UIImageView {
      view.image = loaded.image
    } else if let button = self as? UIButton {
      button.setImage(loaded.image, for: .normal)
    }
  }
}
