/// How images are requested.
///
/// It is unchecked because apps set it before they load images.
public final class SDWebImageDownloaderConfig: NSObject, @unchecked Sendable {
  public static let `default` = SDWebImageDownloaderConfig()

  public var sessionConfiguration: URLSessionConfiguration?
  public var downloadTimeout: TimeInterval = 15
  public var acceptableStatusCodes: IndexSet? = IndexSet(200..<300)
  public var maxConcurrentDownloads = 6
  public var minimumProgressInterval = 0.0
  public var executionOrder = SDWebImageDownloaderExecutionOrder.fifo
  public var urlCredential: URLCredential?
  public var username: String?
  public var password: String?
  public var acceptableContentTypes: Set<String>?

  /// The data of an image, or why there is none.
  func result(
    _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
  ) -> Result<Data, any Error> {
    if let error { return .failure(error) }
    if let http = response as? HTTPURLResponse, let codes = acceptableStatusCodes,
      !codes.contains(http.statusCode)
    {
      return .failure(SDWebImageError(.invalidDownloadStatusCode, status: http.statusCode))
    }
    guard let data, !data.isEmpty else { return .failure(SDWebImageError(.badImageData)) }
    return .success(data)
  }
}

public enum SDWebImageDownloaderExecutionOrder: Int, Sendable {
  case fifo, lifo
}
