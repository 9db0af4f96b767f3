/// What the process tells its caller.
package enum ExitCode: Int32, Sendable, Codable {
  case ok = 0
  /// A command or an expectation failed.
  case failed = 1
  /// Something survived that should have died, or died too early, and nobody expected it.
  case findings = 3
  /// The command line or a script makes no sense.
  case usage = 64
  /// A fault of camsh itself.
  case internalError = 70
  /// Every script says that it is not to be run.
  case skipped = 80
  case interrupted = 130
}
