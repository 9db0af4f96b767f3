/// What UIKit would have said about a call that it does not accept.
public struct Misuse: Sendable, Equatable {
  public enum Outcome: Sendable, Equatable {
    /// UIKit prints a warning and ignores the call.
    case warning
    /// UIKit raises: on a device the app would be gone.
    case exception(name: String)
  }

  public let outcome: Outcome
  /// UIKit's own words, objects named by label (`<PlaceListViewController#2>`).
  public let message: String
  /// The label of the object that received the call.
  public let receiver: String
  /// The call, as it is written in code: `present(_:animated:completion:)`.
  public let call: String

  static func warning(_ message: String, on receiver: NSObject, _ call: String) -> Misuse {
    Misuse(outcome: .warning, message: message, receiver: label(of: receiver), call: call)
  }

  static func invalidArgument(_ message: String, on receiver: NSObject, _ call: String) -> Misuse {
    Misuse(
      outcome: .exception(name: "NSInvalidArgumentException"), message: message,
      receiver: label(of: receiver), call: call)
  }

  static func inconsistency(_ message: String, on receiver: NSObject, _ call: String) -> Misuse {
    Misuse(
      outcome: .exception(name: "NSInternalInconsistencyException"), message: message,
      receiver: label(of: receiver), call: call)
  }

  /// Views by their class: they have no numbers, and their addresses differ from run to run.
  private static func label(of receiver: NSObject) -> String {
    receiver is UIView ? "<\(type(of: receiver))>" : receiver.description
  }
}
