/// The exit status of the process.
package enum ExitCode: Int32, Sendable, Codable {
  case ok = 0
  /// A command or an expectation failed.
  case failed = 1
  /// A finding that the script doesn't expect.
  case findings = 3
  /// The command line is wrong, or a script can't be parsed.
  case usage = 64
  /// A fault of camsh itself.
  case internalError = 70
  /// Every script is skipped.
  case skipped = 80
  case interrupted = 130
}
