import CoordinatorKit

extension Flow {
  /// The user wants to log in.
  struct LogIn: TextEvent {
    static let name = "login"
    static let parameter = Route.Parameter.text("password")
    static let examples = ["open sesame"]
    let password: String

    init(password: String) {
      self.password = password
    }

    init(text: String) {
      self.init(password: text)
    }
  }

  /// The user wants to log out.
  struct LogOut: PlainEvent {
    static let name = "logout"
  }

  /// The profile's name has changed.
  struct Rename: TextEvent {
    static let name = "rename"
    static let parameter = Route.Parameter.text("name")
    let newName: String

    init(newName: String) {
      self.newName = newName
    }

    init(text: String) {
      self.init(newName: text)
    }
  }

  /// The profile is being viewed; sent while its flow starts.
  struct Visit: PlainEvent {
    static let name = "visit"
  }

  /// An event without an argument.
  protocol PlainEvent: FlowEvent {
    init()
  }

  /// An event with a text as its argument.
  protocol TextEvent: FlowEvent {
    init(text: String)
  }
}

extension Flow.PlainEvent {
  static var parameter: Route.Parameter { .none }

  init(_ argument: RouteArgument) throws(RouteFailure) {
    guard argument == .none else { throw .unexpectedArgument }
    self.init()
  }
}

extension Flow.TextEvent {
  init(_ argument: RouteArgument) throws(RouteFailure) {
    guard let text = argument.text else { throw .missingArgument(Self.parameter) }
    self.init(text: text)
  }
}
