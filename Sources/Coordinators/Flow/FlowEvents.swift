import CoordinatorKit

extension Flow {
  /// The user wants to log in.
  struct LogIn: FlowEvent {
    static let name = "login"
    static let parameter = Route.Parameter.text("password")
    static let examples = ["open sesame"]
    let password: String

    init(password: String) {
      self.password = password
    }

    init(_ argument: RouteArgument) throws(RouteFailure) {
      guard let text = argument.text else { throw .missingArgument(Self.parameter) }
      password = text
    }
  }

  /// The user wants to log out.
  struct LogOut: FlowEvent {
    static let name = "logout"
    static let parameter = Route.Parameter.none

    init() {}

    init(_ argument: RouteArgument) throws(RouteFailure) {
      guard argument == .none else { throw .unexpectedArgument }
    }
  }

  /// The profile's name has changed.
  struct Rename: FlowEvent {
    static let name = "rename"
    static let parameter = Route.Parameter.text("name")
    let newName: String

    init(newName: String) {
      self.newName = newName
    }

    init(_ argument: RouteArgument) throws(RouteFailure) {
      guard let text = argument.text else { throw .missingArgument(Self.parameter) }
      newName = text
    }
  }

  /// The profile is being viewed; sent while its flow starts.
  struct Visit: FlowEvent {
    static let name = "visit"
    static let parameter = Route.Parameter.none

    init() {}

    init(_ argument: RouteArgument) throws(RouteFailure) {
      guard argument == .none else { throw .unexpectedArgument }
    }
  }
}
