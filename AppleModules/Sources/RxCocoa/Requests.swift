import FoundationNetworking
import RxSwift
import UIKit

extension Reactive where Base: URLSession {
  public func response(
    request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    Observable.create { [base] observer in
      let task = base.dataTask(with: request) { data, response, error in
        guard let response = response as? HTTPURLResponse, let data else {
          observer.onError(error ?? RxError.unknown)
          return
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { pair in
      guard 200..<300 ~= pair.response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: pair.response, data: pair.data)
      }
      return pair.data
    }
  }

  public func json(
    request: URLRequest, options: JSONSerialization.ReadingOptions = []
  ) -> Observable<Any> {
    data(request: request).map { try JSONSerialization.parsedObject(with: $0, options: options) }
  }

  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

public enum RxCocoaURLError: Error {
  case unknown
  case nonHTTPResponse(response: URLResponse)
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  case deserializationError(error: any Error)
}
