/// The fields of one item, tolerating the API's quirks.
///
/// The API sends every field as a string, with `""` for a missing value; numbers and `null` are
/// also accepted.
public struct GoCampingFields {
  private let container: KeyedDecodingContainer<JSONKey>

  init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: JSONKey.self)
  }

  /// A field's text, with HTML entities decoded and surrounding white space removed.
  public func text(_ name: String) -> String? {
    let raw = try? container.decodeIfPresent(LenientText.self, forKey: JSONKey(name))
    let text = HTMLEntities.decode(raw?.text ?? "").trimmed
    return text.isEmpty ? nil : text
  }

  /// A field's text, where `"0"` means that the value is missing.
  public func textButZero(_ name: String) -> String? {
    text(name).flatMap { $0 == "0" ? nil : $0 }
  }

  /// A field's comma-separated values, without duplicates.
  public func list(_ name: String) -> [String] {
    var values: [String] = []
    for value in (textButZero(name) ?? "").split(separator: ",").map(\.trimmed)
    where !value.isEmpty && !values.contains(value) {
      values.append(value)
    }
    return values
  }

  /// A field's URL, with the scheme added if missing.
  public func webAddress(_ name: String) -> String? {
    guard let address = textButZero(name), address.contains("."),
      !address.contains(where: \.isWhitespace)
    else { return nil }
    let scheme = address.prefix { $0 != ":" }.lowercased()
    if address.contains("://") {
      return scheme == "http" || scheme == "https" ? address : nil
    }
    return "http://\(address)"
  }

  /// The point given by two fields, if it is in Korea.
  public func coordinate(longitude: String, latitude: String) -> Coordinate? {
    guard let longitude = text(longitude).flatMap(Double.init),
      let latitude = text(latitude).flatMap(Double.init)
    else { return nil }
    let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    return coordinate.isInKorea ? coordinate : nil
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
