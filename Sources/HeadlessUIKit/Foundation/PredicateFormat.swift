import Foundation

/// A predicate's format: comparisons joined by AND, OR and NOT, with parentheses.
///
/// An unsupported condition, such as SUBQUERY, is true, so that it excludes nothing.
indirect enum PredicateFormat {
  case constant(Bool)
  case not(PredicateFormat)
  case all([PredicateFormat])
  case any([PredicateFormat])
  case comparison(Operand, Operator, Operand, ignoresCase: Bool)

  enum Operand {
    case value(Any?)
    case keyPath(String)
    case list([Operand])
    /// `ANY children.name`: one of several values.
    case anyOf(String)

    func value(for object: Any?) -> Any? {
      switch self {
      case .value(let value): value
      case .keyPath(let path), .anyOf(let path): KeyPathValue.read(path, of: object)
      case .list(let operands): operands.map { $0.value(for: object) as Any }
      }
    }
  }

  enum Operator: String {
    case equal = "==", unequal = "!=", less = "<", greater = ">", atMost = "<=", atLeast = ">="
    case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES", isIn = "IN", between = "BETWEEN"
  }

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let format): !format.holds(for: object)
    case .all(let formats): formats.allSatisfy { $0.holds(for: object) }
    case .any(let formats): formats.contains { $0.holds(for: object) }
    case .comparison(.anyOf(let path), let relation, let right, let ignoresCase):
      Self.elements(KeyPathValue.read(path, of: object)).contains {
        relation.holds($0, right.value(for: object), ignoresCase: ignoresCase)
      }
    case .comparison(let left, let relation, let right, let ignoresCase):
      relation.holds(left.value(for: object), right.value(for: object), ignoresCase: ignoresCase)
    }
  }

  static func elements(_ value: Any?) -> [Any] {
    switch KeyPathValue.unwrapped(value) {
    case nil: []
    case let list as [Any]: list
    case let set as Set<AnyHashable>: Array(set)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as NSArray: list.map { $0 }
    case let value?: [value]
    }
  }
}

extension PredicateFormat.Operator {
  func holds(_ left: Any?, _ right: Any?, ignoresCase: Bool) -> Bool {
    func text(_ value: Any?) -> String {
      let text = KeyPathValue.unwrapped(value).map { "\($0)" } ?? ""
      return ignoresCase ? text.lowercased() : text
    }
    switch self {
    case .equal:
      return ignoresCase ? text(left) == text(right) : ComparedValues.areEqual(left, right)
    case .unequal:
      return ignoresCase ? text(left) != text(right) : !ComparedValues.areEqual(left, right)
    case .less: return ComparedValues.order(left, right) == .orderedAscending
    case .greater: return ComparedValues.order(left, right) == .orderedDescending
    case .atMost: return ComparedValues.order(left, right) != .orderedDescending
    case .atLeast: return ComparedValues.order(left, right) != .orderedAscending
    case .contains:
      if KeyPathValue.unwrapped(left) is String { return text(left).contains(text(right)) }
      return PredicateFormat.elements(left).contains { ComparedValues.areEqual($0, right) }
    case .beginsWith: return text(left).hasPrefix(text(right))
    case .endsWith: return text(left).hasSuffix(text(right))
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: text(right))
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      return Self.matches(text(left), pattern)
    case .matches: return Self.matches(text(left), text(right))
    case .isIn:
      if let whole = KeyPathValue.unwrapped(right) as? String { return whole.contains(text(left)) }
      return PredicateFormat.elements(right).contains {
        ignoresCase ? text($0) == text(left) : ComparedValues.areEqual($0, left)
      }
    case .between:
      let bounds = PredicateFormat.elements(right)
      guard bounds.count == 2 else { return true }
      return ComparedValues.order(bounds[0], left) != .orderedDescending
        && ComparedValues.order(left, bounds[1]) != .orderedDescending
    }
  }

  /// Whether the whole text matches.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }
}
