/// The whole numbers of the language: `7`, `-2`, `1_000`, `1e6`.
enum Number {
  case none, tooLarge
  case integer(Int)

  init(_ word: String) {
    var digits = word.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard digits.first?.isDigit == true, digits.last?.isDigit == true else {
      self = .none
      return
    }
    var magnitude = 0
    var overflows = false
    var previous: UInt8 = 0
    for (index, byte) in zip(digits.indices, digits) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (tens, first) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, second) = tens.addingReportingOverflow(Int(byte) - Int(UInt8(ascii: "0")))
        overflows = overflows || first || second
        magnitude = overflows ? 0 : sum
      case UInt8(ascii: "_") where previous.isDigit: break
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard previous.isDigit, let exponent = Self.exponent(digits[digits.index(after: index)...])
        else {
          self = .none
          return
        }
        let mantissa = isNegative ? -magnitude : magnitude
        self = overflows ? .tooLarge : Self.scaled(mantissa, by: exponent)
        return
      default:
        self = .none
        return
      }
      previous = byte
    }
    self = overflows ? .tooLarge : .integer(isNegative ? -magnitude : magnitude)
  }

  private static func exponent(_ digits: Substring.UTF8View) -> Int? {
    guard digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { min($0 * 10 + Int($1) - Int(UInt8(ascii: "0")), 1000) }
  }

  private static func scaled(_ number: Int, by exponent: Int) -> Number {
    var number = number
    for _ in 0..<exponent where number != 0 {
      let (product, overflows) = number.multipliedReportingOverflow(by: 10)
      if overflows { return .tooLarge }
      number = product
    }
    return .integer(number)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
