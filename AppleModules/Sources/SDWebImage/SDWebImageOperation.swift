/// Something that is running and can be cancelled.
public protocol SDWebImageOperation: AnyObject {
  var isCancelled: Bool { get }
  func cancel()
}

/// The load of one image: the search of the cache, then the request.
///
/// It is unchecked because it runs on the main thread.
public final class SDWebImageCombinedOperation: NSObject, SDWebImageOperation, @unchecked Sendable {
  public private(set) var isCancelled = false
  public internal(set) var loaderOperation: (any SDWebImageOperation)?
  var onCancel: (() -> Void)?

  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    let ended = onCancel
    onCancel = nil
    if let loaderOperation { loaderOperation.cancel() } else { ended?() }
    loaderOperation = nil
  }
}

/// One completion block's part of a request.
///
/// It is unchecked because it doesn't change after it was created, apart from its mark.
public final class SDWebImageDownloadToken: NSObject, SDWebImageOperation, @unchecked Sendable {
  public let url: URL?
  public private(set) var isCancelled = false
  private let request: ImageRequest
  private let number: Int

  init(_ request: ImageRequest, _ number: Int) {
    self.request = request
    self.number = number
    url = request.url
  }

  public func cancel() {
    isCancelled = true
    request.cancel(number)
  }
}
