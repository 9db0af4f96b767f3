import ShellLanguage

/// What one step of a script came to, as little of it as tells it from another.
package struct Stepping: Codable, Sendable, Equatable {
  /// The place of its statement.
  package let place: ScriptResult.Place?
  /// A number that another tree, or other findings, hardly have.
  package let state: UInt64

  /// More steps of a script are not compared.
  package static let most = 10_000
}

/// Writes down what each step of a session comes to.
@MainActor package final class StepRecorder {
  package private(set) var steppings: [Stepping] = []

  package init() {}

  package func record(_ session: Session) {
    guard session.stepCount > 0, steppings.count < Stepping.most else { return }
    // Not the standard hash, which another process seeds otherwise.
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
