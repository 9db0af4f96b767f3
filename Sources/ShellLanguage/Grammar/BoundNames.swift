/// The names that `let` has bound so far, each with a value or an object.
package struct BoundNames: Sendable, Equatable {
  /// The kind of binding.
  package enum Kind: Sendable {
    case value, object
    /// The `let` had an error, so uses of the name report no further errors.
    case unknown
  }

  private var kinds: [String: Kind] = [:]

  /// No names.
  package init() {}

  /// The kind of binding, if the name is bound.
  package subscript(name: String) -> Kind? {
    get { kinds[name] }
    set { kinds[name] = newValue }
  }

  /// All names, sorted.
  package var all: [String] { kinds.keys.sorted() }
}
