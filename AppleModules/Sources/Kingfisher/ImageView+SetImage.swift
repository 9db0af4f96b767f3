/// The handler of a load that a view has started.
public typealias ImageSettingHandler = (
  @MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void
)

extension KingfisherWrapper where Base: UIImageView {
  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      source, placeholder, KingfisherManager.shared.parsed(options), progressBlock,
      completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      source, placeholder, KingfisherManager.shared.parsed(options), nil,
      completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      resource?.convertToSource(), placeholder, KingfisherManager.shared.parsed(options),
      progressBlock,
      completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      resource?.convertToSource(), placeholder, KingfisherManager.shared.parsed(options), nil,
      completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      provider.map { .provider($0) }, placeholder, KingfisherManager.shared.parsed(options),
      progressBlock,
      completionHandler)
  }

  @discardableResult
  @preconcurrency @MainActor public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageSettingHandler? = nil
  ) -> DownloadTask? {
    set(
      provider.map { .provider($0) }, placeholder, KingfisherManager.shared.parsed(options), nil,
      completionHandler)
  }
}
