/// Provides an image's data without a request.
public protocol ImageDataProvider: Sendable {
  var cacheKey: String { get }
  var contentURL: URL? { get }
  func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void)
}

extension ImageDataProvider {
  public var contentURL: URL? { nil }
  public func convertToSource() -> Source { .provider(self) }
}

/// A file's data.
public struct LocalFileImageDataProvider: ImageDataProvider {
  public let fileURL: URL
  public var cacheKey: String
  public var contentURL: URL? { fileURL }

  public init(
    fileURL: URL, cacheKey: String? = nil,
    loadingQueue: ExecutionQueue = .dispatch(.global(qos: .userInitiated))
  ) {
    self.fileURL = fileURL
    self.cacheKey = cacheKey ?? fileURL.cacheKey
  }

  public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    handler(Result { try Data(contentsOf: fileURL) })
  }
}

/// Data that a text encodes.
public struct Base64ImageDataProvider: ImageDataProvider {
  public let base64String: String
  public var cacheKey: String

  public init(base64String: String, cacheKey: String) {
    self.base64String = base64String
    self.cacheKey = cacheKey
  }

  public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    handler(.success(Data(base64Encoded: base64String) ?? Data()))
  }
}

/// Data that the app has.
public struct RawImageDataProvider: ImageDataProvider {
  public let data: Data
  public var cacheKey: String

  public init(data: Data, cacheKey: String) {
    self.data = data
    self.cacheKey = cacheKey
  }

  public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
    handler(.success(data))
  }
}
