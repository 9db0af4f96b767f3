import Foundation

extension LocalizedText {
  /// The parts of a text whose values may name a format: `"\(price, specifier: "%.2f")"`.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    public mutating func appendInterpolation(_ value: Text) { text += value.text }
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String { text += format.format(value) }
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
      text += Text(value, formatter: formatter).text
    }
    /// An image has no text.
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).text
    }
  }

  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }
}
