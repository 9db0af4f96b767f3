import CoordinatorShellCore

/// Collects output instead of writing it.
@MainActor package final class CollectedOutput: Output {
  package private(set) var text = ""
  package private(set) var errors = ""

  package init() {}

  package func write(_ text: String) { self.text += text }
  package func writeError(_ text: String) { errors += text }
}
