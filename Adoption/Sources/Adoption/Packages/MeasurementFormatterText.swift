/// Apple's formatter of measurements, which Linux declares and doesn't support.
///
/// The unit style `.long` writes the symbol of a unit, too, not its name, and the option `.naturalScale` converts
/// nothing. The class is public, because what a package offers can have it as its type; each module has its own.
enum MeasurementFormatterText {
  static let text = """
    /// Writes a measurement with the symbol of its own unit, because Linux knows no region's preferred units.
    ///
    /// `.long` writes the symbol, too, not the unit's name, and `.naturalScale` converts nothing.
    open class MeasurementFormatter: Formatter, @unchecked Sendable {
      public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
      }
      open var unitOptions: UnitOptions = []
      open var unitStyle: Formatter.UnitStyle = .medium
      open var locale: Locale! = .current
      open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
      }()

      public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = NSNumber(value: measurement.value)
        let value = numberFormatter.string(from: number) ?? "\\(number)"
        let symbol = string(from: measurement.unit)
        return value + (symbol.hasPrefix("°") || unitStyle == .short ? "" : " ") + symbol
      }
      open func string(from unit: Unit) -> String {
        unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature ? "°" : unit.symbol
      }
      open override func string(for obj: Any?) -> String? {
        (obj as? NSMeasurement).map { string(from: $0 as Measurement<Unit>) }
      }
    }
    """
}
