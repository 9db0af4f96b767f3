/// An amount of memory, such as `200MB`.
package struct MemorySize: Sendable, Equatable, CustomStringConvertible {
  /// The amount in kilobytes of 1024 bytes.
  package let kilobytes: Int

  /// Creates an amount of memory.
  package init(kilobytes: Int) {
    self.kilobytes = kilobytes
  }

  /// An amount in script syntax: a whole number with `KB`, `MB`, or `GB`, each 1024 times the
  /// previous.
  package init?(written text: String) {
    let unit = text.drop { $0.isASCII && ($0.isNumber || $0 == "_") }
    guard case .integer(let number) = Number(String(text[..<unit.startIndex])), number > 0,
      number <= 1_000_000_000
    else { return nil }
    switch unit.uppercased() {
    case "KB": kilobytes = number
    case "MB": kilobytes = number << 10
    case "GB": kilobytes = number << 20
    default: return nil
    }
  }

  /// The amount in the largest unit that gives a whole number.
  package var description: String {
    if kilobytes % (1 << 20) == 0 { return "\(kilobytes >> 20)GB" }
    if kilobytes % (1 << 10) == 0 { return "\(kilobytes >> 10)MB" }
    return "\(kilobytes)KB"
  }
}
