import Foundation

/// Makes up values of types that are decoded.
public enum SampleValue {
  /// A value of a type.
  ///
  /// Decodes the type from a decoder that has a value for every key. Throws what the type's own
  /// decoding throws if it accepts none of them. No sample is of a type that is named like an error: apps try to decode
  /// one before they decode what they asked for. `userInfo` is what the decoder passes to the type. The elements of
  /// collections differ between pages.
  public static func make<Value: Decodable>(
    _ type: Value.Type, userInfo: [CodingUserInfoKey: Any] = [:], page: Int = 0
  ) throws -> Value {
    let place = SamplePlace(userInfo: userInfo, page: page)
    guard !isOfError(type) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "a sample is no error"))
    }
    return try make(type, at: place)
  }

  private static func isOfError(_ type: Any.Type) -> Bool {
    let name = "\(type)"
    guard !name.contains("<") else { return false }
    return SamplePlace.words(of: name).contains { word in
      ["error", "errors", "failure"].contains(where: word.hasSuffix)
    }
  }

  static func make<Value: Decodable>(_ type: Value.Type, at place: SamplePlace) throws -> Value {
    if let known = (type as? any KnownSample.Type)?.sample(at: place) as? Value { return known }
    if let collection = type as? any SampleCollection.Type,
      let value = try collection.sample(at: place) as? Value
    {
      return value
    }
    if type is any RawRepresentable.Type, let cases = PlainCases(of: type) {
      return cases[place.number - 1]
    }
    return try Value(from: SampleDecoder(at: try place.inside(type)))
  }
}

/// A type whose own decoding doesn't ask a decoder for keys or texts, or accepts few texts.
private protocol KnownSample {
  static func sample(at place: SamplePlace) -> Self
}

extension Date: KnownSample {
  fileprivate static func sample(at place: SamplePlace) -> Date {
    Date(timeIntervalSince1970: SampleText.time)
  }
}

extension URL: KnownSample {
  fileprivate static func sample(at place: SamplePlace) -> URL {
    var address = URLComponents()
    address.scheme = "https"
    address.host = "example.com"
    address.path = "/" + SampleText.fileName(at: place)
    return address.url ?? URL(fileURLWithPath: address.path)
  }
}

extension UUID: KnownSample {
  fileprivate static func sample(at place: SamplePlace) -> UUID {
    let number = UInt8(truncatingIfNeeded: place.identity)
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }
}

extension Data: KnownSample {
  fileprivate static func sample(at place: SamplePlace) -> Data {
    Data(SampleText.text(at: place).utf8)
  }
}

extension Decimal: KnownSample {
  fileprivate static func sample(at place: SamplePlace) -> Decimal {
    Decimal(SampleText.number(at: place))
  }
}
