/// The information with which an extension creates its services for a session.
@MainActor public struct ServicesRequest {
  /// The values of the extension's own options, by name.
  public let options: [String: String]
  /// Whether a user types the session; a script starts without any of the user's data.
  public let isInteractive: Bool
  /// The folder for data that outlives the session; nil if the environment names none.
  public let dataFolder: String?
  /// The state to use instead of a new one: a replay in a second session works on a copy.
  public let state: (any ReplayedState)?
  /// Prints a line that belongs to no command.
  public let notice: @MainActor (String) -> Void
  /// Receives an error that a screen reports instead of failing.
  public let report: @MainActor (any Error) -> Void

  package init(
    options: [String: String] = [:], isInteractive: Bool = false, dataFolder: String? = nil,
    state: (any ReplayedState)? = nil, notice: @escaping @MainActor (String) -> Void = { _ in },
    report: @escaping @MainActor (any Error) -> Void = { _ in }
  ) {
    self.options = options
    self.isInteractive = isInteractive
    self.dataFolder = dataFolder
    self.state = state
    self.notice = notice
    self.report = report
  }

  /// The same request with another receiver of what screens report.
  package func reporting(to report: @escaping @MainActor (any Error) -> Void) -> ServicesRequest {
    ServicesRequest(
      options: options, isInteractive: isInteractive, dataFolder: dataFolder, state: state,
      notice: notice, report: report)
  }

  /// The same request with another replayed state.
  package func using(_ state: (any ReplayedState)?) -> ServicesRequest {
    ServicesRequest(
      options: options, isInteractive: isInteractive, dataFolder: dataFolder, state: state,
      notice: notice, report: report)
  }
}
