/// The names that `let` has bound so far, and whether each is a value or an object.
package struct BoundNames: Sendable, Equatable {
  /// What a name stands for.
  package enum Kind: Sendable {
    case value, object
    /// A faulty `let` was to bind it; nothing more is said of it.
    case unknown
  }

  private var kinds: [String: Kind] = [:]

  /// No names.
  package init() {}

  /// What a name stands for, if it is bound.
  package subscript(name: String) -> Kind? {
    get { kinds[name] }
    set { kinds[name] = newValue }
  }

  /// All names, sorted.
  package var all: [String] { kinds.keys.sorted() }
}
