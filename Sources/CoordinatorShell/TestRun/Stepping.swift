import ShellLanguage

/// The outcome of one step of a script, just enough to tell it from another.
package struct Stepping: Codable, Sendable, Equatable {
  /// The location of its statement.
  package let place: ScriptResult.Place?
  /// A fingerprint of the tree and the findings.
  package let state: UInt64

  /// The number of steps that are compared.
  package static let most = 10_000
}

/// Records the outcome of each step of a session.
@MainActor package final class StepRecorder {
  package private(set) var steppings: [Stepping] = []

  package init() {}

  package func record(_ session: Session) {
    guard session.stepCount > 0, steppings.count < Stepping.most else { return }
    // The standard hash would differ between processes.
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
      state = (state ^ 0xff) &* 0x100_0000_01b3
    }
    session.tree.visit { node in
      add(node.label.text)
      add(node.title ?? "")
      add(node.isVisible ? "visible" : "")
    }
    add("\(session.standingFindings.count)")
    steppings.append(
      Stepping(place: session.moment.location.map(ScriptResult.Place.init), state: state))
  }
}
