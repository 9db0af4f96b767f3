extension KingfisherWrapper where Base: UIButton {
  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      source, as: .image, for: state, placeholder,
      KingfisherManager.shared.parsed(options), progressBlock, completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      source, as: .image, for: state, placeholder,
      KingfisherManager.shared.parsed(options), nil, completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      resource?.convertToSource(), as: .image, for: state, placeholder,
      KingfisherManager.shared.parsed(options), progressBlock, completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      resource?.convertToSource(), as: .image, for: state, placeholder,
      KingfisherManager.shared.parsed(options), nil, completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setBackgroundImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      source, as: .background, for: state, placeholder,
      KingfisherManager.shared.parsed(options), progressBlock, completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setBackgroundImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      source, as: .background, for: state, placeholder,
      KingfisherManager.shared.parsed(options), nil, completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      resource?.convertToSource(), as: .background, for: state, placeholder,
      KingfisherManager.shared.parsed(options), progressBlock, completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      resource?.convertToSource(), as: .background, for: state, placeholder,
      KingfisherManager.shared.parsed(options), nil, completionHandler)
  }
}
