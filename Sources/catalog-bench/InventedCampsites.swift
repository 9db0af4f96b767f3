/// Campsites made up for measuring, as pages of the service list them.
struct InventedCampsites {
  let count: Int

  private static let words = ["솔향기", "바다", "숲속", "별빛", "강변", "달맞이", "은하수", "파도", "산들"]

  /// The body of the answer to a request for a page.
  func page(_ number: Int, size: Int) -> String {
    let first = (number - 1) * size + 1
    let items = (first..<max(first, min(first + size, count + 1))).map(item)
    let listed = items.isEmpty ? "\"\"" : "{\"item\":[\(items.joined(separator: ","))]}"
    return """
      {"response":{"header":{"resultCode":"0000","resultMsg":"OK"},"body":{"items":\(listed),\
      "numOfRows":\(size),"pageNo":\(number),"totalCount":\(count)}}}
      """
  }

  private static let sentences = [
    "밤은 조용하고 아침은 맑다.", "계곡 물에 발을 담그고 쉬기 좋다.", "아이들이 뛰어놀 잔디밭이 넓다.",
    "차로 십 분이면 시장에 닿는다.", "따뜻한 물이 하루 종일 나온다.", "사장님이 장작을 넉넉히 내어 준다.",
    "가을이면 단풍이 산을 덮는다.", "별을 보러 오는 손님이 많다.",
  ]

  /// Every campsite holds 캠핑장 in its name, 강릉 in its address and 조용하고 in its text, where one in
  /// three holds 호수 too.
  private func item(_ number: Int) -> String {
    let words = Self.words
    let name = "\(words[number % 9])\(words[number / 9 % 9]) 캠핑장 \(number)"
    let text = Self.sentences.joined(separator: " ") + (number % 3 == 0 ? " 호수가 가깝다." : "")
    return """
      {"contentId":"\(number)","facltNm":"\(name)","doNm":"강원도","sigunguNm":"강릉시",\
      "addr1":"강원도 강릉시 \(words[number % 7])길 \(number)","lineIntro":"\(name)에 어서 오세요",\
      "intro":"\(text)","mapX":"\(126 + Double(number % 300) / 100)",\
      "mapY":"\(34 + Double(number % 370) / 100)","induty":"글램핑,카라반","sbrsCl":"전기,온수",\
      "firstImageUrl":"https://gocamping.or.kr/upload/camp/\(number)/thumb/thumb_720_1.jpg",\
      "tel":"","homepage":"","createdtime":"2022-08-01 23:17:22","modifiedtime":"2024-01-01"}
      """
  }
}
