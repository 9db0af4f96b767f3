/// The whole numbers of the language: `7`, `-2`, `1_000`, `1e6`.
package enum Number {
  case none, tooLarge
  case integer(Int)

  package init(_ word: String) {
    var scanner = Scanner()
    for byte in word.utf8 {
      guard scanner.take(byte) else {
        self = .none
        return
      }
    }
    self = scanner.number
  }

  /// Parses a number byte by byte.
  private struct Scanner {
    private enum Place {
      case start, sign, digit, underscore, exponentMark, exponent
    }

    private var place = Place.start
    private var isNegative = false
    private var overflows = false
    private var magnitude = 0
    private var exponent = 0

    /// Whether the byte can continue a number.
    package mutating func take(_ byte: UInt8) -> Bool {
      switch (byte, place) {
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), .exponentMark),
        (UInt8(ascii: "0")...UInt8(ascii: "9"), .exponent):
        place = .exponent
        // Beyond the largest scale of any number; zero stays zero.
        exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), 1000)
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), _):
        place = .digit
        scale()
        let (sum, isOver) = magnitude.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
        magnitude = sum
        overflows = overflows || isOver
      case (UInt8(ascii: "-"), .start):
        place = .sign
        isNegative = true
      case (UInt8(ascii: "_"), .digit): place = .underscore
      case (UInt8(ascii: "e"), .digit), (UInt8(ascii: "E"), .digit): place = .exponentMark
      default: return false
      }
      return true
    }

    package var number: Number {
      guard place == .digit || place == .exponent else { return .none }
      var scaled = self
      if scaled.magnitude != 0 || overflows {
        for _ in 0..<exponent { scaled.scale() }
      }
      if scaled.overflows { return .tooLarge }
      return .integer(isNegative ? -scaled.magnitude : scaled.magnitude)
    }

    private mutating func scale() {
      let (product, isOver) = magnitude.multipliedReportingOverflow(by: 10)
      magnitude = product
      overflows = overflows || isOver
    }
  }
}
