/// Decodes values that are made up.
struct SampleDecoder: Decoder {
  let place: SamplePlace

  init(at place: SamplePlace) {
    self.place = place
  }

  var codingPath: [any CodingKey] { place.path }
  var userInfo: [CodingUserInfoKey: Any] { place.userInfo }

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleKeys(place: place))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleElements(place: place) }

  func singleValueContainer() -> any SingleValueDecodingContainer { SampleSingle(place: place) }
}

/// A container with a value for every key.
private struct SampleKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let place: SamplePlace

  var codingPath: [any CodingKey] { place.path }

  /// Keys that are texts, or the first case of an enumeration, whose decoding expects one of them.
  var allKeys: [Key] {
    let texts = (1...place.elementCount).compactMap { Key(stringValue: String($0)) }
    return texts.isEmpty ? PlainCases(of: Key.self).map { [$0[place.number - 1]] } ?? [] : texts
  }

  func contains(_ key: Key) -> Bool { !place.key(key).isAbsent }

  func decodeNil(forKey key: Key) -> Bool { place.key(key).isAbsent }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try SampleValue.make(type, at: place.key(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
    contains(key) ? try? decode(type, forKey: key) : nil
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    SampleDecoder(at: place.key(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    SampleElements(place: place.key(key))
  }

  func superDecoder() -> any Decoder { SampleDecoder(at: place) }

  func superDecoder(forKey key: Key) -> any Decoder { SampleDecoder(at: place.key(key)) }
}

private struct SampleElements: UnkeyedDecodingContainer {
  let place: SamplePlace
  private(set) var currentIndex = 0

  init(place: SamplePlace) {
    self.place = place
  }

  var codingPath: [any CodingKey] { place.path }
  var count: Int? { place.elementCount }
  var isAtEnd: Bool { currentIndex >= place.elementCount }

  private mutating func next() -> SamplePlace {
    currentIndex += 1
    return place.element(currentIndex)
  }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try SampleValue.make(type, at: next())
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    SampleDecoder(at: next()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    SampleElements(place: next())
  }

  mutating func superDecoder() -> any Decoder { SampleDecoder(at: next()) }
}

/// The only place where texts, numbers and flags come from; other containers ask for a whole value.
private struct SampleSingle: SingleValueDecodingContainer {
  let place: SamplePlace

  var codingPath: [any CodingKey] { place.path }

  func decodeNil() -> Bool { place.isAbsent }
  func decode(_ type: Bool.Type) -> Bool { SampleText.flag(at: place) }
  func decode(_ type: String.Type) -> String { SampleText.text(at: place) }
  func decode(_ type: Double.Type) -> Double { SampleText.number(at: place) }
  func decode(_ type: Float.Type) -> Float { Float(SampleText.number(at: place)) }
  func decode(_ type: Int.Type) -> Int { integer() }
  func decode(_ type: Int8.Type) -> Int8 { integer() }
  func decode(_ type: Int16.Type) -> Int16 { integer() }
  func decode(_ type: Int32.Type) -> Int32 { integer() }
  func decode(_ type: Int64.Type) -> Int64 { integer() }
  func decode(_ type: UInt.Type) -> UInt { integer() }
  func decode(_ type: UInt8.Type) -> UInt8 { integer() }
  func decode(_ type: UInt16.Type) -> UInt16 { integer() }
  func decode(_ type: UInt32.Type) -> UInt32 { integer() }
  func decode(_ type: UInt64.Type) -> UInt64 { integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try SampleValue.make(type, at: place)
  }

  private func integer<Number: FixedWidthInteger>() -> Number {
    Number(exactly: SampleText.number(at: place)) ?? Number(place.number)
  }
}
