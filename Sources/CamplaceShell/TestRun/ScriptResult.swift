/// How one script of a test run ended.
struct ScriptResult: Codable, Sendable, Equatable {
  enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed
    /// A command or an expectation failed.
    case failed
    /// It ended with findings that neither it nor the baseline expects.
    case findings
    case skipped
    /// It makes no sense, or could not be read.
    case unparsable
    /// Its process was ended by a signal.
    case crashed
    case timedOut = "timed-out"
    case outOfMemory = "out-of-memory"
    /// A fault of camsh itself.
    case internalFault = "internal-fault"
    /// Ctrl-C came before it had ended.
    case interrupted
  }

  /// A place in a script or in a file that it includes.
  struct Place: Codable, Sendable, Equatable {
    let file: String
    let line: Int
    let column: Int
  }

  /// What a statement did wrong; also what it was doing when the process ended.
  struct Failure: Codable, Sendable, Equatable {
    /// Nil where it belongs to no place, such as a file that can't be read.
    var place: Place?
    /// How many steps had been done before it.
    var step: Int
    /// The statement in its canonical spelling; nil where the script could not be read.
    var statement: String?
    /// What happened, on one line.
    var message: String
    /// More lines, such as the difference to a transcript, or a parse error's excerpt.
    var details: [String] = []
  }

  /// The path as it was named, or as found in a folder that was named.
  var script: String
  /// Which of several repetitions, counted from 1; nil where there is only one.
  var repetition: Int?
  var outcome: Outcome
  /// Why it is skipped.
  var reason: String?
  /// The signal that ended its process, as `SIGILL`.
  var signal: String?
  var tags: [String] = []
  /// How many steps were done.
  var steps = 0
  var microseconds = 0
  var failures: [Failure] = []
  /// All that it did not expect, those that the baseline knows included.
  var findings: [ReportedFinding] = []
  /// What it printed, without colours; kept where it did not pass.
  var output = ""
}
