import FoundationNetworking
import UIKit

/// The loading of a page, until it is committed.
@MainActor final class PageLoad {
  enum Content {
    case request(URLRequest)
    case text(String, URL?)
  }

  struct Page {
    var url: URL?
    var title: String?
    var response: URLResponse?
  }

  let content: Content
  let type: WKNavigationType
  /// The visited page that it returns to.
  let item: WKBackForwardListItem?
  let navigation = WKNavigation()
  private var task: URLSessionDataTask?

  init(_ content: Content, type: WKNavigationType = .other, item: WKBackForwardListItem? = nil) {
    self.content = content
    self.type = type
    self.item = item
  }

  var url: URL? {
    switch content {
    case .request(let request): request.url
    case .text(_, let url): url
    }
  }

  var request: URLRequest {
    switch content {
    case .request(let request): request
    case .text(_, let url): URLRequest(url: url ?? URL(filePath: "/"))
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  /// Asks the server, or takes the text; `completion` runs on the main queue.
  func run(_ completion: @escaping @MainActor @Sendable (Result<Page, any Error>) -> Void) {
    switch content {
    case .text(let text, let url):
      inLaterTurn {
        completion(.success(Page(url: url, title: Self.title(in: text))))
      }
    case .request(let request):
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
        let page = Page(
          url: response?.url ?? request.url, title: Self.title(in: text), response: response)
        DispatchQueue.main.async { completion(error.map { .failure($0) } ?? .success(page)) }
      }
      self.task = task
      task.resume()
    }
  }

  private nonisolated static func title(in text: String) -> String {
    guard let start = text.range(of: "<title>", options: .caseInsensitive),
      let end = text.range(
        of: "</title>", options: .caseInsensitive, range: start.upperBound..<text.endIndex)
    else { return "" }
    return text[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
