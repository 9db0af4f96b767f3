/// An event in a flow, sent up the coordinators until one handles it.
public protocol FlowEvent: Sendable {
  /// The name that `send` uses.
  static var name: String { get }
  /// The argument that `send` takes after the name.
  static var parameter: Route.Parameter { get }
  /// Sample arguments that `explore` sends, such as the password of a demo account.
  static var examples: [String] { get }

  /// Creates the event from the argument of `send`.
  ///
  /// Throws if the argument doesn't match `parameter`.
  @MainActor init(_ argument: RouteArgument) throws(RouteFailure)
}

extension FlowEvent {
  /// No examples.
  public static var examples: [String] { [] }
}

/// A link in a chain of coordinators: events travel up until one coordinator handles them.
///
/// Adding a child sets up the chain, so coordinators between the sender and the handler don't need
/// to know about the event.
@MainActor public protocol FlowResponder: Coordinator {
  /// The next coordinator up, usually the parent.
  ///
  /// Declare it `weak`, because the parent retains the child.
  var nextFlowResponder: (any FlowResponder)? { get set }

  /// The events that this coordinator handles.
  ///
  /// The table never changes, so return a static constant.
  var handlers: [FlowHandler] { get }
}

/// An event that reached the top of the chain without being handled.
public struct UnhandledFlowEvent: Error, CustomStringConvertible {
  /// The name of the event.
  public let event: String
  /// The type of the coordinator that sent it.
  public let sender: String

  /// The message of the shell, with the sender and the event.
  public var description: String { "no coordinator above \(sender) handles '\(event)'" }
}

extension FlowResponder {
  /// No events: the coordinator passes all of them on.
  public var handlers: [FlowHandler] { [] }

  /// Sends the event to the first coordinator that handles it, starting with this one.
  ///
  /// Throws if no coordinator up to the end of the chain handles the event.
  public func sendFlowEvent<Event: FlowEvent>(_ event: Event) throws(UnhandledFlowEvent) {
    var responder: (any FlowResponder)? = self
    while let current = responder {
      for handler in current.handlers where handler.handle(event, in: current) { return }
      responder = current.nextFlowResponder
    }
    throw UnhandledFlowEvent(event: Event.name, sender: "\(type(of: self))")
  }
}

/// How a coordinator handles one kind of event.
@MainActor public struct FlowHandler {
  /// The name of the event.
  public let name: String
  /// The argument that the event takes.
  public let parameter: Route.Parameter
  /// A one-line summary for help and completion.
  public let summary: String
  /// Sample arguments that `explore` sends with the event.
  public let examples: [String]

  private let makeEvent: @MainActor (RouteArgument) throws(RouteFailure) -> any FlowEvent
  private let respond: @MainActor (any FlowResponder, any FlowEvent) -> Bool

  /// Creates a handler for one type of event.
  ///
  /// `respond` receives the coordinator, so that a static table doesn't capture it. It returns
  /// whether it handled the event; if not, the event continues up the chain.
  public init<Owner: FlowResponder, Event: FlowEvent>(
    _ event: Event.Type, summary: String, of owner: Owner.Type,
    respond: @escaping @MainActor (Owner, Event) -> Bool
  ) {
    name = Event.name
    parameter = Event.parameter
    examples = Event.examples
    self.summary = summary
    makeEvent = { argument throws(RouteFailure) in try Event(argument) }
    self.respond = { responder, event in
      guard let owner = responder as? Owner, let event = event as? Event else { return false }
      return respond(owner, event)
    }
  }

  /// Creates the event from a typed argument.
  public func event(from argument: RouteArgument) throws(RouteFailure) -> any FlowEvent {
    try makeEvent(argument)
  }

  func handle(_ event: any FlowEvent, in responder: any FlowResponder) -> Bool {
    respond(responder, event)
  }
}
