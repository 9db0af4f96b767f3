import Foundation

/// A day in Korea, where data.go.kr counts requests by the day.
enum KoreanDay {
  /// The day in Korea as `yyyy-MM-dd`, at a time in seconds since 1970.
  static func name(at time: Int64) -> String {
    let koreaAhead: Int64 = 9 * 60 * 60
    return String(
      Date(timeIntervalSince1970: Double(time + koreaAhead)).formatted(.iso8601).prefix(10))
  }
}
