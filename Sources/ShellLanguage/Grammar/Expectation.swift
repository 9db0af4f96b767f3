/// What `expect` checks about the current state.
package struct Expectation: Sendable, Equatable {
  /// Whether the claim must be false.
  package let isNegated: Bool
  /// The claim.
  package let claim: Claim

  /// Creates an expectation, which may be negated.
  package init(_ claim: Claim, isNegated: Bool = false) {
    self.claim = claim
    self.isNegated = isNegated
  }

  /// A claim that is true or false.
  package enum Claim: Sendable, Equatable {
    case visible(ScreenReference)
    case presented(ScreenReference)
    /// The visible navigation stack, from its root.
    case stack([ScreenReference])
    case tab(TabReference)
    case title(String)
    case depth(Comparison)
    case control(String, isEnabled: Bool? = nil)
    /// The visible screen shows a text.
    case text(String)
    /// A row of the visible screen's list shows a text.
    case row(Int, String)
    case misuse(String)
    case notice(String)
    case detent(String)
    case route(RouteCall.Verb, String)
    /// A verdict on a type has a finding; optionally, the retaining path contains a field.
    case finding(Verdict, String, through: String?)
    case noFindings
    /// The last `repeat` left this many more instances of a type than its first iteration had.
    case growth(String, Comparison)
    /// The last `repeat` left no more instances of any type than its first iteration had.
    case noGrowth
    /// A type has this many live instances.
    case alive(String, Comparison)
    /// An added expectation.
    case added(AddedCall)
  }
}

/// A comparison with a number: `>= 3`.
package struct Comparison: Sendable, Equatable {
  /// A comparison operator.
  package enum Operator: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// The comparison operator.
  package let comparison: Operator
  /// The number to compare with.
  package let number: Int

  /// Creates a comparison with a number.
  package init(_ comparison: Operator, _ number: Int) {
    self.comparison = comparison
    self.number = number
  }

  /// Whether a number satisfies the comparison.
  package func holds(for actual: Int) -> Bool {
    switch comparison {
    case .equal: actual == number
    case .notEqual: actual != number
    case .less: actual < number
    case .lessOrEqual: actual <= number
    case .greater: actual > number
    case .greaterOrEqual: actual >= number
    }
  }
}

extension Comparison: CustomStringConvertible {
  /// The expectation in script syntax.
  package var description: String { "\(comparison.rawValue) \(number)" }
}

extension Expectation: CustomStringConvertible {
  /// The claim in script syntax, without `expect`.
  package var description: String {
    isNegated ? "not \(claim)" : claim.description
  }
}

extension Expectation.Claim: CustomStringConvertible {
  /// The comparison in script syntax.
  package var description: String {
    switch self {
    case .visible(let screen): "visible \(screen)"
    case .presented(let screen): "presented \(screen)"
    case .stack(let screens): screens.reduce("stack") { "\($0) \($1)" }
    case .tab(let tab): "tab \(tab)"
    case .title(let text): "title \(Word.spelling(of: text))"
    case .depth(let comparison): "depth \(comparison)"
    case .added(let call): call.description
    case .control(let name, let isEnabled):
      "control \(Word.spelling(of: name))"
        + (isEnabled.map { $0 ? " enabled" : " disabled" } ?? "")
    case .text(let text): "text \(Word.spelling(of: text))"
    case .row(let number, let text): "row \(number) \(Word.spelling(of: text))"
    case .misuse(let text): "misuse \(Word.spelling(of: text))"
    case .notice(let text): "notice \(Word.spelling(of: text))"
    case .detent(let name): "detent \(Word.spelling(of: name))"
    case .finding(let verdict, let type, let field):
      "finding \(verdict.rawValue) \(Word.spelling(of: type))"
        + (field.map { " through \(Word.spelling(of: $0))" } ?? "")
    case .noFindings: "no findings"
    case .growth(let type, let comparison): "growth \(Word.spelling(of: type)) \(comparison)"
    case .noGrowth: "no growth"
    case .alive(let type, let comparison): "alive \(Word.spelling(of: type)) \(comparison)"
    case .route(let verb, let name): "route \(verb.rawValue) \(Word.spelling(of: name))"
    }
  }
}
