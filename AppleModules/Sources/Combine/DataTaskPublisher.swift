@_exported import FoundationNetworking
import Synchronization

extension URLSession {
  /// Sends the request for every subscriber; without a network, it fails as on an offline device.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Sends the request for every subscriber; without a network, it fails as on an offline device.
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
      subscriber.receive(subscription: DataTaskSubscription(of: self, to: subscriber))
    }
  }
}

/// Resumes the task at the first demand, and releases the subscriber when the task ends.
///
/// It is unchecked because a lock guards its state; the subscriber is called on the session's queue,
/// as on iOS.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private struct State {
    var downstream: Downstream?
    var task: URLSessionDataTask?
  }

  private let publisher: URLSession.DataTaskPublisher
  private let state: Mutex<State>

  init(of publisher: URLSession.DataTaskPublisher, to downstream: Downstream) {
    self.publisher = publisher
    nonisolated(unsafe) let first = State(downstream: downstream)
    state = Mutex(first)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let task = state.withLock { state -> URLSessionDataTask? in
      guard state.task == nil, state.downstream != nil else { return nil }
      state.task = publisher.session.dataTask(with: publisher.request, completionHandler: end)
      return state.task
    }
    task?.resume()
  }

  private func end(data: Data?, response: URLResponse?, error: (any Error)?) {
    guard let downstream = take().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  func cancel() {
    take().task?.cancel()
  }

  private func take() -> State {
    state.withLock { state in
      nonisolated(unsafe) let taken = state
      state = State()
      return taken
    }
  }
}
