import CoordinatorKit
import Foundation
import ShellLanguage

/// What a launched app finds outside its own code; every launch of a session finds the same.
package struct LaunchWorld: Sendable {
  /// The files that respond to the app's requests; nil if nothing responds.
  package var responses: ResponseFolder?
  /// Whether the app may use the network.
  package var hasNetwork = false
  /// The values in the app's defaults.
  package var defaults: [DefaultsEntry] = []

  package init() {}

  /// Throws if an app can't find this.
  @MainActor func check(_ app: HostedApp) throws(StepFailure) {
    if !defaults.isEmpty, app.guestRule == nil {
      throw .elsewhere("'% defaults' is for hosted apps; \(app.name) keeps nothing in UserDefaults")
    }
    if responses != nil, app.network == nil {
      throw .elsewhere(
        "'% answers' requires a hosted app whose shell calls main(hosting:network: .urlSession)")
    }
  }

  /// Prepares a launch of a hosted app; returns the responses to its requests, or nil if it uses
  /// the network.
  @MainActor func begin(_ app: HostedApp) -> LaunchResponses? {
    // Other apps have no home of their own.
    guard app.guestRule != nil else { return nil }
    for entry in defaults { UserDefaults.standard.set(entry.value.object, forKey: entry.key) }
    guard let network = app.network, !hasNetwork || responses != nil else { return nil }
    let responses = LaunchResponses(folder: responses, hasNetwork: hasNetwork)
    responses.begin(network)
    return responses
  }

  /// The header lines of a script at `path` that describe it; nil for a script that can be anywhere.
  @MainActor package func header(ofScriptAt path: String?, _ files: any FileAccess) -> [String] {
    Self.header(answers: responses?.path, defaults, ofScriptAt: path, files)
  }

  /// The header lines of a script at `path` for a folder of responses and for defaults.
  @MainActor package static func header(
    answers: String?, _ defaults: [DefaultsEntry], ofScriptAt path: String?,
    _ files: any FileAccess
  ) -> [String] {
    let folder = answers.map { answers in
      let target = files.absolute(answers)
      return path.map { SourcePath.path(to: target, from: files.absolute($0)) } ?? target
    }
    return (folder.map { ["% answers: \($0)"] } ?? []) + defaults.map { "% defaults: \($0.text)" }
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
