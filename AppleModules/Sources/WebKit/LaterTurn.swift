import UIKit

/// Runs a completion handler in a later turn of the run loop, and keeps it until then.
@MainActor func inLaterTurn(_ body: @escaping @MainActor () -> Void) {
  HeadlessDevice.current.clock.schedule(after: .zero, body)
}
