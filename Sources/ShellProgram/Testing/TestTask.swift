import CoordinatorShellCore
import ShellLanguage

/// A script to run, with its header.
struct TestTask: Sendable {
  var script: String
  /// The repetition; nil if there is only one.
  var repetition: Int?
  var tags: [String] = []
  var limits: TestLimits
  /// The result, if it is known without running: skipped, or unparsable.
  var known: ScriptResult?
}

/// The limits of a script.
struct TestLimits: Sendable, Equatable {
  var time: Duration = .seconds(60)
  var memory = MemorySize(kilobytes: 1 << 20)
}
