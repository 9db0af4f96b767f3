import CoordinatorKit
import ShellLanguage

/// A route's failure in the shell's words, for an added command that resolves arguments like a
/// route.
public struct RouteError: Error, CustomStringConvertible {
  private let failure: RouteFailure
  private let call: String

  /// A failure of the statement `call`.
  public init(_ failure: RouteFailure, call: String) {
    self.failure = failure
    self.call = call
  }

  public var description: String { StepFailure.route(failure, call: call).message }
}
