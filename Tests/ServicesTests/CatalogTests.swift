import Foundation
import Testing

@testable import CamplaceServices

@Suite struct CatalogTests {
  private let catalog = Catalog([
    Campsite(
      contentId: "1", name: "바다 캠핑장", province: "강원도", address: "강원도 강릉시 해변길 1",
      coordinate: Coordinate(latitude: 37.75, longitude: 128.90)),
    Campsite(
      contentId: "2", name: "Pine Forest", summary: "소나무 숲",
      coordinate: Coordinate(latitude: 37.75, longitude: 128.87)),
    Campsite(contentId: "3", name: "바다", introduction: "Wide SEA view"),
    Campsite(
      contentId: "4", name: "큰바다 캠핑장",
      coordinate: Coordinate(latitude: 33.45, longitude: 126.56)),
  ])

  @Test func `campsite numbers range from 1 to the last campsite`() {
    #expect(catalog.campsite(number: 1)?.id == "1")
    #expect(catalog.campsite(number: 4)?.id == "4")
    #expect(catalog.campsite(number: 0) == nil)
    #expect(catalog.campsite(number: 5) == nil)
    #expect(catalog.campsite(number: .min) == nil)
    #expect(catalog.number(of: "3") == 3)
    #expect(catalog.number(of: "5") == nil)
    #expect(catalog.campsite(id: "2")?.name == "Pine Forest")
    #expect(catalog.campsite(id: "") == nil)
  }

  @Test(arguments: [
    ("바다", ["3"]), ("바다 캠", ["1"]), ("바다캠핑장", ["1"]), ("큰", ["4"]), ("캠핑장", ["1", "4"]),
    ("pine", ["2"]), ("FOREST", ["2"]), ("없음", []), ("", []), (" ", []),
    ("바다".decomposedHangul, ["3"]),
  ])
  func `a name matches exactly, else a prefix, else a part`(name: String, ids: [String]) {
    #expect(catalog.campsites(named: name).map(\.id) == ids)
    #expect(catalog.campsite(named: name)?.id == (ids.count == 1 ? ids[0] : nil))
  }

  @Test(arguments: [
    ("바다", ["1", "3", "4"]), ("캠핑장", ["1", "4"]), ("캠핑 바다", ["1", "4"]), ("강릉", ["1"]),
    ("강원도 바다", ["1"]), ("소나무", ["2"]), ("sea", ["3"]), ("숲 pine", ["2"]), ("강릉 소나무", []),
    ("큰바다캠핑", ["4"]), ("바다".decomposedHangul, ["1", "3", "4"]), ("", ["1", "2", "3", "4"]),
  ])
  func `a search matches every word, names first`(text: String, ids: [String]) {
    #expect(catalog.search(text).map(\.id) == ids)
  }

  @Test func `a name that begins with the text ranks before one that contains it`() {
    let catalog = Catalog([
      Campsite(contentId: "1", name: "별", introduction: "달"),
      Campsite(contentId: "2", name: "큰달"),
      Campsite(contentId: "3", name: "달빛"),
    ])
    #expect(catalog.search("달").map(\.id) == ["3", "2", "1"])
  }

  @Test func `a decomposed name is found by its composed form`() {
    #expect(Catalog.embedded.campsite(named: "단양 강물 캠핑장")?.contentId == "990044")
    #expect(Catalog.embedded.search("단양강물").map(\.contentId) == ["990044"])
  }

  @Test func `the nearest campsites come first, with their distance in meters`() {
    let near = catalog.nearest(to: Coordinate(latitude: 37.75, longitude: 128.87), within: 3_000)
    #expect(near.map(\.campsite.id) == ["2", "1"])
    #expect(near.map { $0.distance.rounded() } == [0, 2638])
    let all = catalog.nearest(to: Coordinate(latitude: 33.45, longitude: 126.56))
    #expect(all.map(\.campsite.id) == ["4", "2", "1"])
    #expect(catalog.nearest(to: Coordinate(latitude: 36, longitude: 127), within: 10).isEmpty)
  }

  @Test func `distances are great circles`() {
    let seoul = Coordinate(latitude: 37.5665, longitude: 126.9780)
    let busan = Coordinate(latitude: 35.1796, longitude: 129.0756)
    #expect((seoul.distance(to: busan) / 1000).rounded() == 325)
    #expect(seoul.distance(to: busan) == busan.distance(to: seoul))
    let antipode = Coordinate(latitude: -37.5665, longitude: 126.9780 - 180)
    #expect((seoul.distance(to: antipode) / 1000).rounded() == 20_015)
  }
}

extension String {
  /// The text with its Hangul syllables taken apart into letters.
  fileprivate var decomposedHangul: String {
    decomposedStringWithCanonicalMapping
  }
}
