/// A type that holds as many values as could be made up.
///
/// Its own decoding fails if one of them can't be made up, as a value that contains itself can't.
protocol SampleCollection {
  static func sample(at place: SamplePlace) throws -> Self
}

extension Array: SampleCollection where Element: Decodable {
  static func sample(at place: SamplePlace) throws -> [Element] {
    try place.elements { try SampleValue.make(Element.self, at: $0) }
  }
}

extension Set: SampleCollection where Element: Decodable {
  static func sample(at place: SamplePlace) throws -> Set<Element> {
    Set(try place.elements { try SampleValue.make(Element.self, at: $0) })
  }
}

extension Dictionary: SampleCollection where Key: Decodable, Value: Decodable {
  static func sample(at place: SamplePlace) throws -> [Key: Value] {
    let pairs = try place.elements {
      (try SampleValue.make(Key.self, at: $0), try SampleValue.make(Value.self, at: $0))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension Optional: SampleCollection where Wrapped: Decodable {
  static func sample(at place: SamplePlace) throws -> Wrapped? {
    place.isAbsent ? nil : try? SampleValue.make(Wrapped.self, at: place)
  }
}

extension SamplePlace {
  /// What can be made up of a collection's elements; throws if nothing can be, unless a type
  /// contains itself.
  fileprivate func elements<Element>(_ make: (SamplePlace) throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    for number in 1...elementCount {
      do { elements.append(try make(element(number))) } catch is SamplePlace.Recursion {
        return []
      } catch  where number == elementCount && elements.isEmpty {
        throw error
      } catch {}
    }
    return elements
  }
}
