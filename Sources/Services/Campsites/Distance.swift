/// Parsing of distances.
public enum Distance {
  /// The distance in meters for text such as `20km`, `500m`, or `500`.
  public static func meters(in text: String) -> Double? {
    let units: [(name: String, meters: Double)] = [("km", 1000), ("m", 1), ("", 1)]
    for unit in units where text.hasSuffix(unit.name) {
      let number = text.dropLast(unit.name.count)
      guard let first = number.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
        let number = Double(number), number.isFinite
      else { return nil }
      return number * unit.meters
    }
    return nil
  }
}
