/// A call of a route that a coordinator declares: `push detail 3`.
package struct RouteCall: Sendable, Equatable {
  /// How the route shows its screen.
  package enum Verb: String, Sendable, CaseIterable {
    case push, present, root
  }

  /// How the route shows its screen.
  package let verb: Verb
  /// The route's name.
  package let name: String
  /// The route's argument.
  package let arguments: [Argument]

  /// A call of a route.
  package init(_ verb: Verb, _ name: String, _ arguments: [Argument] = []) {
    self.verb = verb
    self.name = name
    self.arguments = arguments
  }
}

extension RouteCall: CustomStringConvertible {
  /// The call in script syntax.
  package var description: String {
    arguments.reduce("\(verb.rawValue) \(Word.spelling(of: name))") { "\($0) \($1)" }
  }
}
