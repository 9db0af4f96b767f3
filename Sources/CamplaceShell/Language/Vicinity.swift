import Services

/// A point and how far around it: `37.5 127.0 20km`.
public struct Vicinity: Sendable, Equatable {
  /// The middle.
  public let point: Coordinate

  /// How far around it, in metres; without it everywhere.
  public let metres: Double?

  /// The numbers as they were written.
  fileprivate let text: String
}

extension Vicinity: CustomStringConvertible {
  public var description: String { text }
}

extension ArgumentReader {
  /// A latitude, a longitude, and perhaps a distance.
  mutating func vicinity() throws(Fault) -> Vicinity {
    let latitude = try degrees("a latitude from -90 to 90", within: 90)
    let longitude = try degrees("a longitude from -180 to 180", within: 180)
    let point = Coordinate(latitude: latitude.value, longitude: longitude.value)
    let middle = "\(latitude.text) \(longitude.text)"
    guard let word = nextWord() else { return Vicinity(point: point, metres: nil, text: middle) }
    guard let metres = Distance.metres(in: word.text) else {
      throw Fault(
        .wrongArgument(word.text, wanted: "a distance such as 20km", usage: usage), at: word.range)
    }
    return Vicinity(point: point, metres: metres, text: "\(middle) \(word.text)")
  }

  private mutating func degrees(
    _ wanted: String, within limit: Double
  ) throws(Fault) -> (value: Double, text: String) {
    let word = try word(wanted)
    guard let degrees = Double(word.text), (-limit...limit).contains(degrees) else {
      throw Fault(.wrongArgument(word.text, wanted: wanted, usage: usage), at: word.range)
    }
    return (degrees, word.text)
  }
}
