extension String {
  /// A localizable text with its arguments: `"\(count) items"` has the key `%lld items`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [LocalizedArgument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [LocalizedArgument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      public mutating func appendInterpolation(_ text: String) { append("%@", .text(text)) }
      public mutating func appendInterpolation(_ text: Substring) {
        append("%@", .text(String(text)))
      }

      public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
        append(Number.isSigned ? "%lld" : "%llu", .integer(Int64(clamping: number)))
      }

      public mutating func appendInterpolation(_ number: Double) { append("%lf", .real(number)) }
      public mutating func appendInterpolation(_ number: Float) {
        append("%f", .real(Double(number)))
      }

      public mutating func appendInterpolation(_ number: CGFloat) {
        append("%lf", .real(Double(number)))
      }

      public mutating func appendInterpolation<Number: BinaryInteger>(
        _ number: Number, specifier: String
      ) {
        append(specifier, .integer(Int64(clamping: number)))
      }

      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ number: Number, specifier: String
      ) {
        append(specifier, .real(Double(number)))
      }

      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text(String(describing: value)))
      }

      private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}

/// An argument of a localized text.
enum LocalizedArgument: Equatable, Sendable {
  case text(String)
  case integer(Int64)
  case real(Double)

  /// The argument as a format string with `specifier` prints it.
  func formatted(_ specifier: String) -> String {
    switch self {
    case .text(let text): text
    case .integer(let number):
      specifier.contains(".") || specifier.hasSuffix("f")
        ? String(format: specifier, Double(number)) : String(number)
    case .real(let number):
      String(format: specifier.hasSuffix("@") ? "%f" : specifier, number)
    }
  }
}
