import Foundation

/// Makes up dictionaries for apps that read keys from a parsed answer instead of decoding a type.
///
/// camsh finds the keys in the app's sources. A dictionary contains those that the app reads from it, and all those
/// that it reads from dictionaries whose own key isn't known.
public struct SampleObjects: Sendable {
  /// The kinds of values by their keys, and those by the key of the dictionary that contains them.
  private let kinds: [String: [String: Kind]]

  /// The key of the answer itself, and of a dictionary from anywhere.
  private static let answer = ""
  private static let anywhere = "*"
  /// Dictionaries may contain each other, and an app may go through all of them.
  private static let depthLimit = 4

  /// - Parameter keys: `["": ["token": "text", "users": "[object]"], "users": ["id": "number", "state": "text:active"]]`;
  ///   "" is the answer, "*" any dictionary.
  public init(keys: [String: [String: String]]) {
    kinds = keys.mapValues { $0.mapValues(Kind.init) }
  }

  /// What JSONSerialization would have parsed: `[String: Any]`, or `[Any]` of such.
  public func answer(page: Int, isList: Bool) -> Any {
    var writer = Writer(kinds: kinds, page: page)
    let place = SamplePlace(userInfo: [:], page: page)
    return isList
      ? writer.value(of: .list(.object), key: Self.answer, at: place, depth: 0) as Any
      : writer.object(Self.answer, at: place, depth: 0)
  }

  /// The page of a value that is made up, or of a list of such; nil if it came from elsewhere.
  public static func page(of value: Any) -> Int? {
    let object = value as? [String: Any] ?? (value as? [Any])?.first as? [String: Any]
    guard object?["sample"] as? String == "answer" else { return nil }
    return object?["page"] as? Int ?? 0
  }

  fileprivate indirect enum Kind: Sendable {
    case text(String?)
    case number(Int?)
    case flag
    case object
    case list(Kind)

    init(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      let value = parts.count > 1 ? parts[1] : nil
      switch parts.first ?? "" {
      case "number": self = .number(value.flatMap(Int.init))
      case "flag": self = .flag
      case "object": self = .object
      case let name where name.hasPrefix("["):
        self = .list(Kind(String(name.dropFirst().dropLast())))
      default: self = .text(value)
      }
    }
  }

  private struct Writer {
    let kinds: [String: [String: Kind]]
    let page: Int
    /// Equal dictionaries share their storage, because each contains others.
    private var known: [Known: [String: Any]] = [:]

    private struct Known: Hashable {
      var key: String
      var number: Int
      var elements: Int
      var depth: Int
    }

    init(kinds: [String: [String: Kind]], page: Int) {
      self.kinds = kinds
      self.page = page
    }

    mutating func object(_ key: String, at place: SamplePlace, depth: Int) -> [String: Any] {
      let identity = Known(
        key: key, number: place.number, elements: place.elementCount, depth: depth)
      if let known = known[identity] { return known }
      var object: [String: Any] = ["sample": "answer", "page": page]
      let read = (kinds[key] ?? [:]).merging(kinds[SampleObjects.anywhere] ?? [:]) { own, _ in own }
      for (name, kind) in read.sorted(by: { $0.key < $1.key }) {
        let place = place.key(ObjectKey(stringValue: name))
        guard !place.isAbsent else { continue }
        object[name] = value(of: kind, key: name, at: place, depth: depth + 1)
      }
      known[identity] = object
      return object
    }

    /// Nil for a dictionary that would be too deep.
    mutating func value(of kind: Kind, key: String, at place: SamplePlace, depth: Int) -> Any? {
      switch kind {
      case .text(let text): return text ?? SampleText.text(at: place)
      case .number(let number):
        return NSNumber(value: number.map(Double.init) ?? SampleText.number(at: place))
      case .flag: return NSNumber(value: SampleText.flag(at: place))
      case .object:
        return depth > SampleObjects.depthLimit ? nil : object(key, at: place, depth: depth)
      case .list(let kind):
        guard depth <= SampleObjects.depthLimit else { return [Any]() }
        return (1...place.elementCount).compactMap {
          value(of: kind, key: key, at: place.element($0), depth: depth)
        }
      }
    }
  }
}

private struct ObjectKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
