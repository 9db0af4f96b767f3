import Foundation

/// A day in Korea, by which data.go.kr counts requests.
enum KoreanDay {
  /// The day as `yyyy-MM-dd` that it is in Korea at a time in seconds since 1970.
  static func name(at time: Int64) -> String {
    let koreaAhead: Int64 = 9 * 60 * 60
    return String(
      Date(timeIntervalSince1970: Double(time + koreaAhead)).formatted(.iso8601).prefix(10))
  }
}
