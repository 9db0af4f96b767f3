import Combine
import CombineMoya
import HeadlessUIKit
import RxSwift
import Testing

private struct Book: Codable, Equatable {
  let title: String
}

private enum Shelf: TargetType {
  case books(query: String)
  case add(Book)

  var baseURL: URL { URL(filePath: "/nowhere") }
  var path: String { "books" }
  var sampleData: Data { Data(#"{"books":[{"title":"Tents"}]}"#.utf8) }
  var headers: [String: String]? { ["Accept": "application/json"] }

  var method: Moya.Method {
    switch self {
    case .books: .get
    case .add: .post
    }
  }

  var task: Moya.Task {
    switch self {
    case .books(let query):
      .requestParameters(parameters: ["q": query, "on": true], encoding: URLEncoding.default)
    case .add(let book): .requestJSONEncodable(book)
    }
  }
}

@MainActor @Suite struct `A provider of a service` {
  private let device = HeadlessDevice.boot()

  @Test func `answers with samples, whose parts are decoded`() {
    let provider = MoyaProvider<Shelf>(stubClosure: MoyaProvider.immediatelyStub)
    let bag = DisposeBag()
    var titles: [String] = []
    provider.rx.request(.books(query: "a")).filterSuccessfulStatusCodes()
      .map([Book].self, atKeyPath: "books")
      .subscribe(onSuccess: { titles = $0.map(\.title) }).disposed(by: bag)
    device.settle()
    #expect(titles == ["Tents"])
  }

  @Test func `publishes a sample's failure to decode`() {
    let provider = MoyaProvider<Shelf>(stubClosure: MoyaProvider.immediatelyStub)
    var message = ""
    let subscription = provider.requestPublisher(.books(query: "a")).map(Book.self).sink(
      receiveCompletion: {
        if case .failure(let error) = $0 { message = "\(error.errorDescription ?? "")" }
      },
      receiveValue: { _ in })
    device.settle()
    #expect(message == "Failed to map data to a Decodable object.")
    subscription.cancel()
  }

  @Test func `a provider takes the session that providers have by default`() {
    let session = MoyaProvider<Shelf>.defaultAlamofireSession()
    session.sessionConfiguration.timeoutIntervalForRequest = 10
    let provider = MoyaProvider<Shelf>(session: session)
    #expect(provider.session === session)
    #expect(!session.startRequestsImmediately)
  }

  @Test func `puts parameters where the method expects them`() throws {
    let get = try MoyaProvider<Shelf>.defaultEndpointMapping(for: .books(query: "a b")).urlRequest()
    #expect(get.url?.query() == "on=1&q=a%20b")
    #expect(get.value(forHTTPHeaderField: "Accept") == "application/json")
    let post = try MoyaProvider<Shelf>.defaultEndpointMapping(for: .add(Book(title: "T")))
      .urlRequest()
    #expect(post.httpMethod == "POST")
    #expect(post.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"title":"T"}"#)
  }
}
