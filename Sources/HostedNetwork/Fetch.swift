import CoordinatorKit
import Foundation
import FoundationNetworking
import Synchronization

/// Asks the server in place of one of the app's tasks.
enum Fetch {
  private static let session = URLSession(configuration: .ephemeral)

  /// Waits for the server's response; nil if there is none.
  static func response(to request: URLRequest, of task: URLSessionTask) -> AppNetwork.Response? {
    var request = request
    request.httpBody = request.httpBody ?? body(of: task)
    let result = Mutex<AppNetwork.Response?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let fetch = session.dataTask(with: request) { body, response, _ in
      if let head = response as? HTTPURLResponse {
        result.withLock { $0 = AppNetwork.Response(head, body: body ?? Data()) }
      }
      isDone.signal()
    }
    return RequestsInFlight.shared.fetching(fetch) {
      fetch.resume()
      isDone.wait()
      return result.withLock { $0 }
    }
  }

  /// The data of an upload, which only the task has.
  private static func body(of task: URLSessionTask) -> Data? {
    guard let body = task.stored("knownBody"),
      let content = Mirror(reflecting: body).children.first?.value
    else { return nil }
    switch content {
    case let data as DispatchData: return Data(data)
    case let file as URL: return try? Data(contentsOf: file)
    default: return nil
    }
  }
}

extension AppNetwork.Response {
  /// Foundation has decoded the body, so headers about its encoding no longer apply.
  fileprivate init(_ head: HTTPURLResponse, body: Data) {
    let about: Set = ["content-encoding", "content-length", "transfer-encoding", "connection"]
    let headers = head.allHeaderFields.compactMap { name, value -> Header? in
      guard let name = name as? String, let value = value as? String,
        !about.contains(name.lowercased())
      else { return nil }
      return Header(name: name, value: value)
    }
    self.init(
      status: head.statusCode, headers: headers.sorted { $0.name < $1.name }, body: Array(body))
  }
}
