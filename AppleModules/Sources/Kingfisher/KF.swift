/// Builds a load, whose end is `set(to:)`.
public enum KF {
  public static func source(_ source: Source?) -> Builder { Builder(source) }
  public static func resource(_ resource: (any Resource)?) -> Builder {
    Builder(resource?.convertToSource())
  }
  public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
    Builder(url?.convertToSource(overrideCacheKey: cacheKey))
  }
  public static func dataProvider(_ provider: (any ImageDataProvider)?) -> Builder {
    Builder(provider?.convertToSource())
  }
  public static func data(_ data: Data?, cacheKey: String) -> Builder {
    Builder(data.map { .provider(RawImageDataProvider(data: $0, cacheKey: cacheKey)) })
  }

  /// A load and its handlers, which the running request retains.
  public class Builder {
    private let source: Source?
    private var placeholder: (any Placeholder)?
    private var progress: [DownloadProgressBlock] = []
    private var successes: [(RetrieveImageResult) -> Void] = []
    private var failures: [(KingfisherError) -> Void] = []
    public var options = KingfisherManager.shared.parsed(nil)

    init(_ source: Source?) { self.source = source }

    @discardableResult
    @preconcurrency @MainActor public func set(to imageView: UIImageView) -> DownloadTask? {
      imageView.kf.set(source, placeholder, options, received, ended)
    }

    @discardableResult
    @preconcurrency @MainActor public func set(
      to button: UIButton, for state: UIControl.State
    ) -> DownloadTask? {
      button.kf.set(
        source, as: .image, for: state, placeholder as? UIImage, options, received, ended)
    }

    @discardableResult
    @preconcurrency @MainActor public func setBackground(
      to button: UIButton, for state: UIControl.State
    ) -> DownloadTask? {
      button.kf.set(
        source, as: .background, for: state, placeholder as? UIImage, options, received, ended)
    }

    private func received(_ size: Int64, _ total: Int64) {
      for body in progress { body(size, total) }
    }

    private func ended(_ result: Result<RetrieveImageResult, KingfisherError>) {
      switch result {
      case .success(let found): for body in successes { body(found) }
      case .failure(let error): for body in failures { body(error) }
      }
    }

    // MARK: Handlers

    public func placeholder(_ placeholder: (any Placeholder)?) -> Self {
      self.placeholder = placeholder
      return self
    }
    public func placeholder(_ image: UIImage?) -> Self {
      placeholder = image
      return self
    }
    public func onProgress(_ block: DownloadProgressBlock?) -> Self {
      if let block { progress.append(block) }
      return self
    }
    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
      if let block { successes.append(block) }
      return self
    }
    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
      if let block { failures.append(block) }
      return self
    }

    func with<Value>(
      _ option: WritableKeyPath<KingfisherParsedOptionsInfo, Value>, _ value: Value
    ) -> Self {
      options[keyPath: option] = value
      return self
    }
  }
}
