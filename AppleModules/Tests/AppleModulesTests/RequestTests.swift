import Alamofire
import HeadlessUIKit
import Synchronization
import Testing

@MainActor @Suite struct `A request of Alamofire` {
  private struct Book: Codable, Equatable { let title: String }

  private final class Screen {
    var received: [String] = []
  }

  private let device = HeadlessDevice.boot()
  private let configuration = Library.configuration

  /// Runs turns until a condition holds.
  private func wait(until isDone: () -> Bool) {
    device.settle(until: isDone)
    #expect(isDone())
  }

  @Test func `the handlers of caches and redirects have short names`() {
    func cacher(_ handler: any CachedResponseHandler) -> (any CachedResponseHandler) { handler }
    func redirector(_ handler: any RedirectHandler) -> (any RedirectHandler) { handler }
    #expect(cacher(.doNotCache) is ResponseCacher)
    #expect(cacher(.modify { _, _ in nil }) is ResponseCacher)
    #expect(redirector(.follow) is Redirector)
  }

  @Test func `delivers what it decoded on the main thread, and then releases its handlers`() {
    let session = Session(configuration: configuration)
    weak var released: Screen?
    var result: AFResult<[Book]>?
    do {
      let screen = Screen()
      released = screen
      session.request("https://example.com/books", parameters: ["q": "tents"]).validate()
        .responseDecodable(of: [Book].self) { response in
          MainActor.assumeIsolated { screen.received.append("books") }
          result = response.result
        }
    }
    #expect(released != nil)
    wait { result != nil }
    #expect(result?.value == [Book(title: "/books?q=tents")])
    #expect(released == nil)
  }

  @Test func `is sent again when a retrier says so, with what its adapter added`() {
    final class Token: RequestInterceptor {
      private(set) var retries = 0

      func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void
      ) {
        var request = urlRequest
        request.headers.add(.authorization(bearerToken: "\(retries)"))
        completion(.success(request))
      }

      func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void
      ) {
        retries += 1
        completion(error.asAFError?.responseCode == 401 && retries < 3 ? .retry : .doNotRetry)
      }
    }
    let session = Session(configuration: configuration, interceptor: Token())
    var text: String?
    session.request("https://example.com/private").validate().responseString { text = $0.value }
    wait { text != nil }
    #expect(text == "Bearer 2")
  }

  @Test(arguments: [
    ("https://example.com/missing", "404"), ("https://example.com/offline", "-1009"),
    ("https://example.com/text", "decodingFailed"), ("http://[a", "invalidURL"),
  ])
  func `fails with the step that failed`(address: String, expected: String) {
    let session = Session(configuration: configuration)
    var error: AFError?
    session.request(address).validate().responseDecodable(of: Book.self) { error = $0.error }
    wait { error != nil }
    #expect("\(error!)".contains(expected))
  }

  @Test func `of a session that is released ends with an error`() {
    var error: AFError?
    Session(configuration: configuration).request("https://example.com/books")
      .response { error = $0.error }
    wait { error != nil }
    #expect(error?.isSessionDeinitializedError == true)
  }

  @Test func `that is cancelled delivers that it was`() {
    let session = Session(configuration: configuration)
    var error: AFError?
    session.request("https://example.com/never").response { error = $0.error }.cancel()
    wait { error != nil }
    #expect(error?.isExplicitlyCancelledError == true)
  }

  @Test func `describes itself as a call of curl`() {
    let description = Mutex("")
    let session = Session(configuration: configuration)
    session.request("https://example.com/books").cURLDescription { text in
      description.withLock { $0 = text }
    }
    wait { description.withLock { $0.hasPrefix("$ curl") } }
  }

  @Test func `can be awaited`() async throws {
    let session = Session(configuration: configuration)
    let books = try await session.request("https://example.com/books")
      .serializingDecodable([Book].self).value
    #expect(books == [Book(title: "/books")])
  }

  @Test func `writes its parameters and headers`() throws {
    let request = try URLRequest(
      url: "https://example.com", method: .post, headers: ["accept": "a", "Accept": "b"])
    #expect(request.headers.dictionary == ["Accept": "b"])
    let form = try URLEncoding.default.encode(request, with: ["b": [1, 2], "a": true])
    #expect(form.httpBody.map { String(decoding: $0, as: UTF8.self) } == "a=1&b%5B%5D=1&b%5B%5D=2")
    let json = try JSONParameterEncoder.default.encode(Book(title: "Emma"), into: request)
    #expect(json.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"title":"Emma"}"#)
    #expect(json.headers["content-type"] == "application/json")
  }

  @Test func `downloads to where its destination says`() throws {
    let session = Session(configuration: configuration)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var file: URL?
    session.download("https://example.com/text") { _, _ in
      (folder.appendingPathComponent("a.txt"), [.createIntermediateDirectories])
    }
    .responseURL { file = $0.value }
    wait { file != nil }
    #expect(
      try String(contentsOf: folder.appendingPathComponent("a.txt"), encoding: .utf8) == "text")
  }

  @Test func `is published to a subscriber`() {
    let session = Session(configuration: configuration)
    var titles: [String] = []
    let cancellable = session.request("https://example.com/books").publishDecodable(
      type: [Book].self
    )
    .value().sink { _ in
    } receiveValue: {
      titles += $0.map(\.title)
    }
    wait { !titles.isEmpty }
    #expect(titles == ["/books"])
    cancellable.cancel()
  }
}

/// Answers by the request's path.
private final class Library: TestServer {
  override func answer(to request: URLRequest, at url: URL) -> (status: Int, body: String)? {
    let token = request.value(forHTTPHeaderField: "Authorization") ?? ""
    let query = url.query.map { "?" + $0 } ?? ""
    switch url.path {
    case "/offline": return nil
    case "/missing": return (404, "nothing")
    case "/text": return (200, "text")
    case "/private": return (token.hasSuffix("2") ? 200 : 401, token)
    default: return (200, #"[{"title":"\#(url.path)\#(query)"}]"#)
    }
  }
}
