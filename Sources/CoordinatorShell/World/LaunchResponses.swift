import CoordinatorKit
import HeadlessUIKit
import ShellLanguage
import Synchronization

/// The responses to the requests of one launch.
package final class LaunchResponses: Sendable {
  /// A request that no file responds to.
  package struct Unanswered: Error, CustomStringConvertible {
    let request: AppNetwork.Request
    /// The file that would respond.
    let place: String

    package var description: String {
      "\(request.method) \(request.url) has no answer, so the app is offline; "
        + "\(place) would answer it"
    }
  }

  private struct State {
    var counts: [AppNetwork.Request: Int] = [:]
    var unanswered: [Unanswered] = []
    var connection: Connection
    /// What the app's decoding makes up values from.
    var sample: AppNetwork.Sample?
    var pages = SamplePages()
  }

  private let folder: ResponseFolder?
  private let state: Mutex<State>

  init(folder: ResponseFolder?, connection: Connection) {
    self.folder = folder
    state = Mutex(State(connection: connection))
  }

  /// What answers requests for which there is no file.
  var connection: Connection { state.withLock { $0.connection } }

  /// Responds to the requests that begin from now on; with files that respond, the device has a connection.
  @MainActor func begin(_ network: AppNetwork) {
    connect(to: connection, network)
    if folder != nil { NetworkConnection.current.setAvailable(true) }
    _ = network.respond { [self] in response(to: $0, fetch: $1) }
  }

  /// Answers the requests that end from now on in another way.
  @MainActor func connect(to connection: Connection, _ network: AppNetwork) {
    let sample = connection == .samples ? network.beginSampling() : nil
    state.withLock { state in
      state.connection = connection
      state.sample = sample
    }
    NetworkConnection.current.setAvailable(connection != .offline)
  }

  private func response(
    to request: AppNetwork.Request, fetch: () -> AppNetwork.Response?
  ) -> AppNetwork.Response? {
    let (number, connection) = state.withLock { state in
      state.counts[request, default: 0] += 1
      return (state.counts[request, default: 0], state.connection)
    }
    guard let folder else { return sample(for: request) }
    if connection == .server, !folder.hasRecorded(request, number: number), let fetched = fetch() {
      folder.record(fetched, to: request, number: number)
      return fetched
    }
    if let response = folder.response(to: request, number: number) { return response }
    if connection == .samples { return sample(for: request) }
    let unanswered = Unanswered(request: request, place: folder.place(for: request))
    state.withLock { $0.unanswered.append(unanswered) }
    return nil
  }

  private func sample(for request: AppNetwork.Request) -> AppNetwork.Response? {
    state.withLock { state in
      guard let sample = state.sample else { return nil }
      return sample(state.pages.page(of: request))
    }
  }

  /// Writes the recorded responses; returns write failures, and the requests since the last call
  /// that no file responds to.
  @MainActor func takeReports(_ files: any FileAccess) -> [any Error] {
    guard let folder else { return [] }
    let unanswered = state.withLock { state in
      defer { state.unanswered = [] }
      return state.unanswered
    }
    return folder.write(files) + unanswered
  }
}
