/// An address of an image, and the key that it is cached by.
public protocol Resource: Sendable {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension Resource {
  /// A file's data, or a request for the address.
  public func convertToSource(overrideCacheKey: String? = nil) -> Source {
    let key = overrideCacheKey ?? cacheKey
    return downloadURL.isFileURL
      ? .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
      : .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
  }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}

extension KF {
  /// A resource with a key of its own.
  public struct ImageResource: Resource {
    public let cacheKey: String
    public let downloadURL: URL

    public init(downloadURL: URL, cacheKey: String? = nil) {
      self.downloadURL = downloadURL
      self.cacheKey = cacheKey ?? downloadURL.cacheKey
    }
  }
}
