import UIKit

extension UIColor {
  /// A color of a number such as `0xDECEB5`.
  public convenience init(hex: Int, transparency: CGFloat = 1) {
    self.init(
      red: (hex >> 16) & 0xFF, green: (hex >> 8) & 0xFF, blue: hex & 0xFF,
      transparency: transparency)
  }

  /// A color of a text such as `#EDE7F6` or `0xFFF`.
  public convenience init?(hexString: String, transparency: CGFloat = 1) {
    var digits = hexString.lowercased()
    for prefix in ["0x", "#"] where digits.hasPrefix(prefix) {
      digits = String(digits.dropFirst(prefix.count))
    }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard let hex = Int(digits, radix: 16) else { return nil }
    self.init(hex: hex, transparency: transparency)
  }

  public convenience init(red: Int, green: Int, blue: Int, transparency: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: transparency)
  }
}

extension Collection {
  /// The element at an index; nil if there is none.
  public subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Optional {
  public func unwrapped(or defaultValue: Wrapped) -> Wrapped { self ?? defaultValue }

  public func run(_ block: (Wrapped) -> Void) { map(block) }
}

extension Optional where Wrapped: Collection {
  public var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

extension String {
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
  public var url: URL? { URL(string: self) }
  public var int: Int? { Int(self) }
  public var isValidEmail: Bool {
    range(of: #"^[^@\s]+@[^@\s]+\.[^@\s]+$"#, options: .regularExpression) != nil
  }

  public func localized(comment: String = "") -> String {
    NSLocalizedString(self, comment: comment)
  }
}

extension Date {
  public func string(withFormat format: String = "dd/MM/yyyy HH:mm") -> String {
    let formatter = DateFormatter()
    formatter.dateFormat = format
    return formatter.string(from: self)
  }
}
