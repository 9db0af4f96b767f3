/// The fields of one item, read past the quirks of the API.
///
/// The API means every field to be a string, and `""` to say that the value is missing; numbers
/// and `null` are taken for what they say.
public struct GoCampingFields {
  private let container: KeyedDecodingContainer<JSONKey>

  init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: JSONKey.self)
  }

  /// The text of a field, its HTML entities decoded and white space around it removed.
  public func text(_ name: String) -> String? {
    let raw = try? container.decodeIfPresent(LenientText.self, forKey: JSONKey(name))
    let text = HTMLEntities.decode(raw?.text ?? "").trimmed
    return text.isEmpty ? nil : text
  }

  /// The text of a field in which `"0"` can only mean that the value is missing.
  public func textButZero(_ name: String) -> String? {
    text(name).flatMap { $0 == "0" ? nil : $0 }
  }

  /// The values of a field that separates them by commas, each once.
  public func list(_ name: String) -> [String] {
    var values: [String] = []
    for value in (textButZero(name) ?? "").split(separator: ",").map(\.trimmed)
    where !value.isEmpty && !values.contains(value) {
      values.append(value)
    }
    return values
  }

  /// The web address in a field, with the scheme added that it may lack.
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

  /// The point that two fields give, if it lies in Korea.
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
