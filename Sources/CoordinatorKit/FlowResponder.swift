/// Something that happened in a flow, for whichever coordinator above handles it.
public protocol FlowEvent: Sendable {
  /// What `send` calls it.
  static var name: String { get }
  static var parameter: Route.Parameter { get }
  /// Sample arguments of the event, which exploring sends: the password of a demo account, say.
  static var examples: [String] { get }

  /// The event as it is typed.
  @MainActor init(_ argument: RouteArgument) throws(RouteFailure)
}

extension FlowEvent {
  public static var examples: [String] { [] }
}

/// A link of a chain of coordinators: events go up until one handles them.
///
/// The chain is set when a child is added, so that nobody between the sender and the one that
/// handles an event has to know of it.
@MainActor public protocol FlowResponder: Coordinator {
  /// Weak in those who conform: the one above keeps the one below.
  var nextFlowResponder: (any FlowResponder)? { get set }

  /// The events that this one handles; the same table every time.
  var handlers: [FlowHandler] { get }
}

/// An event that went all the way up and was handled by nobody.
public struct UnhandledFlowEvent: Error, CustomStringConvertible {
  public let event: String
  /// The type of the coordinator that sent it.
  public let sender: String

  public var description: String { "nobody above \(sender) handles '\(event)'" }
}

extension FlowResponder {
  public var handlers: [FlowHandler] { [] }

  /// Gives the event to the first that handles it, this one included.
  public func sendFlowEvent<Event: FlowEvent>(_ event: Event) throws(UnhandledFlowEvent) {
    var responder: (any FlowResponder)? = self
    while let current = responder {
      for handler in current.handlers where handler.handle(event, in: current) { return }
      responder = current.nextFlowResponder
    }
    throw UnhandledFlowEvent(event: Event.name, sender: "\(type(of: self))")
  }
}

/// What a coordinator does about one kind of event.
@MainActor public struct FlowHandler {
  public let name: String
  public let parameter: Route.Parameter
  /// One line for help and completion.
  public let summary: String
  /// Sample arguments of the event, which exploring sends.
  public let examples: [String]

  private let makeEvent: @MainActor (RouteArgument) throws(RouteFailure) -> any FlowEvent
  private let respond: @MainActor (any FlowResponder, any FlowEvent) -> Bool

  /// `respond` says whether it did handle the event; if not, it goes on up.
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

  /// The event that was typed.
  public func event(from argument: RouteArgument) throws(RouteFailure) -> any FlowEvent {
    try makeEvent(argument)
  }

  func handle(_ event: any FlowEvent, in responder: any FlowResponder) -> Bool {
    respond(responder, event)
  }
}
