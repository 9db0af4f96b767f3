import CoordinatorKit
import ShellLanguage

/// Lines with columns, for what an added command prints; wide characters keep their columns.
public enum TextTable {
  /// A line for each row; control characters in cells are escaped.
  ///
  /// Where there are no more than so many `columns`, the widest cells are cut, and end in an ellipsis.
  public static func lines(
    _ rows: [[String]], rightAligned: Set<Int> = [], columns: Int? = nil
  ) -> [String] {
    Columns.lines(
      rows.map { $0.map(\.escapedForTerminal) }, rightAligned: rightAligned, within: columns)
  }
}

/// A route's failure in the shell's words, for an added command that resolves arguments as routes do.
public struct RouteError: Error, CustomStringConvertible {
  private let failure: RouteFailure
  private let call: String

  /// A failure of what was written as `call`.
  public init(_ failure: RouteFailure, call: String) {
    self.failure = failure
    self.call = call
  }

  public var description: String { StepFailure.route(failure, call: call).message }
}
