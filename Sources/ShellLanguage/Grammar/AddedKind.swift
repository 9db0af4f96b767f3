/// A kind of argument that an app adds: what completion offers, and which words it accepts.
package struct AddedKind: Sendable {
  /// Its name in usage lines, as `item` in `<item>`.
  package let name: String
  /// The kind in a sentence: `an item`.
  package let phrase: String
  /// Whether a word can be meant; nil accepts every word.
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
