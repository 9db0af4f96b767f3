import UIKit

/// Prints when it is deallocated, which iOS never does.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  deinit { print("a farewell") }
}
