/// A move that a coordinator offers by name: `push detail 3`.
///
/// A coordinator lists its routes in one static table, which parsing, help, completion, and
/// `explore` all read. `Route` is a class because every move reads the table, and copying a
/// structure would retain its fields.
@MainActor public final class Route {
  /// How the new screen appears: on a navigation stack, presented, or as the new root.
  public enum Verb: String, Sendable, CaseIterable {
    case push, present, root
  }

  /// The kind of argument that a route takes.
  public enum Parameter: Sendable, Equatable {
    case none
    /// An item that the app knows by number or name, such as `item`. If the app's `ShellExtension`
    /// adds an argument kind with that name, the shell completes it.
    case item(of: String)
    /// A position in a list that starts at 1; the name says which list.
    case number(of: String)
    /// Text; the name says what it means.
    case text(String, isOptional: Bool = false)

    /// The argument's name in a link's query; empty if the route takes none.
    public var name: String {
      switch self {
      case .none: ""
      case .item(let kind): kind
      case .number(let name): name
      case .text(let name, _): name
      }
    }
  }

  /// The command that follows the route.
  public let verb: Verb
  /// The name after the verb, such as `detail`; a deep link uses it too.
  public let name: String
  /// The argument that the route takes.
  public let parameter: Parameter
  /// A one-line summary for help and completion.
  public let summary: String
  /// Sample arguments that `explore` uses with the route.
  public let examples: [String]

  private let action: @MainActor (any Coordinator, RouteArgument) throws(RouteFailure) -> Void

  /// Creates a route of `Owner`.
  ///
  /// `action` performs the move. It receives the coordinator, so that a static table doesn't
  /// capture it, and throws a failure that the shell prints as the command's error.
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

  /// Performs the move.
  ///
  /// Throws `RouteFailure.foreignCoordinator` if the coordinator isn't an `Owner`.
  public func follow(
    from coordinator: any Coordinator, with argument: RouteArgument
  ) throws(RouteFailure) {
    try action(coordinator, argument)
  }
}

/// The argument typed after a route's name.
public enum RouteArgument: Sendable, Equatable {
  case none
  /// A number, such as the position of an item.
  case number(Int)
  /// Any other argument.
  case text(String)
}

/// Why a route couldn't be followed.
public enum RouteFailure: Error, Equatable {
  /// The route takes an argument, and the command has none.
  case missingArgument(Route.Parameter)
  /// The command has an argument, and the route takes none.
  case unexpectedArgument
  /// Several items match the name.
  case ambiguousItem(String, matches: [String])
  /// The route belongs to another coordinator's table.
  case foreignCoordinator
  /// The list has `count` items, numbered from 1, and not this one; `command`, if any, lists them.
  case noItem(of: String, RouteArgument, count: Int, command: String? = nil)
  /// The route's screen is already shown.
  case alreadyShown
  /// The visible screen isn't in a navigation controller that could push another.
  case noNavigationController
  /// The visible screen is the root.
  case nothingToClose
  /// The link's query has no item with that name.
  case noLinkItem(String, given: [String])
}

extension RouteArgument {
  /// The item at the argument's position, counted from 1.
  ///
  /// Throws a failure with `name` if the argument isn't a number, or is out of range.
  public func item<Item>(
    of list: [Item], called name: String
  ) throws(RouteFailure) -> Item {
    if case .none = self { throw .missingArgument(.number(of: name)) }
    guard case .number(let number) = self, list.indices.contains(number - 1) else {
      throw .noItem(of: name, self, count: list.count)
    }
    return list[number - 1]
  }

  /// The argument as text; nil if there was none.
  public var text: String? {
    switch self {
    case .none: nil
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}
