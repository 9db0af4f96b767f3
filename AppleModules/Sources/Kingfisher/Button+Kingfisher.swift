/// Which image of a button is loaded.
enum ButtonImage: String {
  case image, background
}

extension KingfisherWrapper where Base: UIButton {
  @preconcurrency @MainActor public func taskIdentifier(
    for state: UIControl.State
  ) -> Source.Identifier.Value? { load(.image, state).identifier }

  @preconcurrency @MainActor public func backgroundTaskIdentifier(
    for state: UIControl.State
  ) -> Source.Identifier.Value? { load(.background, state).identifier }

  @preconcurrency @MainActor public func cancelImageDownloadTask() { cancel(.image) }
  @preconcurrency @MainActor public func cancelBackgroundImageDownloadTask() {
    cancel(.background)
  }

  @MainActor private func load(_ image: ButtonImage, _ state: UIControl.State) -> ImageLoad {
    ViewImages.of(base).load("\(image.rawValue) \(state.rawValue)")
  }

  @MainActor private func cancel(_ image: ButtonImage) {
    for (purpose, load) in ViewImages.of(base).loads where purpose.hasPrefix(image.rawValue) {
      load.cancel()
    }
  }

  @MainActor func set(
    _ source: Source?, as image: ButtonImage, for state: UIControl.State, _ placeholder: UIImage?,
    _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
    _ completion: ImageSettingHandler?
  ) -> DownloadTask? {
    let load = load(image, state)
    guard let source else {
      show(placeholder, image, state)
      load.forget()
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    if !options.keepCurrentImageWhileLoading { show(placeholder, image, state) }
    return load.start(source, options, progress, ended: {}) { result, done in
      switch result {
      case .success(let found): show(found.image, image, state)
      case .failure:
        if let replacement = options.onFailureImage { show(replacement, image, state) }
      }
      done()
    } completion: {
      completion?($0)
    }
  }

  @MainActor private func show(_ shown: UIImage?, _ image: ButtonImage, _ state: UIControl.State) {
    switch image {
    case .image: base.setImage(shown, for: state)
    case .background: base.setBackgroundImage(shown, for: state)
    }
  }
}
