import Foundation

/// A timer or display link that the run loop retains until the app ends it.
@MainActor package protocol Repeating: AnyObject {
  /// Whether the app hasn't ended it yet.
  var isRepeating: Bool { get }
}

extension Timer: Repeating {
  package var isRepeating: Bool { isValid }
}
