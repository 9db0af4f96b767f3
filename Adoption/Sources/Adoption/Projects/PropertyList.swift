/// A value of a property list, from Info.plist or an old-style project file.
public indirect enum PropertyList: Sendable, Equatable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  public subscript(key: String) -> PropertyList? {
    guard case .dictionary(let values) = self else { return nil }
    return values[key]
  }

  /// The text of a string or of a number.
  public var string: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .array, .dictionary: nil
    }
  }

  public var array: [PropertyList]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  public var dictionary: [String: PropertyList]? {
    guard case .dictionary(let values) = self else { return nil }
    return values
  }
}
