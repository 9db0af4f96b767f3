/// Converts images to the data of a file, and back.
public protocol CacheSerializer: Sendable {
  func data(with image: KFCrossPlatformImage, original: Data?) -> Data?
  func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
}

/// Keeps the original data.
public struct DefaultCacheSerializer: CacheSerializer {
  public static let `default` = DefaultCacheSerializer()
  public var compressionQuality: CGFloat = 1
  public var preferCacheOriginalData = false

  public init() {}

  public func data(with image: KFCrossPlatformImage, original: Data?) -> Data? {
    original ?? image.pngData()
  }

  public func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  { options.processor.process(item: .data(data), options: options) }
}

/// Keeps the data as the format that it names, which camsh doesn't encode.
public struct FormatIndicatedCacheSerializer: CacheSerializer {
  public static let png = FormatIndicatedCacheSerializer()
  public static let jpeg = FormatIndicatedCacheSerializer()
  public static let gif = FormatIndicatedCacheSerializer()

  public static func jpeg(compressionQuality: CGFloat) -> FormatIndicatedCacheSerializer { jpeg }

  public func data(with image: KFCrossPlatformImage, original: Data?) -> Data? {
    DefaultCacheSerializer.default.data(with: image, original: original)
  }

  public func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  { DefaultCacheSerializer.default.image(with: data, options: options) }
}
