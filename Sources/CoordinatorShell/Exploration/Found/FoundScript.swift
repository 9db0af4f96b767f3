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
  /// Whether a replay reproduced the problem.
  package let isConfirmed: Bool
  /// False if Ctrl-C ended the exploration before a replay.
  package var isTried: Bool?
  /// The finding, if the script reproduces one.
  package var finding: ReportedFinding?
  /// Whether another visit shows the abandoned object again, because the app keeps it on purpose.
  package var isTakenBack: Bool?

  /// The result of replaying the script.
  package enum Confirmation {
    case reproduced, notReproduced, notTried

    /// Why the script may not reproduce the problem.
    package var doubt: String? {
      switch self {
      case .reproduced: nil
      case .notReproduced: "a replay did not reproduce it"
      case .notTried: "the exploration was interrupted before a replay"
      }
    }
  }

  package var confirmation: Confirmation {
    isConfirmed ? .reproduced : isTried == false ? .notTried : .notReproduced
  }

  /// Whether another replay refuted the problem.
  ///
  /// Only counts prove growth, and those of the replay didn't grow; or the app used again what
  /// seemed abandoned.
  package var isRefuted: Bool {
    verdict == "growing" && confirmation == .notReproduced || isTakenBack == true
  }

  /// Whether both are about the same reference.
  ///
  /// A cycle through another screen is another finding, but the same mistake, as is what grows in a loop because of a
  /// reference, and what one capture retains in another way.
  package func isSameMistake(as other: FoundScript) -> Bool {
    guard let reference = finding?.reference, reference == other.finding?.reference else {
      return false
    }
    let isCapture = reference.contains("capture of type ")
    guard subject == other.subject else { return isCapture && verdict == other.verdict }
    return isCapture || verdict == other.verdict || isGrowth || other.isGrowth
  }

  /// Whether only counts show the problem, and not an object that should be gone.
  package var isGrowth: Bool { verdict == Finding.Verdict.growing.rawValue }

  /// Whether both scripts make the same moves and show the same problem.
  ///
  /// Several paths to one crash are one problem.
  package func isSameScript(as other: FoundScript) -> Bool {
    verdict == other.verdict && statements == other.statements
  }

  private var statements: [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}

extension ReportedFinding {
  /// The reference to change, such as `NavigationEngine.children[_]`, or the one to the newest of a growing number of
  /// objects; nil if neither is known.
  fileprivate var reference: String? {
    let place = verdict == .growing ? links.count - 1 : cut?.link
    guard let place, links.indices.contains(place) else { return nil }
    let link = links[place]
    let field = link.field.replacing(/\[\d+\]/, with: "[_]")
    return "\(link.holder.prefix { $0 != "#" }).\(field)"
  }
}
