import CoordinatorKit
import Foundation

/// What a launched app finds outside its own code; every launch of a session finds the same.
package struct LaunchWorld: Sendable {
  /// Whether the app may use the network.
  package var hasNetwork = false

  package init() {}

  /// Lets the network of a launch be this world's; returns what the launch's requests lead to, or
  /// nil if the app asks the network itself.
  @MainActor func begin(_ network: AppNetwork?) -> LaunchResponses? {
    guard let network, !hasNetwork else { return nil }
    let responses = LaunchResponses()
    responses.begin(network)
    return responses
  }
}
