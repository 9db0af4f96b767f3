import SwiftSyntax

/// A reduction of the code around an error that may be tried.
struct ReductionCandidate {
  enum Kind: String {
    case attribute, macro, override, adaptation, type, conformance, defaultArgument, initialValue,
      expression
    case condition, statement, closure, body, member
  }

  var kind: Kind
  /// The reduced node, for the ledger and for protection.
  var node: Syntax
  var edit: Edit
}

extension ReductionCandidate.Kind {
  /// Whether the code still does the same, as far as the missing modules permit.
  var losesNothing: Bool { self == .adaptation || self == .override || self == .attribute }

  /// The order in which kinds of code are reduced.
  var rank: Int {
    switch self {
    case .adaptation, .attribute, .macro, .override: 0
    case .type, .conformance: 1
    case .defaultArgument: 2
    case .initialValue: 3
    case .expression, .condition, .closure: 4
    case .statement: 5
    case .body: 6
    case .member: 7
    }
  }
}
