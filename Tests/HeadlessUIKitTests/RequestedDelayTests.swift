import Testing

@testable import HeadlessUIKit

struct RequestedDelayTests {
  @Test func `a delay is rounded to the likeliest number`() {
    let cases: [(least: Int64, width: Int64, delay: Int64)] = [
      (59_999_987_123, 40_000, 60_000_000_000),
      (299_990_000, 12_000, 300_000_000),
      (124_980_001, 30_000, 125_000_000),
      (349_000_000, 3_000_000, 350_000_000),
      (16_666_200, 666, 16_666_500),
      (.max - 1, 5, .max - 1),
      (1, 0, 1),
      (0, 5, 0),
      (-7, 5, 0),
    ]
    for (least, width, delay) in cases {
      #expect(RequestedDelay.roundest(from: least, by: width) == delay)
    }
  }
}
