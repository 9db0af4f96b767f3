import ShellLanguage

/// A problem that an exploration found, as a script that shows it.
package struct FoundScript: Sendable, Equatable, Codable {
  package let signature: String
  /// `abandoned`, `leaked`, … of a finding; `notice`, `failure` or `crash` of anything else.
  package let verdict: String
  /// What it is about: a type, or what was said.
  package let subject: String
  /// The script, whole.
  package let text: String
  /// How many moves it makes.
  package let steps: Int
  /// Whether the script passes since it expects the finding; what crashes or fails cannot be expected.
  package let isExpected: Bool
  /// Whether the shrunk script showed the same when it was done again.
  package let isConfirmed: Bool
  /// The finding itself, where it is one that the script shows.
  package var finding: ReportedFinding?

  /// Whether the other does the same and shows the same: a crash that several ways lead to is one problem.
  package func isSameScript(as other: FoundScript) -> Bool {
    verdict == other.verdict && statements == other.statements
  }

  private var statements: [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
