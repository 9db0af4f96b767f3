import Foundation

/// Writes a date relative to another one, such as `in 2 days` or `3 minutes ago`.
///
/// - Note: Foundation on Linux has no such class. The words are English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked: a formatter is set up before it is shared, as on iOS.

  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var calendar: Calendar! = Calendar.current
  open var locale: Locale! = Locale.current
  open var formattingContext = Formatter.Context.unknown

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let units: [(name: String, seconds: Double)] = [
      ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400),
      ("hour", 3600), ("minute", 60), ("second", 1),
    ]
    let distance = abs(timeInterval)
    let unit = units.first { distance >= $0.seconds } ?? units[units.count - 1]
    return text(Int(distance / unit.seconds), unit.name, isPast: timeInterval < 0)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = [
      ("year", dateComponents.year), ("month", dateComponents.month),
      ("week", dateComponents.weekOfMonth), ("day", dateComponents.day),
      ("hour", dateComponents.hour), ("minute", dateComponents.minute),
      ("second", dateComponents.second),
    ]
    let first = values.first { ($0.1 ?? 0) != 0 }
    let count = first?.1 ?? 0
    return text(abs(count), first?.0 ?? "second", isPast: count < 0)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ count: Int, _ unit: String, isPast: Bool) -> String {
    if dateTimeStyle == .named {
      if count == 0 { return unit == "second" ? "now" : "this \(unit)" }
      if count == 1, unit == "day" { return isPast ? "yesterday" : "tomorrow" }
      if count == 1, ["week", "month", "year"].contains(unit) {
        return isPast ? "last \(unit)" : "next \(unit)"
      }
    }
    let words = "\(count) \(unit)\(count == 1 ? "" : "s")"
    return isPast ? "\(words) ago" : "in \(words)"
  }
}
