extension KingfisherWrapper where Base: UIImageView {
  @MainActor private var images: ViewImages { .of(base) }
  @MainActor private var load: ImageLoad { images.load("image") }

  /// The number of the load that is running.
  @preconcurrency @MainActor public var taskIdentifier: Source.Identifier.Value? {
    load.identifier
  }

  @preconcurrency @MainActor public var placeholder: (any Placeholder)? { images.placeholder }
  @preconcurrency @MainActor public var indicator: (any Indicator)? { images.indicator }

  @preconcurrency @MainActor public var indicatorType: IndicatorType {
    get { images.indicatorType }
    nonmutating set {
      images.indicator?.view.removeFromSuperview()
      images.indicatorType = newValue
      images.indicator = newValue.indicator
      guard let view = images.indicator?.view else { return }
      base.addSubview(view)
      view.isHidden = true
    }
  }

  /// Cancels the request; the handler receives an error.
  @preconcurrency @MainActor public func cancelDownloadTask() { load.cancel() }

  @MainActor func set(
    _ source: Source?, _ placeholder: (any Placeholder)?, _ options: KingfisherParsedOptionsInfo,
    _ progress: DownloadProgressBlock?, _ completion: ImageSettingHandler?
  ) -> DownloadTask? {
    guard let source else {
      show(placeholder)
      load.forget()
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    let isEmpty = base.image == nil && images.placeholder == nil
    if !options.keepCurrentImageWhileLoading || isEmpty { show(placeholder) }
    let indicator = images.indicator
    indicator?.startAnimatingView()
    return load.start(
      source, options, progress, ended: { indicator?.stopAnimatingView() },
      finish: { finish($0, options, $1) }, completion: completion)
  }

  @MainActor private func finish(
    _ result: Result<RetrieveImageResult, KingfisherError>, _ options: KingfisherParsedOptionsInfo,
    _ done: @escaping () -> Void
  ) {
    switch result {
    case .failure:
      if let image = options.onFailureImage { replacePlaceholder(with: image) }
      done()
    case .success(let found):
      guard options.transitions(found.cacheType) else {
        replacePlaceholder(with: found.image)
        return done()
      }
      show(nil)
      options.transition.run(in: base, with: found.image, done)
    }
  }

  @MainActor private func replacePlaceholder(with image: UIImage?) {
    show(nil)
    base.image = image
  }

  @MainActor private func show(_ placeholder: (any Placeholder)?) {
    images.placeholder?.remove(from: base)
    if let placeholder { placeholder.add(to: base) } else { base.image = nil }
    images.placeholder = placeholder
  }
}

extension KingfisherParsedOptionsInfo {
  /// Whether an image appears with a transition; a cached one doesn't.
  fileprivate func transitions(_ type: CacheType) -> Bool {
    if case .none = transition { return false }
    return forceTransition || type == .none
  }
}
