extension UIButton {
  /// Loads an image and shows it in a state.
  @preconcurrency @MainActor public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, "image", state, placeholder, options, context, nil, completed) {
      $0.setImage($1, for: state)
    }
  }

  @preconcurrency @MainActor public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, context: SDWebImageContext? = nil,
    progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, "image", state, placeholder, options, context, progress, completed) {
      $0.setImage($1, for: state)
    }
  }

  /// Loads an image and shows it as a state's background.
  @preconcurrency @MainActor public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, "background", state, placeholder, options, context, nil, completed) {
      $0.setBackgroundImage($1, for: state)
    }
  }

  @preconcurrency @MainActor public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    options: SDWebImageOptions, context: SDWebImageContext? = nil,
    progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil
  ) {
    sd_load(url, "background", state, placeholder, options, context, progress, completed) {
      $0.setBackgroundImage($1, for: state)
    }
  }

  @preconcurrency @MainActor public func sd_cancelImageLoad(for state: UIControl.State) {
    sd_cancelImageLoadOperation(withKey: sd_key("image", state))
  }

  @preconcurrency @MainActor public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
    sd_cancelImageLoadOperation(withKey: sd_key("background", state))
  }

  @preconcurrency @MainActor public func sd_imageURL(for state: UIControl.State) -> URL? {
    WebImages.of(self).urls[sd_key("image", state)]
  }

  @preconcurrency @MainActor public func sd_backgroundImageURL(for state: UIControl.State) -> URL? {
    WebImages.of(self).urls[sd_key("background", state)]
  }

  @MainActor private func sd_key(_ purpose: String, _ state: UIControl.State) -> String {
    "\(purpose) \(state.rawValue)"
  }

  @MainActor private func sd_load(
    _ url: URL?, _ purpose: String, _ state: UIControl.State, _ placeholder: UIImage?,
    _ options: SDWebImageOptions, _ context: SDWebImageContext?,
    _ progress: SDImageLoaderProgressBlock?, _ completed: SDExternalCompletionBlock?,
    show: @escaping @MainActor (UIButton, UIImage?) -> Void
  ) {
    var context = context ?? [:]
    context[.setImageOperationKey] = sd_key(purpose, state)
    sd_internalSetImage(
      with: url, placeholderImage: placeholder, options: options, context: context,
      setImageBlock: { [weak self] image, _, _, _ in
        MainActor.assumeIsolated {
          if let self { show(self, image) }
        }
      }, progress: progress, completed: completed.map(internalBlock))
  }
}
