import Foundation

/// Looks up values in an answer that camsh made up, for parsers that don't use `JSONDecoder`.
///
/// The answer is a text that contains only the number of its page. A `JSONDecoder` that reads it makes up whatever is asked for.
public struct SampleLookup: Sendable {
  fileprivate private(set) var key = ""
  /// The number of the element that holds the value; 1 outside collections.
  public private(set) var number = 1
  /// How many keys are around a value.
  private var depth = 0
  private var collections = 0
  /// The number of the answer: the elements of two differ.
  private let page: Int

  /// Nil if the parsed text isn't an answer that was made up.
  public init?(_ json: Any?) {
    guard let object = json as? [String: Any], object["sample"] as? String == "answer" else {
      return nil
    }
    page = object["page"] as? Int ?? 0
  }

  /// The elements of a collection: fewer inside others, because they multiply, and none where a type has contained
  /// itself for long.
  public var elements: [SampleLookup] {
    guard depth < 6 else { return [] }
    return (1...max(3 - collections, 1)).map { number in
      var place = self
      place.number = number
      place.collections += 1
      return place
    }
  }

  public func at(_ key: String) -> SampleLookup {
    var place = self
    place.key = key
    place.depth += 1
    return place
  }

  /// The value of a type; nil if an answer without errors has none here, or none can be made up.
  public func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    guard let place = CodingUserInfoKey.samplePlace else { return nil }
    let decoder = JSONDecoder()
    decoder.userInfo[place] = self
    return try? decoder.decode(Sampled<Value>.self, from: body).value
  }

  /// The answer's text, as HostedNetwork sends it.
  private var body: Data { Data(#"{"sample":"answer","page":\#(page)}"#.utf8) }

  /// The same for a type that is known only at run time; nil too if it isn't decoded.
  public func value(of type: Any.Type) -> Any? {
    (type as? any Decodable.Type).flatMap { value($0) }
  }

  /// Whether an answer has a value here: one without errors has no error, and no page after it.
  public var isPresent: Bool { depth < 6 && (key.isEmpty || value(String.self) != nil) }
}

extension CodingUserInfoKey {
  fileprivate static let samplePlace = CodingUserInfoKey(rawValue: "camsh.place")
}

/// A value for a key of an element.
private struct Sampled<Value: Decodable>: Decodable {
  let value: Value?

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let place = CodingUserInfoKey.samplePlace.flatMap { decoder.userInfo[$0] as? SampleLookup }
    guard let place else {
      value = nil
      return
    }
    var elements = try decoder.unkeyedContainer()
    for _ in 1..<place.number where !elements.isAtEnd {
      _ = try elements.nestedContainer(keyedBy: Key.self)
    }
    let element = try elements.nestedContainer(keyedBy: Key.self)
    value = try element.decodeIfPresent(Value.self, forKey: Key(stringValue: place.key))
  }
}
