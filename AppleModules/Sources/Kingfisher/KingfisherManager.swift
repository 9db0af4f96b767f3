/// Retrieves images: from a cache if it has them, otherwise from their sources.
///
/// It is unchecked because apps configure it before they load images.
public class KingfisherManager: @unchecked Sendable {
  public static let shared = KingfisherManager(downloader: .default, cache: .default)

  public var cache: ImageCache
  public var downloader: ImageDownloader
  public var defaultOptions: KingfisherOptionsInfo = []

  public init(downloader: ImageDownloader, cache: ImageCache) {
    self.downloader = downloader
    self.cache = cache
  }

  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(
      with: resource.convertToSource(), options: options, progressBlock: progressBlock,
      downloadTaskUpdated: downloadTaskUpdated, completionHandler: completionHandler)
  }

  @discardableResult
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    retrieveImage(
      with: source, parsedOptions: parsed(options), progressBlock: progressBlock,
      downloadTaskUpdated: downloadTaskUpdated, completionHandler: completionHandler)
  }

  func parsed(_ options: KingfisherOptionsInfo?) -> KingfisherParsedOptionsInfo {
    KingfisherParsedOptionsInfo(defaultOptions + (options ?? []))
  }

  func retrieveImage(
    with source: Source, parsedOptions: KingfisherParsedOptionsInfo,
    progressBlock: DownloadProgressBlock?, downloadTaskUpdated: DownloadTaskUpdatedBlock?,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    ImageRetrieval(
      self, source, parsedOptions, progressBlock, downloadTaskUpdated, completionHandler
    ).start()
  }
}
