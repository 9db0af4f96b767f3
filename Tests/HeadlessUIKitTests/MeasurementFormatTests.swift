import Foundation
import HeadlessUIKit
import Testing

/// What Foundation on iOS writes and Foundation on Linux lacks.
struct MeasurementFormatTests {
  private let locale = Locale(identifier: "en_US")

  @Test func `a measurement is written with its unit's symbol`() {
    let length = Measurement(value: 2.5, unit: UnitLength.meters)
    #expect(length.formatted(.measurement(width: .wide).locale(locale)) == "2.5 m")
    let heat = Measurement(value: 21.26, unit: UnitTemperature.celsius)
    let rounded = FloatingPointFormatStyle<Double>().precision(.fractionLength(0))
    #expect(
      heat.formatted(
        .measurement(width: .abbreviated, usage: .weather, numberFormatStyle: rounded)
          .locale(locale)) == "21°C")
  }

  @Test func `Markdown becomes its text`() throws {
    let text = try AttributedString(markdown: "**Two** _nights_ at `A` [here](https://a.b), 2*3")
    #expect(String(text.characters) == "Two nights at A here, 2*3")
    #expect(try NSAttributedString(markdown: "**Two** nights").string == "Two nights")
  }
}
