import CamplaceServices
import FlyingFox
import Foundation
import Testing

@Suite struct AnswerTests {
  private let child: SyncChild

  init() throws {
    child = SyncChild()
  }

  private func ending(of answer: HTTPResponse, _ arguments: [String] = []) async throws
    -> SyncChild.Ending
  {
    try await CampsiteServer.answering { _, _ in
      answer
    } during: {
      try await child.run(["--all", "--retries", "1"] + arguments, at: $0)
    }
  }

  @Test(arguments: [
    (#"{"response":{"header":{"resultCode":"30","resultMsg":"NO"},"body":""}}"#, 200),
    (#"{"resultCode":"30","resultMsg":"NO"}"#, 200),
    (#"{"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"returnReasonCode":"30"}}}"#, 403),
    (
      """
      <OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>E</errMsg><returnAuthMsg>A</returnAuthMsg>
      <returnReasonCode>30</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>
      """, 200
    ),
  ])
  func `an unregistered key is the same error in every format`(
    body: String, status: Int
  ) async throws {
    let ending = try await ending(of: .body(body, status: status))
    #expect(ending.status == 77)
    #expect(
      ending.errors == """
        error: GoCamping refused with code 30 (the service key isn't registered for this product)
          apply for GoCamping with this key at https://www.data.go.kr/data/15101933/openapi.do, \
        and check that it is the whole key

        """)
    #expect(ending.output == "")
  }

  @Test(arguments: [
    ("Unauthorized", 401, 77), ("Forbidden", 403, 77), ("API rate limit exceeded", 429, 75),
    ("API token quota exceeded", 429, 75), ("API not found", 404, 69),
    ("Unexpected errors", 500, 69), ("<html>Bad gateway</html>", 502, 69), ("{}", 401, 77),
    ("{}", 404, 69), ("{}", 429, 75), ("{}", 200, 65), ("", 200, 65), ("{", 200, 65),
  ])
  func `plain text and HTTP statuses have their own exit codes`(
    body: String, status: Int, code: Int32
  ) async throws {
    try await CampsiteServer.answering { _, _ in
      .body(body, status: status)
    } during: { server in
      let ending = try await child.run(["--all", "--retries", "1"], at: server)
      #expect(ending.status == code, "\(ending.errors)")
      #expect(ending.errors.hasPrefix("error: "))
      #expect(server.requests.count == (status >= 500 ? 2 : 1), "only 5xx is asked for again")
    }
  }

  @Test(arguments: [
    (
      #"{"OpenAPI_ServiceResponse":{"cmmMsgHeader":{"returnReasonCode":"12"}}}"#, 400, 69,
      "there is no such service any more"
    ),
    (
      "<OpenAPI_ServiceResponse><returnReasonCode>31</returnReasonCode></OpenAPI_ServiceResponse>",
      500, 77, "the service key has expired"
    ),
    (#"{"resultCode":"22","resultMsg":"NO"}"#, 503, 75, "the day's quota is used up"),
  ])
  func `an error in the body takes precedence over the status`(
    body: String, status: Int, code: Int32, words: String
  ) async throws {
    try await CampsiteServer.answering { _, _ in
      .body(body, status: status)
    } during: { server in
      let ending = try await child.run(["--all"], at: server)
      #expect(ending.status == code)
      #expect(ending.errors.contains("(\(words))\n"), "\(ending.errors)")
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: [
    ("10", 65), ("11", 65), ("12", 69), ("20", 77), ("21", 77), ("22", 75), ("31", 77),
    ("32", 77), ("33", 77), ("99", 65),
  ])
  func `permanent errors aren't retried`(code: String, status: Int32) async throws {
    try await CampsiteServer.answering { _, _ in
      .body(#"{"resultCode":"\#(code)","resultMsg":"NO"}"#)
    } during: { server in
      let ending = try await child.run(["--all"], at: server)
      #expect(ending.status == status)
      #expect(server.requests.count == 1)
    }
  }

  @Test func `a failing later page leaves the catalog unchanged`() async throws {
    let listing = Listing(count: 50)
    _ = try await CampsiteServer.answering { request, _ in
      listing.page(for: request)
    } during: {
      try await child.run(["--all"], at: $0)
    }
    let before = try child.catalog().campsites
    let ending = try await CampsiteServer.answering { request, number in
      number < 3
        ? Listing(count: 30, extra: ["tel": "1"]).page(for: request) : .body("Unauthorized")
    } during: {
      try await child.run(["--all", "--page-size", "10"], at: $0)
    }
    #expect(ending.status == 77)
    #expect(ending.output == "page 1 of 3: 10 of 30 campsites\npage 2 of 3: 20 of 30 campsites\n")
    #expect(try child.catalog().campsites == before)
    #expect(before.count == 50)
  }

  @Test func `a malformed item is skipped and named, and its old data stays`() async throws {
    let first = Listing(count: 3)
    var second = first
    second.items[1]["facltNm"] = ""
    second.items.append(["facltNm": "이름뿐"])
    second.items.append(["contentId": "\u{1B}[31m"])
    for listing in [first, second] {
      let ending = try await CampsiteServer.answering { request, _ in
        listing.page(for: request)
      } during: {
        try await child.run(["--all"], at: $0)
      }
      #expect(ending.status == 0)
      guard listing.items.count == 5 else { continue }
      #expect(
        ending.output == """
          skipped 2: facltNm is missing
          skipped an item: contentId is missing
          skipped \\u{1b}[31m: facltNm is missing
          page 1 of 1: 5 of 5 campsites
          3 campsites in the catalog: 0 new, 0 changed, 0 removed, 3 skipped

          """)
    }
    #expect(try child.catalog().campsites.map(\.id) == ["1", "2", "3"])
  }

  @Test func `an empty list doesn't empty the catalog`() async throws {
    for (listing, status) in [(Listing(count: 2), Int32(0)), (Listing([]), 65)] {
      let ending = try await CampsiteServer.answering { request, _ in
        listing.page(for: request)
      } during: {
        try await child.run(["--all"], at: $0)
      }
      #expect(ending.status == status)
    }
    #expect(try child.catalog().campsites.count == 2)
  }

  @Test func `text of every kind arrives unchanged`() async throws {
    let name = "a\u{1B}[31m\0\u{202E}\n&lt;b&gt; 캠핑"
    let listing = Listing(count: 1, extra: ["facltNm": name])
    let ending = try await CampsiteServer.answering { request, _ in
      listing.page(for: request)
    } during: {
      try await child.run(["--all"], at: $0)
    }
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(try child.catalog().campsites.map(\.name) == ["a\u{1B}[31m\0\u{202E}\n<b> 캠핑"])
    #expect(try child.catalog().search("<b>캠").count == 1)
  }
}
