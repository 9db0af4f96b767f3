/// What a load reported before version 5.
public typealias CompletionHandler = (UIImage?, NSError?, CacheType, URL?) -> Void

extension KingfisherManager {
  @_disfavoredOverload @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? {
    let handler = RetrieveImageResult.handler(for: resource, completionHandler)
    return retrieveImage(
      with: resource, options: options, progressBlock: progressBlock,
      completionHandler: { handler($0) })
  }
}

extension KingfisherWrapper where Base: UIImageView {
  @_disfavoredOverload @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? {
    let handler = RetrieveImageResult.handler(for: resource, completionHandler)
    return setImage(
      with: resource, placeholder: placeholder, options: options, progressBlock: progressBlock,
      completionHandler: { handler($0) })
  }
}

extension KingfisherWrapper where Base: UIButton {
  @_disfavoredOverload @discardableResult
  @preconcurrency @MainActor public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? {
    let handler = RetrieveImageResult.handler(for: resource, completionHandler)
    return setImage(
      with: resource, for: state, placeholder: placeholder, options: options,
      progressBlock: progressBlock, completionHandler: { handler($0) })
  }
}

extension RetrieveImageResult {
  fileprivate static func handler(
    for resource: (any Resource)?, _ handler: @escaping CompletionHandler
  ) -> (Result<RetrieveImageResult, KingfisherError>) -> Void {
    let url = resource?.downloadURL
    return { result in
      switch result {
      case .success(let value): handler(value.image, nil, value.cacheType, url)
      case .failure(let error): handler(nil, error as NSError, .none, url)
      }
    }
  }
}
