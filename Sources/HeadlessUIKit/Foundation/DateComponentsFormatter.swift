import Foundation

/// Writes a duration in units, such as `1:05` or `1h 5m`.
///
/// - Note: Foundation on Linux has no such class. The words are English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: a formatter is set up before it is shared, as on iOS.

  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = Calendar.current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  open func string(from ti: TimeInterval) -> String? {
    var rest = Int(abs(ti).rounded())
    let parts = units.map { unit in
      let count = rest / unit.seconds
      rest -= count * unit.seconds
      return (unit, count)
    }
    let text = write(parts)
    return ti <= -1 ? "-" + text : text
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    let values = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    return string(
      from: zip(Unit.all, values).reduce(0) { $0 + Double($1.0.seconds * ($1.1 ?? 0)) })
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // MARK: Units

  private struct Unit {
    let unit: NSCalendar.Unit
    let seconds: Int
    let name: String
    let letter: String
    let short: String

    static let all = [
      Unit(unit: .year, seconds: 31_536_000, name: "year", letter: "y", short: "yr"),
      Unit(unit: .month, seconds: 2_592_000, name: "month", letter: "mo", short: "mth"),
      Unit(unit: .weekOfMonth, seconds: 604_800, name: "week", letter: "w", short: "wk"),
      Unit(unit: .day, seconds: 86_400, name: "day", letter: "d", short: "day"),
      Unit(unit: .hour, seconds: 3600, name: "hour", letter: "h", short: "hr"),
      Unit(unit: .minute, seconds: 60, name: "minute", letter: "m", short: "min"),
      Unit(unit: .second, seconds: 1, name: "second", letter: "s", short: "sec"),
    ]
  }

  private var units: [Unit] {
    let allowed = Unit.all.filter { allowedUnits.contains($0.unit) }
    return allowed.isEmpty ? Unit.all : allowed
  }

  private func write(_ parts: [(unit: Unit, count: Int)]) -> String {
    var parts = parts[...]
    let isPositional = unitsStyle == .positional
    if !zeroFormattingBehavior.contains(.pad) {
      // Without padding, a clock keeps zeros after the first unit; words omit them.
      while parts.count > 1, parts.first?.count == 0 { parts.removeFirst() }
      if !isPositional {
        let counted = parts.filter { $0.count > 0 }
        parts = counted.isEmpty ? parts.suffix(1) : counted[...]
      }
    }
    if maximumUnitCount > 0 { parts = parts.prefix(maximumUnitCount) }
    if isPositional {
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { position, part in
        let text = "\(part.count)"
        return position > 0 || isPadded && parts.count > 1
          ? (text.count < 2 ? "0" + text : text) : text
      }.joined(separator: ":")
    }
    let words = parts.map { unit, count in
      let plural = count == 1 ? "" : "s"
      return switch unitsStyle {
      case .abbreviated: "\(count)\(unit.letter)"
      case .brief: "\(count)\(unit.short)\(plural)"
      case .short: "\(count) \(unit.short)\(unit.short == "day" ? plural : "")"
      default: "\(count) \(unit.name)\(plural)"
      }
    }
    let separator = [.abbreviated, .brief].contains(unitsStyle) ? " " : ", "
    return words.joined(separator: separator)
  }
}
