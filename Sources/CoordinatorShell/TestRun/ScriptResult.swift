import ShellLanguage

/// How one script of a test run ended.
package struct ScriptResult: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable, CaseIterable {
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
  package struct Place: Codable, Sendable, Equatable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// What a statement did wrong; also what it was doing when the process ended.
  package struct Failure: Codable, Sendable, Equatable {
    /// Nil where it belongs to no place, such as a file that can't be read.
    package var place: Place?
    /// How many steps had been done before it.
    package var step: Int
    /// The statement in its canonical spelling; nil where the script could not be read.
    package var statement: String?
    /// What happened, on one line.
    package var message: String
    /// More lines, such as the difference to a transcript, or a parse error's excerpt.
    package var details: [String] = []

    package init(
      place: Place? = nil, step: Int, statement: String? = nil, message: String,
      details: [String] = []
    ) {
      self.place = place
      self.step = step
      self.statement = statement
      self.message = message
      self.details = details
    }
  }

  /// The path as it was named, or as found in a folder that was named.
  package var script: String
  /// Which of several repetitions, counted from 1; nil where there is only one.
  package var repetition: Int?
  package var outcome: Outcome
  /// Why it is skipped.
  package var reason: String?
  /// The signal that ended its process, as `SIGILL`.
  package var signal: String?
  package var tags: [String] = []
  /// How many steps were done.
  package var steps = 0
  package var microseconds = 0
  package var failures: [Failure] = []
  /// All that it did not expect, those that the baseline knows included.
  package var findings: [ReportedFinding] = []
  /// What it printed, without colors; kept where it did not pass.
  package var output = ""
  /// The scripts that show what exploring from its end found; nil where nothing was.
  package var explored: [FoundScript]?
  /// What each step came to, for comparing repetitions; nil unless that was asked for.
  package var steppings: [Stepping]?
  /// What every statement did; nil unless that was asked for.
  package var trace: ScriptTrace?

  package init(
    script: String, repetition: Int? = nil, outcome: Outcome, reason: String? = nil,
    signal: String? = nil, tags: [String] = [], steps: Int = 0, microseconds: Int = 0,
    failures: [Failure] = [], findings: [ReportedFinding] = [], output: String = ""
  ) {
    self.script = script
    self.repetition = repetition
    self.outcome = outcome
    self.reason = reason
    self.signal = signal
    self.tags = tags
    self.steps = steps
    self.microseconds = microseconds
    self.failures = failures
    self.findings = findings
    self.output = output
  }
}
