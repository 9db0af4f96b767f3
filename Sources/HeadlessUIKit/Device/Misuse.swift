/// UIKit's response to an invalid call.
///
/// - Note: Not in UIKit.
public struct Misuse: Sendable, Equatable {
  public enum Outcome: Sendable, Equatable {
    /// UIKit prints a warning and ignores the call.
    case warning
    /// UIKit raises an exception, which would end the app on a device.
    case exception(name: String)
  }

  public let outcome: Outcome
  /// UIKit's own message, with objects named by label (`<PlaceListViewController#2>`).
  public let message: String
  /// The label of the object that received the call.
  public let receiver: String
  /// The call as written in code: `present(_:animated:completion:)`.
  public let call: String
  /// The return addresses of the calls that led to it, innermost first, if the host reads them.
  public var callers: [UInt] = []

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

  /// Labels an object without a name of its own by its class, because views have no numbers and
  /// addresses differ between runs.
  private static func label(of receiver: NSObject) -> String {
    let description = receiver is UIView ? "" : receiver.description
    return description.isEmpty || description.contains(": 0x")
      ? "<\(type(of: receiver))>" : description
  }
}
