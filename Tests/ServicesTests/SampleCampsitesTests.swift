import Foundation
import Testing

@testable import CamplaceServices

/// The samples are written as JSON in the API's own envelope, and compiled in as a table.
///
/// After changing `Sources/Services/Samples/campsites.json`, make the table anew with
/// `CAMSH_WRITE_SAMPLES=1 swift test --filter SampleCampsites` and run the tests again.
@Suite struct SampleCampsites {
  private let samples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Services/Samples")

  private func page() throws -> GoCampingPage<Campsite> {
    try GoCampingResponse.page(from: Data(contentsOf: samples.appending(path: "campsites.json")))
  }

  @Test func `the embedded catalog equals the decoded JSON`() throws {
    let page = try page()
    #expect(page.skipped.isEmpty)
    #expect(page.totalCount == page.items.count)
    #expect(Catalog.embedded.campsites.count == page.items.count)
    for (embedded, decoded) in zip(Catalog.embedded.campsites, page.items) {
      #expect(embedded == decoded)
      // To == composed and decomposed text is the same; the bytes must be too.
      #expect(Array(embedded.name.utf8) == Array(decoded.name.utf8))
    }
  }

  @Test func `the generated table is up to date`() throws {
    let file = samples.appending(path: "SampleCampsites.swift")
    let table = sampleTable(of: try page().items)
    if ProcessInfo.processInfo.environment["CAMSH_WRITE_SAMPLES"] != nil {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == table
    #expect(isCurrent, "SampleCampsites.swift differs from campsites.json")
  }

  @Test func `the samples cover all seventeen provinces with at least forty campsites`() {
    let campsites = Catalog.embedded.campsites
    #expect(campsites.count >= 40)
    #expect(Set(campsites.map(\.contentId)).count == campsites.count)
    #expect(
      Set(campsites.compactMap(\.province)) == [
        "서울시", "부산시", "대구시", "인천시", "광주시", "대전시", "울산시", "세종시", "경기도", "강원도",
        "충청북도", "충청남도", "전라북도", "전라남도", "경상북도", "경상남도", "제주도",
      ])
  }

  @Test func `each sample is marked as invented`() {
    for campsite in Catalog.embedded.campsites {
      #expect(campsite.contentId.hasPrefix("990"))
      let texts = [campsite.summary, campsite.introduction].compactMap(\.self)
      #expect(!texts.isEmpty && texts.allSatisfy { $0.hasPrefix("[예시] ") })
    }
  }

  @Test func `number 3 is 솔향기 캠핑장`() throws {
    let campsite = try #require(Catalog.embedded.campsite(number: 3))
    #expect(campsite.name == "솔향기 캠핑장")
    #expect(campsite.address == "강원도 강릉시 사천면 솔향기길 33")
    #expect(campsite.coordinate == Coordinate(latitude: 37.8312, longitude: 128.8745))
  }

  @Test func `the samples contain the data's quirks`() {
    let campsites = Catalog.embedded.campsites
    #expect(campsites.contains { $0.name == "달빛 & 별빛 글램핑" })
    #expect(campsites.contains { $0.name.contains("\u{1B}[31m") })
    #expect(campsites.contains { $0.introduction?.contains("\0") == true })
    #expect(campsites.contains { $0.address?.contains("\u{202E}") == true })
    #expect(campsites.contains { $0.name.unicodeScalars.contains("\u{1103}") })
    #expect(campsites.filter { $0.coordinate == nil }.count == 3)
    #expect(campsites.contains { $0.homepage == "http://gaetbeol-sori.example/camp" })
    #expect(campsites.contains { $0.homepage == nil })
    #expect(campsites.contains { $0.phone == nil })
    #expect(campsites.contains { $0.summary == nil })
    #expect(campsites.contains { $0.introduction == nil })
    #expect(campsites.contains { $0.firstImageURL == nil })
    #expect(campsites.contains { $0.facilities.isEmpty })
    #expect(campsites.filter { $0.name == "숲속 캠핑장" }.count == 2)
  }
}
