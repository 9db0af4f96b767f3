import ShellLanguage

/// The result of one script in a test run.
package struct ScriptResult: Codable, Sendable, Equatable {
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed
    /// A command or an expectation failed.
    case failed
    /// It ended with findings that neither the script nor the baseline expects.
    case findings
    case skipped
    /// It can't be parsed or read.
    case unparsable
    /// A signal ended its process.
    case crashed
    case timedOut = "timed-out"
    case outOfMemory = "out-of-memory"
    /// A fault of camsh itself.
    case internalFault = "internal-fault"
    /// Ctrl-C interrupted it.
    case interrupted
  }

  /// A location in a script or in a file that it includes.
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

  /// A failed statement, or the statement at which the process ended.
  package struct Failure: Codable, Sendable, Equatable {
    /// Nil if it has no location, such as a file that can't be read.
    package var place: Place?
    /// The number of steps before it.
    package var step: Int
    /// The statement in its canonical spelling; nil if the script couldn't be read.
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

  /// The path as it was given, or as found in a folder that was given.
  package var script: String
  /// The repetition, counted from 1; nil without repetitions.
  package var repetition: Int?
  package var outcome: Outcome
  /// Why it was skipped.
  package var reason: String?
  /// The signal that ended its process, such as `SIGILL`.
  package var signal: String?
  package var tags: [String] = []
  /// The number of steps.
  package var steps = 0
  package var microseconds = 0
  package var failures: [Failure] = []
  /// All unexpected findings, including those in the baseline.
  package var findings: [ReportedFinding] = []
  /// The output without colors, if the script did not pass.
  package var output = ""
  /// The scripts that show what exploring from its end found; nil if it found nothing.
  package var explored: [FoundScript]?
  /// The outcome of each step, for comparing repetitions; nil if not requested.
  package var steppings: [Stepping]?
  /// What every statement did; nil if not requested.
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
