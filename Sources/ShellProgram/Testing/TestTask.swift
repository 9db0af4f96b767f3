import CoordinatorShellCore
import ShellLanguage

/// One script to run, with what its header says about it.
struct TestTask: Sendable {
  var script: String
  /// Which of several repetitions; nil where there is only one.
  var repetition: Int?
  var tags: [String] = []
  var limits: TestLimits
  /// The result that it has without being run: skipped, or it makes no sense.
  var known: ScriptResult?
}

/// What a script may take at most.
struct TestLimits: Sendable, Equatable {
  var time: Duration = .seconds(60)
  var memory = MemorySize(kilobytes: 1 << 20)
}
