import Foundation
import UIKit

public typealias AFIDataResponse<Success> = DataResponse<Success, AFIError>

public enum AFIError: Error {
  case requestCancelled
  case imageSerializationFailed
  case alamofireError(AFError)
}

/// What cancels a download.
open class RequestReceipt {
  public let request: DataRequest
  public let receiptID: String

  init(request: DataRequest, receiptID: String) {
    self.request = request
    self.receiptID = receiptID
  }
}

/// Loads images: from its cache, otherwise with a request, which retains the handler until it ends.
///
/// It is unchecked because its properties don't change, and the cache has a lock.
open class ImageDownloader: @unchecked Sendable {
  public enum DownloadPrioritization {
    case fifo, lifo
  }

  public typealias CompletionHandler = (AFIDataResponse<Image>) -> Void
  public typealias ProgressHandler = DataRequest.ProgressHandler

  public static let `default` = ImageDownloader()

  public let imageCache: (any ImageRequestCache)?
  public let session: Session

  public init(
    session: Session = .default, downloadPrioritization: DownloadPrioritization = .fifo,
    maximumActiveDownloads: Int = 4,
    imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
  ) {
    self.session = session
    self.imageCache = imageCache
  }

  public convenience init(
    configuration: URLSessionConfiguration,
    downloadPrioritization: DownloadPrioritization = .fifo, maximumActiveDownloads: Int = 4,
    imageCache: (any ImageRequestCache)? = AutoPurgingImageCache()
  ) {
    self.init(session: Session(configuration: configuration), imageCache: imageCache)
  }

  /// Loads an image; nil if it was in the cache, whose handler is called at once.
  @discardableResult
  open func download(
    _ urlRequest: any URLRequestConvertible, cacheKey: String? = nil,
    receiptID: String = UUID().uuidString, filter: (any ImageFilter)? = nil,
    completion: CompletionHandler?
  ) -> RequestReceipt? {
    let identifier = cacheKey ?? filter?.identifier
    let cache = imageCache
    if let request = try? urlRequest.asURLRequest(),
      let image = cache?.image(for: request, withIdentifier: identifier)
    {
      completion?(
        DataResponse(request: request, response: nil, data: nil, result: .success(image)))
      return nil
    }
    let request = session.request(urlRequest).responseImage { response in
      let result = response.result.mapError { error -> AFIError in
        error.isExplicitlyCancelledError ? .requestCancelled : .alamofireError(error)
      }.map { image in
        let filtered = filter?.filter(image) ?? image
        if let request = response.request {
          cache?.add(filtered, for: request, withIdentifier: identifier)
        }
        return filtered
      }
      completion?(
        DataResponse(
          request: response.request, response: response.response, data: response.data,
          result: result))
    }
    return RequestReceipt(request: request, receiptID: receiptID)
  }

  open func cancelRequest(with requestReceipt: RequestReceipt) {
    requestReceipt.request.cancel()
  }
}

extension DataRequest {
  /// Delivers the response's data as an image.
  @discardableResult
  public func responseImage(
    imageScale: CGFloat = 1, inflateResponseImage: Bool = true, queue: DispatchQueue = .main,
    completionHandler: @escaping (AFDataResponse<Image>) -> Void
  ) -> Self {
    response(
      queue: queue, responseSerializer: ImageResponseSerializer(),
      completionHandler: completionHandler)
  }
}

public final class ImageResponseSerializer: ResponseSerializer {
  public init(imageScale: CGFloat = 1, inflateResponseImage: Bool = true) {}

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Image {
    if let error { throw error }
    guard let data, !data.isEmpty, let image = UIImage(data: data) else {
      throw AFIError.imageSerializationFailed
    }
    return image
  }
}
