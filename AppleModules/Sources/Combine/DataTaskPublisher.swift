@_exported import FoundationNetworking

extension URLSession {
  /// Fails in the next run loop turn, because there is no network.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Fails in the next run loop turn, because there is no network.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == URLError, Downstream.Input == Output {
      Fail<Output, URLError>(error: URLError(.notConnectedToInternet))
        .receive(on: DispatchQueue.main).receive(subscriber: subscriber)
    }
  }
}
