/// Where in an answer a value is.
struct SamplePlace {
  /// A type contains itself, and the answer has to end somewhere.
  struct Recursion: Error {}

  /// How often a type may contain itself.
  private static let repetitions = 2

  /// What the app's decoder passes to the types.
  let userInfo: [CodingUserInfoKey: Any]
  private(set) var path: [any CodingKey] = []
  /// The number of the element that holds the value; 1 outside collections.
  private(set) var number = 1
  /// The number that identifies the object here: those of two answers differ, because they may be two elements.
  var identity: Int { collections == 0 ? page + 1 : number }
  private let page: Int
  private var collections = 0
  private var types: [ObjectIdentifier: Int] = [:]

  init(userInfo: [CodingUserInfoKey: Any], page: Int) {
    self.userInfo = userInfo
    self.page = page
  }

  /// How many elements a collection has here: fewer inside others, because they multiply.
  var elementCount: Int { max(Self.pageSize - collections, 1) }

  /// The number of a page's elements.
  private static let pageSize = 3

  /// The words of the innermost key that has a name, in lowercase: `release` and `date` for
  /// `releaseDate`, `release_date` and `release-date`.
  var words: [String] {
    path.last { $0.intValue == nil }.map { Self.words(of: $0.stringValue) } ?? []
  }

  func key(_ key: some CodingKey) -> SamplePlace {
    var place = self
    place.path.append(key)
    return place
  }

  func element(_ number: Int) -> SamplePlace {
    var place = key(ElementKey(intValue: number - 1))
    place.number = page * Self.pageSize + number
    place.collections += 1
    return place
  }

  func inside(_ type: Any.Type) throws -> SamplePlace {
    var place = self
    place.types[ObjectIdentifier(type), default: 0] += 1
    if place.types[ObjectIdentifier(type), default: 0] > Self.repetitions { throw Recursion() }
    return place
  }

  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || (character.isUppercase && wasLower), !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if isWord { word.append(character) }
      wasLower = character.isLowercase || character.isNumber
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}

/// The key of a collection's element.
struct ElementKey: CodingKey {
  let index: Int

  var stringValue: String { String(index) }
  var intValue: Int? { index }

  init(intValue: Int) {
    index = intValue
  }

  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.index = index
  }
}
