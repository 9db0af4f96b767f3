import CoordinatorKit
import Foundation
import ShellLanguage

/// What a launched app finds outside its own code; every launch of a session finds the same.
package struct LaunchWorld: Sendable {
  /// The files that respond to the app's requests; nil if nothing responds.
  package var responses: ResponseFolder?
  /// What answers the other requests.
  package var connection = Connection.offline
  /// The values in the app's defaults.
  package var defaults: [DefaultsEntry] = []

  package init() {}

  /// Throws if an app can't find this.
  @MainActor func check(_ app: HostedApp) throws(StepFailure) {
    if !defaults.isEmpty, !app.isGuest {
      throw .elsewhere("'% defaults' is for hosted apps; \(app.name) keeps nothing in UserDefaults")
    }
    if responses != nil, app.network == nil {
      throw .elsewhere(
        "'% answers' requires a hosted app whose shell calls main(hosting:network: .urlSession)")
    }
    if connection == .samples, app.network == nil {
      throw .elsewhere(
        "'--samples' and '% network: samples' require a hosted app whose shell calls "
          + "main(hosting:network: .urlSession)")
    }
  }

  /// Prepares a launch of a hosted app; returns the responses to its requests, or nil if the server
  /// responds to all.
  @MainActor func begin(_ app: HostedApp) -> LaunchResponses? {
    // Other apps have no home of their own.
    guard app.isGuest else { return nil }
    for entry in defaults { UserDefaults.standard.set(entry.value.object, forKey: entry.key) }
    guard let network = app.network, connection != .server || responses != nil
    else { return nil }
    let responses = LaunchResponses(folder: responses, connection: connection)
    responses.begin(network)
    return responses
  }

  /// The header lines of a script at `path` that describe it; nil for a script that can be anywhere.
  @MainActor package func header(ofScriptAt path: String?, _ files: any FileAccess) -> [String] {
    Self.header(answers: responses?.path, connection, defaults, ofScriptAt: path, files)
  }

  /// The header lines of a script at `path` for a folder of responses, a connection and defaults.
  @MainActor package static func header(
    answers: String?, _ connection: Connection?, _ defaults: [DefaultsEntry],
    ofScriptAt path: String?, _ files: any FileAccess
  ) -> [String] {
    let folder = answers.map { answers in
      let target = files.absolute(answers)
      return path.map { SourcePath.path(to: target, from: files.absolute($0)) } ?? target
    }
    return (folder.map { ["% answers: \($0)"] } ?? [])
      + (connection == .samples ? ["% network: samples"] : [])
      + defaults.map { "% defaults: \($0.text)" }
  }
}

extension DefaultsEntry.Value {
  /// The object that the app reads.
  fileprivate var object: Any {
    switch self {
    case .string(let text): text
    case .bool(let isTrue): isTrue
    case .integer(let number): number
    case .float(let number): number
    case .date(let seconds): Date(timeIntervalSince1970: seconds)
    case .data(let bytes): Data(bytes)
    case .array(let texts): texts
    case .dictionary(let texts): texts
    }
  }
}
