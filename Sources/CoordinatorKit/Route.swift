/// One move that a coordinator offers by name: `push detail 3`.
///
/// A coordinator lists its routes in one static table; parsing, help, completion and exploring all
/// read that table. A class, since the table is asked for at every move, and its rows do not change.
@MainActor public final class Route {
  /// How the new screen comes.
  public enum Verb: String, Sendable, CaseIterable {
    case push, present, root
  }

  /// What a route needs to know.
  public enum Parameter: Sendable, Equatable {
    case none
    /// One of a kind that the app knows by number or name, such as `item`. Where the app's
    /// `ShellExtension` adds an argument kind of that name, the shell completes it.
    case item(of: String)
    /// One of a list that counts from 1; the name says of what.
    case number(of: String)
    /// A text; the name says what it is.
    case text(String, isOptional: Bool = false)

    /// What the argument is called in the query of a link; empty for none.
    public var name: String {
      switch self {
      case .none: ""
      case .item(let kind): kind
      case .number(let name): name
      case .text(let name, _): name
      }
    }
  }

  public let verb: Verb
  public let name: String
  public let parameter: Parameter
  /// One line for help and completion.
  public let summary: String
  /// Sample arguments of the route, which exploring follows it with.
  public let examples: [String]

  private let action: @MainActor (any Coordinator, RouteArgument) throws(RouteFailure) -> Void

  /// A route of `Owner`; `action` makes the move.
  public init<Owner: Coordinator>(
    _ verb: Verb, _ name: String, takes parameter: Parameter = .none, summary: String,
    examples: [String] = [], of owner: Owner.Type = Owner.self,
    action: @escaping @MainActor (Owner, RouteArgument) throws(RouteFailure) -> Void
  ) {
    self.verb = verb
    self.name = name
    self.parameter = parameter
    self.summary = summary
    self.examples = examples
    self.action = { coordinator, argument throws(RouteFailure) in
      guard let owner = coordinator as? Owner else { throw .foreignCoordinator }
      try action(owner, argument)
    }
  }

  /// Makes the move.
  public func follow(
    from coordinator: any Coordinator, with argument: RouteArgument
  ) throws(RouteFailure) {
    try action(coordinator, argument)
  }
}

/// What was typed after a route's name.
public enum RouteArgument: Sendable, Equatable {
  case none
  case number(Int)
  case text(String)
}

/// Why a route could not be followed.
public enum RouteFailure: Error, Equatable {
  case missingArgument(Route.Parameter)
  case unexpectedArgument
  /// A name that several items answer to.
  case ambiguousItem(String, matches: [String])
  /// The route was taken from another coordinator's table.
  case foreignCoordinator
  /// A list counts from 1 to `count` and has no such item; `command` lists them, where there is one.
  case noItem(of: String, RouteArgument, count: Int, command: String? = nil)
  /// The route's screen is up already.
  case alreadyShown
  /// The visible screen stands in no navigation controller that could push another.
  case noNavigationController
  /// The visible screen is the root of everything.
  case nothingToClose
  /// The query of a link has no item of that name.
  case noLinkItem(String, given: [String])
}

extension RouteArgument {
  /// The item that a number counted from 1 means.
  public func item<Item>(
    of list: [Item], called name: String
  ) throws(RouteFailure) -> Item {
    if case .none = self { throw .missingArgument(.number(of: name)) }
    guard case .number(let number) = self, list.indices.contains(number - 1) else {
      throw .noItem(of: name, self, count: list.count)
    }
    return list[number - 1]
  }

  /// What was typed, as a text; nil for nothing.
  public var text: String? {
    switch self {
    case .none: nil
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}
