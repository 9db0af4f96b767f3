/// Apple's formatter of measurements, which Linux declares and doesn't support.
enum MeasurementFormatterText {
  static let text = """
    /// Writes a measurement with the symbol of its own unit, because Linux knows no region's preferred units.
    class MeasurementFormatter: Formatter, @unchecked Sendable {
      struct UnitOptions: OptionSet, Sendable {
        let rawValue: UInt
        static let providedUnit = UnitOptions(rawValue: 1)
        static let naturalScale = UnitOptions(rawValue: 2)
        static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
      }
      var unitOptions: UnitOptions = []
      var unitStyle: Formatter.UnitStyle = .medium
      var locale: Locale! = .current
      var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
      }()

      func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = NSNumber(value: measurement.value)
        let value = numberFormatter.string(from: number) ?? "\\(number)"
        let symbol = string(from: measurement.unit)
        return value + (symbol.hasPrefix("°") || unitStyle == .short ? "" : " ") + symbol
      }
      func string(from unit: Unit) -> String {
        unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature ? "°" : unit.symbol
      }
      override func string(for obj: Any?) -> String? {
        (obj as? NSMeasurement).map { string(from: $0 as Measurement<Unit>) }
      }
    }
    """
}
