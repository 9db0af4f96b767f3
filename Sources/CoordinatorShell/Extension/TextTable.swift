import CoordinatorKit
import ShellLanguage

/// A table of text for an added command; aligns columns by display width.
public enum TextTable {
  /// One line for each row, with control characters in cells escaped.
  ///
  /// If the terminal has fewer `columns`, truncates the widest cells with an ellipsis.
  public static func lines(
    _ rows: [[String]], rightAligned: Set<Int> = [], columns: Int? = nil
  ) -> [String] {
    Columns.lines(
      rows.map { $0.map(\.escapedForTerminal) }, rightAligned: rightAligned, within: columns)
  }
}

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
