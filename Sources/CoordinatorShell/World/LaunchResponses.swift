import CoordinatorKit
import Synchronization

/// The responses to the requests of one launch.
package final class LaunchResponses: Sendable {
  init() {}

  /// Responds to the requests that begin from now on.
  @MainActor func begin(_ network: AppNetwork) {
    _ = network.respond { _, _ in nil }
  }
}
