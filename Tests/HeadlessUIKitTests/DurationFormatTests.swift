import Foundation
import HeadlessUIKit
import Testing

/// Durations and distances in time, as Foundation on iOS writes them in English.
struct DurationFormatTests {
  private func duration(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit,
    _ style: DateComponentsFormatter.UnitsStyle = .positional, pad: Bool = false
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    if pad { formatter.zeroFormattingBehavior = .pad }
    return formatter.string(from: seconds)
  }

  @Test func `a clock leaves out leading zeros, or pads`() {
    #expect(duration(65, [.hour, .minute, .second]) == "1:05")
    #expect(duration(65, [.hour, .minute, .second], pad: true) == "00:01:05")
    #expect(duration(3900, [.hour, .minute], pad: true) == "01:05")
    #expect(duration(9, [.second]) == "9")
  }

  @Test func `words leave out zeros`() {
    #expect(duration(3600, [.hour, .minute], .full) == "1 hour")
    #expect(duration(7500, [.hour, .minute], .full) == "2 hours, 5 minutes")
    #expect(duration(7500, [.hour, .minute], .abbreviated) == "2h 5m")
    #expect(duration(0, [.hour, .minute], .full) == "0 minutes")
  }

  @Test func `a relative date is worded in its largest unit`() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -180) == "3 minutes ago")
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(month: 1)) == "next month")
  }
}
