/// An argument kind that an app adds: its completion candidates and accepted words.
package struct AddedKind: Sendable {
  /// The kind's name in usage lines: `item` in `<item>`.
  package let name: String
  /// The kind's name in a sentence: `an item`.
  package let phrase: String
  /// Whether a word is valid; nil accepts every word.
  package let accepts: (@Sendable (String) -> Bool)?

  package init(name: String, phrase: String, accepts: (@Sendable (String) -> Bool)? = nil) {
    self.name = name
    self.phrase = phrase
    self.accepts = accepts
  }
}

extension AddedKind: Equatable {
  package static func == (left: AddedKind, right: AddedKind) -> Bool { left.name == right.name }
}
