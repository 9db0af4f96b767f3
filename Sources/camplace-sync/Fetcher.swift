import CamplaceServices
import Foundation

/// Fetches pages, repeats requests that may succeed later, and counts every request against the
/// daily quota.
struct Fetcher {
  var client: HTTPClient
  var endpoint: Endpoint
  var key: ServiceKey
  var limits: Limits
  var deadline: Deadline

  /// Counts one more request; returns false if the daily quota is used up.
  var countRequest: () throws(SyncError) -> Bool

  /// Receives the repetitions of requests.
  var report: (SyncEvent) -> Void

  /// The limits of a sync.
  struct Limits {
    var secondsPerRequest = 30.0
    var retries = 3
    var firstPause = 0.5
    var quota = 1000
  }

  func page<Item: GoCampingItem>(
    _ number: Int, size: Int, of operation: Operation, as item: Item.Type = Item.self
  ) throws(SyncError) -> GoCampingPage<Item> {
    let url = try endpoint.url(of: operation, page: number, size: size, key: key)
    var page: GoCampingPage<Item>?
    _ = try answer(from: url) { answer throws(SyncError) in page = try Self.page(in: answer) }
    guard let page else { throw .service(.malformed("the answer has no page")) }
    return page
  }

  /// A response that `read` accepts.
  func answer(
    from url: URL, read: (HTTPAnswer) throws(SyncError) -> Void
  ) throws(SyncError) -> HTTPAnswer {
    var retries = 0
    while true {
      do {
        let answer = try attempt(url)
        try read(answer)
        return answer
      } catch  where error.isTransient && retries < limits.retries {
        let pause = limits.firstPause * Double(1 << retries)
        guard pause < deadline.secondsLeft else { throw error }
        retries += 1
        report(.repeating(retries, of: limits.retries, because: error))
        Thread.sleep(forTimeInterval: pause)
      }
    }
  }

  private func attempt(_ url: URL) throws(SyncError) -> HTTPAnswer {
    guard !deadline.isOver else { throw .deadline(seconds: deadline.seconds) }
    guard try countRequest() else { throw .quota(limits.quota) }
    let left = deadline.secondsLeft
    return
      left < limits.secondsPerRequest
      ? try client.get(
        url, within: .seconds(left), else: .deadline(seconds: deadline.seconds))
      : try client.get(
        url, within: .seconds(limits.secondsPerRequest),
        else: .timedOut(seconds: limits.secondsPerRequest))
  }

  /// The page in a response; an error in the body takes precedence over the HTTP status.
  static func page<Item: GoCampingItem>(
    in answer: HTTPAnswer
  ) throws(SyncError) -> GoCampingPage<Item> {
    let isFine = (200..<300).contains(answer.status)
    do {
      let page = try GoCampingResponse.page(of: Item.self, from: answer.body)
      guard isFine else { throw SyncError.status(answer.status) }
      return page
    } catch let error as GoCampingError {
      switch error {
      case .malformed where !isFine: throw .status(answer.status)
      case .gateway where answer.status >= 500: throw .status(answer.status)
      default: throw .service(error)
      }
    } catch {
      throw .status(answer.status)
    }
  }
}
