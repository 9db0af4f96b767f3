import Foundation

/// Compares values whose types are known only at run time.
enum ComparedValues {
  /// `nil` comes first; values of unlike types are compared by their descriptions.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    switch (KeyPathValue.unwrapped(one), KeyPathValue.unwrapped(other)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let one as String, let other as String): one.compare(other)
    case (let one as Date, let other as Date): one.compare(other)
    case (let one?, let other?):
      if let one = number(one), let other = number(other) {
        one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      } else {
        "\(one)".compare("\(other)")
      }
    }
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    let (one, other) = (KeyPathValue.unwrapped(one), KeyPathValue.unwrapped(other))
    if let one = one as? AnyHashable, let other = other as? AnyHashable, one == other {
      return true
    }
    if one is AnyObject.Type || other is AnyObject.Type { return false }
    return order(one, other) == .orderedSame
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as String: Double(value)
    default: nil
    }
  }
}
