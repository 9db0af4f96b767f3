import Foundation

// Foundation on Linux writes no measurements. Here they keep their unit and use its symbol: iOS
// converts them to the locale's units, and can spell the unit out.

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum UnitWidth: Hashable, Codable, Sendable {
      case wide, abbreviated, narrow
    }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>
    public var locale: Locale

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
      self.locale = locale
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number = numberFormatStyle.locale(locale).format(value.value)
      let isTight = width == .narrow || value.unit.symbol.hasPrefix("°")
      return number + (isTight ? "" : " ") + value.unit.symbol
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// What a measurement is about, which selects units on iOS.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String

  public static var general: Self { .init(name: "general") }
  public static var asProvided: Self { .init(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { .init(name: "person") }
  public static var personHeight: Self { .init(name: "personHeight") }
  public static var road: Self { .init(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { .init(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { .init(name: "weather") }
  public static var person: Self { .init(name: "person") }
}
