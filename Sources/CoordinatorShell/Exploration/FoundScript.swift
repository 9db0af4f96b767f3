import ShellLanguage

/// A script that reproduces a problem found by exploring.
package struct FoundScript: Sendable, Equatable, Codable {
  package let signature: String
  /// A finding's verdict such as `abandoned`; else `notice`, `failure` or `crash`.
  package let verdict: String
  /// The subject: a type, or the message.
  package let subject: String
  /// The complete script.
  package let text: String
  /// The number of moves.
  package let steps: Int
  /// Whether the script passes because it expects the problem; a script can't expect a crash or a
  /// failure.
  package let isExpected: Bool
  /// Whether the shrunk script reproduced the problem.
  package let isConfirmed: Bool
  /// The finding, if the script reproduces one.
  package var finding: ReportedFinding?

  /// Whether both scripts make the same moves and show the same; several paths to one crash are one
  /// problem.
  package func isSameScript(as other: FoundScript) -> Bool {
    verdict == other.verdict && statements == other.statements
  }

  private var statements: [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
