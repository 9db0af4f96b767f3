import Foundation

extension NSPredicate {
  /// A predicate from a format with its arguments; a condition that isn't supported is true.
  ///
  /// - Note: Foundation on Linux creates predicates only from closures.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    // Created once and never changed.
    nonisolated(unsafe) let parsed = PredicateParser.parse(format, arguments ?? [])
    self.init { object, _ in parsed.holds(for: object) }
  }
}

extension NSSortDescriptor {
  /// Sorts by a property's name; objects without a value come first.
  ///
  /// - Note: Foundation on Linux sorts only by key paths.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      ComparedValues.order(
        KeyPathValue.read(key ?? "", of: one), KeyPathValue.read(key ?? "", of: other))
    }
  }
}
