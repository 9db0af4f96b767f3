import ShellLanguage

/// The verdicts as SARIF's rules, and a script's other outcomes as its notifications.
package enum SARIFRules {
  package static let rules = Finding.Verdict.allCases.map { verdict in
    let words = words(verdict)
    return SARIFLog.Descriptor(
      id: verdict.rawValue, name: words.name, shortDescription: SARIFLog.Text(text: words.short),
      fullDescription: SARIFLog.Text(text: words.full),
      help: SARIFLog.Text(text: words.help, markdown: words.help))
  }

  package static let notifications =
    ScriptResult.Outcome.allCases.compactMap { outcome in
      words(outcome).map {
        SARIFLog.Descriptor(id: outcome.rawValue, shortDescription: SARIFLog.Text(text: $0))
      }
    } + [
      SARIFLog.Descriptor(
        id: "baseline", shortDescription: SARIFLog.Text(text: "A baseline entry is out of date."))
    ]

  private struct Words {
    package let name: String
    package let short: String
    package let full: String
    package let help: String
  }

  private static func words(_ verdict: Finding.Verdict) -> Words {
    switch verdict {
    case .leaked:
      Words(
        name: "Leaked", short: "An object survives in a cycle of strong references.",
        full: "The object is alive although no scene, window or service reaches it: a cycle of "
          + "strong references retains it.",
        help: "In the cycle, make the reference that points back up weak: usually a delegate, a "
          + "parent, or self captured by a closure.")
    case .abandoned:
      Words(
        name: "Abandoned", short: "An object outlives its screen or its flow.",
        full: "The object is still retained, although its screen has left the hierarchy or its "
          + "flow is over.",
        help: "Remove the marked reference on the path from the root: usually a child that was "
          + "never removed, or an observer or a timer that was never ended.")
    case .vanished:
      Words(
        name: "Vanished", short: "An object was deallocated while it was needed.",
        full: "The object was deallocated although it was still on screen or its flow hadn't "
          + "ended.",
        help: "Give it an owner that lives as long as it is needed: usually its parent's list of "
          + "children, or a property instead of a local variable.")
    case .growing:
      Words(
        name: "Growing", short: "Every turn of a loop leaves one more object alive.",
        full: "The number of objects of the type grows with every turn of a loop that ends where "
          + "it began.",
        help: "Remove what every turn adds: usually a child that is added and never removed.")
    case .misuse:
      Words(
        name: "Misuse", short: "UIKit rejected a call.",
        full: "UIKit warned about a call and ignored it; on a device, the warning is easy to miss.",
        help: "Check before the call whether it is possible: usually a presentation from a screen "
          + "that already presents one, or that isn't in a window.")
    case .structure:
      Words(
        name: "Structure", short: "Coordinators and screens don't match.",
        full: "A coordinator is attached and shows nothing, is the child of two parents, or a "
          + "screen's coordinator was deallocated.",
        help: "Add a child where its flow starts, once, and remove it where the flow ends.")
    }
  }

  /// An outcome other than findings; nil if it needs no notification.
  private static func words(_ outcome: ScriptResult.Outcome) -> String? {
    switch outcome {
    case .passed, .findings, .skipped: nil
    case .failed: "A command or an expectation failed."
    case .unparsable: "A script can't be parsed or read."
    case .crashed: "A script's process was ended by a signal."
    case .timedOut: "A script exceeded its time limit."
    case .outOfMemory: "A script exceeded its memory limit."
    case .internalFault: "An error in camsh itself."
    case .interrupted: "A script was interrupted."
    }
  }
}
