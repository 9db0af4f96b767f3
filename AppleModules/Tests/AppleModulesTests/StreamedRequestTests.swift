import HeadlessUIKit
import RxAlamofire
import Testing

@MainActor @Suite struct `A request of RxAlamofire` {
  private struct Book: Codable, Equatable { let title: String }

  private final class Screen {
    let bag = DisposeBag()
    var titles: [String] = []
  }

  private final class Shelf: TestServer {
    override func answer(to request: URLRequest, at url: URL) -> (status: Int, body: String)? {
      url.path == "/gone" ? (404, "") : (200, #"[{"title": "\#(url.path)"}]"#)
    }
  }

  private let device = HeadlessDevice.boot()
  private let session = Session(configuration: Shelf.configuration)

  private func wait(until isDone: () -> Bool) {
    device.settle(until: isDone)
    #expect(isDone())
  }

  @Test func `delivers the decoded value to its subscriber, and releases it`() {
    weak var released: Screen?
    var isOver = false
    do {
      let screen = Screen()
      released = screen
      session.rx.request(.get, "https://example.com/books").validate()
        .flatMap { request -> Observable<[Book]> in request.rx.decodable() }
        .subscribe(
          onNext: { screen.titles += $0.map(\.title) }, onCompleted: { isOver = true },
          onDisposed: { #expect(screen.titles == ["/books"]) }
        )
        .disposed(by: screen.bag)
    }
    #expect(released != nil)
    wait { isOver && released == nil }
  }

  @Test func `is sent for each subscriber`() {
    var paths: [String] = []
    let texts = session.rx.string(.get, "https://example.com/books")
    let first = texts.subscribe(onNext: { paths.append($0) })
    let second = texts.subscribe(onNext: { paths.append($0) })
    wait { paths.count == 2 }
    first.dispose()
    second.dispose()
  }

  @Test func `fails with the error of its validation`() {
    var code: Int?
    let subscription = session.rx.request(.get, "https://example.com/gone")
      .validate(statusCode: 200..<300).responseData()
      .subscribe(onError: { code = ($0 as? AFError)?.responseCode })
    wait { code != nil }
    #expect(code == 404)
    subscription.dispose()
  }

  @Test func `is cancelled when the subscription ends`() {
    var request: DataRequest?
    let subscription = session.rx.request(.get, "https://example.com/never")
      .do(onNext: { request = $0 }).responseData().subscribe()
    subscription.dispose()
    #expect(request?.isCancelled == true)
  }
}
