import FlyingFox
import Foundation

/// Items as the service lists them, page by page.
struct Listing: Sendable {
  var items: [[String: String]]

  init(_ items: [[String: String]]) {
    self.items = items
  }

  /// Campsites with some of everything in them.
  init(count: Int, extra: [String: String] = [:]) {
    let words = ["솔향기", "바다", "숲속", "별빛", "강변", "달맞이", "은하수", "파도", "산들"]
    items = (1...count).map { number in
      let name = "\(words[number % 9])\(words[number / 9 % 9]) 캠핑장 \(number)"
      return [
        "contentId": "\(number)", "facltNm": name, "doNm": "강원도", "sigunguNm": "강릉시",
        "addr1": "강원도 강릉시 \(words[number % 7])길 \(number)", "lineIntro": "\(name)에 어서 오세요",
        "intro": String(repeating: "\(words[number % 5])의 밤은 조용하고 아침은 맑다. ", count: 8),
        "mapX": "\(126 + Double(number % 300) / 100)", "mapY": "\(34 + Double(number % 370) / 100)",
        "induty": "글램핑,카라반", "sbrsCl": "전기,온수", "modifiedtime": "2024-01-01 00:00:00",
        "tel": "", "homepage": "",
      ].merging(extra) { _, new in new }
    }
  }

  /// The page for a request.
  func page(for request: HTTPRequest) -> HTTPResponse {
    func number(_ name: String) -> Int {
      request.query.first { $0.name == name }.flatMap { Int($0.value) } ?? 0
    }
    return .body(page(number("pageNo"), size: number("numOfRows")))
  }

  func page(_ number: Int, size: Int) -> String {
    let page = items.dropFirst((number - 1) * size).prefix(size)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = (try? encoder.encode(Array(page))).map { String(decoding: $0, as: UTF8.self) }
    let listed = page.isEmpty ? "\"\"" : "{\"item\":\(json ?? "")}"
    return """
      {"response":{"header":{"resultCode":"0000","resultMsg":"OK"},"body":{"items":\(listed),\
      "numOfRows":\(size),"pageNo":\(number),"totalCount":\(items.count)}}}
      """
  }
}
