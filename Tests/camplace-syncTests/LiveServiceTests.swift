import CamplaceServices
import FlyingFox
import Foundation
import Testing

/// The app's way to GoCamping: the service, the program it runs, and a server on this machine.
@Suite struct LiveServiceTests {
  private let child: SyncChild

  init() throws {
    child = SyncChild()
  }

  /// The result of requesting a page over the loopback server.
  @MainActor private func ask<Item>(
    _ request: ServiceRequest<Item>, page: Int = 1, at server: CampsiteServer,
    key: String? = SyncChild.key
  ) async throws -> Result<ServicePage<Item>, ServiceFailure> {
    // Waits for the helper's response here, where the server can continue, and passes it on
    // afterwards.
    var arguments: [String] = []
    let probe = LiveService(
      answers: RecordedAnswers(), schedule: { _, body in body() },
      helper: {
        arguments = $0
        return .failure(.offline)
      })
    _ = probe.fetch(request, page: page) { _ in }
    let ending = try await child.run(arguments + ["--retries", "0"], at: server, key: key)
    var result: Result<ServicePage<Item>, ServiceFailure>?
    var later: [@MainActor () -> Void] = []
    let service = LiveService(
      answers: RecordedAnswers(), schedule: { later.append($1) },
      helper: { _ in .success(Data(ending.output.utf8)) })
    let fetch = service.fetch(request, page: page) { result = $0 }
    for body in later { body() }
    withExtendedLifetime(fetch) {}
    return try #require(result)
  }

  @Test func `each operation requests its pages one at a time`() async throws {
    let listing = Listing(count: 130)
    let (pages, requests) = try await CampsiteServer.answering { request, _ in
      listing.page(for: request)
    } during: { server in
      let first = try await ask(.searchList(keyword: "솔 향기"), at: server).get()
      let second = try await ask(.searchList(keyword: "솔 향기"), page: 2, at: server).get()
      let near = try await ask(.locationBasedList(in: .seoul), at: server).get()
      return ([first, second, near], server.requests)
    }
    #expect(pages.map(\.items.count) == [100, 30, 100])
    #expect(pages.map(\.isLast) == [false, true, false])
    #expect(pages[0].items.first?.name == listing.items.first?["facltNm"])
    #expect(
      requests == [
        "searchList numOfRows=100 pageNo=1 keyword=솔 향기",
        "searchList numOfRows=100 pageNo=2 keyword=솔 향기",
        "locationBasedList numOfRows=100 pageNo=1 mapX=126.978 mapY=37.5665 radius=20000",
      ])
  }

  @Test func `pictures and changes are requested too`() async throws {
    let pictures = Listing([
      ["contentId": "2", "serialnum": "1", "imageUrl": "https://gocamping.or.kr/2.jpg"]
    ])
    let changes = Listing([
      ["contentId": "7", "syncStatus": "D"], ["contentId": "8", "facltNm": "새 캠핑장"],
    ])
    try await CampsiteServer.answering { request, _ in
      request.path.hasSuffix("imageList") ? pictures.page(for: request) : changes.page(for: request)
    } during: { server in
      let shown = try await ask(.imageList(of: "2"), at: server).get()
      #expect(shown.items.map(\.address) == ["https://gocamping.or.kr/2.jpg"])
      let changed = try await ask(.basedSyncList(since: "20250101"), at: server).get()
      #expect(
        changed.items == [.deleted("7"), .current(Campsite(contentId: "8", name: "새 캠핑장"))])
      #expect(server.requests.last == "basedSyncList numOfRows=100 pageNo=1 syncModTime=20250101")
    }
  }

  private static let failures: [(body: String, status: Int, failure: ServiceFailure)] = [
    (#"{"response":{"header":{"resultCode":"22","resultMsg":"LIMITED"}}}"#, 200, .overQuota),
    (#"{"resultCode":"30","resultMsg":"SERVICE_KEY_IS_NOT_REGISTERED_ERROR"}"#, 403, .keyRefused),
    ("API token quota exceeded", 429, .overQuota),
    ("Unauthorized", 401, .keyRefused),
    ("<html>\u{1B}[2J</html>", 500, .status(500)),
    ("{\"response\": \u{1B}]0;owned\u{7}", 200, .malformed),
    ("", 200, .malformed),
  ]

  @Test(arguments: failures.indices)
  func `a refusal is reported with its reason`(_ index: Int) async throws {
    let (body, status, failure) = Self.failures[index]
    try await CampsiteServer.answering { _, _ in
      .body(body, status: status)
    } during: { server in
      let result = try await ask(.searchList(keyword: "x"), at: server)
      #expect(throws: failure) { try result.get() }
    }
  }

  @Test func `an unreachable service is offline, and a missing key is reported`() async throws {
    let server = try await CampsiteServer.answering { _, _ in
      .body("")
    } during: {
      $0
    }
    let gone = try await ask(.searchList(keyword: "x"), at: server)
    #expect(throws: ServiceFailure.offline) { try gone.get() }
    let keyless = try await ask(.searchList(keyword: "x"), at: server, key: nil)
    #expect(throws: ServiceFailure.noKey) { try keyless.get() }
  }

  @Test func `no response contains the key, even if the service quotes it`() async throws {
    let listing = Listing([["contentId": "1", "facltNm": "key=\(SyncChild.key)"]])
    try await CampsiteServer.answering { request, _ in
      listing.page(for: request)
    } during: { server in
      let page = try await ask(.searchList(keyword: "x"), at: server).get()
      #expect(page.items.map(\.name) == ["key=(key)"])
    }
  }

  @Test @MainActor func `a repeated launch receives the recorded responses`() throws {
    let folder = child.path("answers")
    var asked = 0
    func launch(_ answers: RecordedAnswers, times: Int) -> [String] {
      answers.beginLaunch()
      return (0..<times).map { _ in
        let answer = answers.answer(to: "q") {
          asked += 1
          return Data("answer \(asked)".utf8)
        }
        return String(decoding: answer, as: UTF8.self)
      }
    }
    let answers = RecordedAnswers(folder: folder)
    #expect(launch(answers, times: 2) == ["answer 1", "answer 2"])
    #expect(launch(answers, times: 3) == ["answer 1", "answer 2", "answer 3"])
    #expect(launch(RecordedAnswers(folder: folder), times: 3) == launch(answers, times: 3))
    #expect(asked == 3)
  }
}
