import Foundation
import Testing

@testable import CamplaceServices

@Suite struct GoCampingPageTests {
  private func page(items: String, paging: String = "") throws -> GoCampingPage<Campsite> {
    try GoCampingResponse.page(
      from: Data(
        """
        {"response":{"header":{"resultCode":"0000","resultMsg":"OK"},"body":{"items":\(items)\
        \(paging)}}}
        """.utf8))
  }

  private func campsite(_ fields: String) throws -> Campsite {
    let fields = fields.isEmpty ? "" : "," + fields
    let page = try page(items: #"{"item":[{"contentId":"7","facltNm":"숲"\#(fields)}]}"#)
    #expect(page.skipped.isEmpty)
    return try #require(page.items.first)
  }

  @Test(arguments: [
    (#""""#, []), ("null", []), ("{}", []), (#"{"item":""}"#, []), (#"{"item":[]}"#, []),
    (#"{"item":{"contentId":"1","facltNm":"a"}}"#, ["1"]),
    (#"{"item":[{"contentId":"1","facltNm":"a"},{"contentId":2,"facltNm":"b"}]}"#, ["1", "2"]),
  ])
  func `pages with no items, one item and many items are parsed`(items: String, ids: [String])
    throws
  {
    let page = try page(items: items)
    #expect(page.items.map(\.id) == ids)
    #expect(page.skipped.isEmpty)
  }

  @Test(arguments: [
    #","numOfRows":10,"pageNo":2,"totalCount":3100"#,
    #","numOfRows":"10","pageNo":"2","totalCount":"3100""#,
  ])
  func `paging values may be numbers or strings`(paging: String) throws {
    let page = try page(items: #""""#, paging: paging)
    #expect((page.size, page.number, page.totalCount) == (10, 2, 3100))
  }

  @Test func `a malformed item is skipped and named, and the page is kept`() throws {
    let page = try page(
      items: """
        {"item":[{"contentId":"1","facltNm":"a"},{"contentId":"2","facltNm":" "},{"facltNm":"c"},
        "words",null,{"contentId":{},"facltNm":"d"},{"contentId":"5","facltNm":"e","tel":[1]}]}
        """)
    #expect(page.items.map(\.id) == ["1", "5"])
    #expect(
      page.skipped == [
        GoCampingSkippedItem(contentId: "2", reason: .missing(field: "facltNm")),
        GoCampingSkippedItem(contentId: nil, reason: .missing(field: "contentId")),
        GoCampingSkippedItem(contentId: nil, reason: .notAnObject),
        GoCampingSkippedItem(contentId: nil, reason: .notAnObject),
        GoCampingSkippedItem(contentId: nil, reason: .missing(field: "contentId")),
      ])
  }

  @Test func `empty fields and the ambiguous zero are missing`() throws {
    let campsite = try campsite(
      #""addr1":"","tel":"0","homepage":"0","lineIntro":" ","intro":null,"sbrsCl":"""#)
    #expect(campsite == Campsite(contentId: "7", name: "숲"))
  }

  @Test func `both lines of the address are joined`() throws {
    #expect(try campsite(#""addr1":"강릉시 1","addr2":"(숲 옆)""#).address == "강릉시 1 (숲 옆)")
  }

  @Test func `lists are split at commas without repetitions`() throws {
    let campsite = try campsite(#""induty":"글램핑","sbrsCl":"전기, 온수 ,,마트.편의점,전기""#)
    #expect(campsite.kinds == ["글램핑"])
    #expect(campsite.facilities == ["전기", "온수", "마트.편의점"])
  }

  @Test(arguments: [
    ("128.87", "37.75", Coordinate(latitude: 37.75, longitude: 128.87)),
    ("", "", nil), ("0", "0", nil), ("37.75", "128.87", nil), ("nan", "37", nil),
    ("128.87", "", nil), ("139.69", "35.68", nil), ("동경", "37", nil),
  ])
  func `coordinates that are empty or outside Korea are missing`(
    mapX: String, mapY: String, coordinate: Coordinate?
  ) throws {
    #expect(try campsite(#""mapX":"\#(mapX)","mapY":"\#(mapY)""#).coordinate == coordinate)
  }

  @Test func `coordinates may be numbers`() throws {
    let coordinate = try campsite(#""mapX":128.87,"mapY":37"#).coordinate
    #expect(coordinate == Coordinate(latitude: 37, longitude: 128.87))
  }

  @Test(arguments: [
    ("https://a.example/b", "https://a.example/b"), ("HTTP://a.example", "HTTP://a.example"),
    ("a.example/b", "http://a.example/b"), ("www.a.example:8080", "http://www.a.example:8080"),
    ("ftp://a.example", nil), ("없음", nil), ("a.example b.example", nil),
  ])
  func `a homepage without a scheme gets one`(text: String, homepage: String?) throws {
    #expect(try campsite(#""homepage":"\#(text)""#).homepage == homepage)
  }

  @Test(arguments: [
    ("&lt;b&gt; &amp; &quot;c&quot; &apos;", "<b> & \"c\" '"), ("&#39;&#x27;&#44053;", "''강"),
    ("&amp;lt;", "&lt;"), ("A&B; &nope; & &", "A&B; &nope; & &"), ("&#xD800;&#;", "&#xD800;&#;"),
    ("&nbsp;a&nbsp;b&nbsp;", "a\u{A0}b"), ("&&amp;", "&&"), ("R&amp", "R&amp"),
  ])
  func `entities are decoded once`(text: String, decoded: String) throws {
    #expect(try campsite(#""intro":"\#(text)""#).introduction == decoded)
  }

  @Test(arguments: [("2026-10-02", "2026-10-02"), ("2022-08-01 23:17:22", "2022-08-01 23:17:22")])
  func `dates come with and without a time`(text: String, modified: String) throws {
    #expect(try campsite(#""modifiedtime":"\#(text)""#).modified == modified)
  }

  @Test(arguments: [
    (
      "https://gocamping.or.kr/upload/camp/7/thumb/thumb_720_a.jpg",
      "https://gocamping.or.kr/upload/camp/7/thumb/thumb_720_a.jpg"
    ),
    ("http://gocamping.or.kr/a.jpg", "http://gocamping.or.kr/a.jpg"),
    ("www.gocamping.or.kr/a.jpg", "http://www.gocamping.or.kr/a.jpg"), ("", nil),
  ])
  func `pictures may have old and new addresses`(text: String, address: String?) throws {
    #expect(try campsite(#""firstImageUrl":"\#(text)""#).firstImageURL == address)
  }

  @Test func `control characters are kept`() throws {
    let intro = try campsite(#""intro":"a\u001b[31m\u0000\u202e\nb""#).introduction
    #expect(intro == "a\u{1B}[31m\0\u{202E}\nb")
  }
}
