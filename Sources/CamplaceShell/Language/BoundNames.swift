/// The names that `let` has bound so far, and whether each is a value or an object.
public struct BoundNames: Sendable, Equatable {
  /// What a name stands for.
  public enum Kind: Sendable {
    case value, object
    /// A faulty `let` was to bind it; nothing more is said of it.
    case unknown
  }

  private var kinds: [String: Kind] = [:]

  /// No names.
  public init() {}

  /// What a name stands for, if it is bound.
  public subscript(name: String) -> Kind? {
    get { kinds[name] }
    set { kinds[name] = newValue }
  }

  /// All names, sorted.
  public var all: [String] { kinds.keys.sorted() }
}
