import CoordinatorKit
import UIKit

extension Issues {
  /// A screen with a coordinator of its own, which it knows only by a protocol.
  public class Screen: UIViewController {
    /// The defect: a strong reference to `coordinator`.
    fileprivate(set) var strongCoordinator: AnyObject?
  }
}

extension Issues.ScreenCoordinator {
  /// Stores a created screen as the coordinator's own; only its container retains it.
  func adopt(_ screen: Issues.Screen) {
    self.screen = screen
    if environment.defects[Issues.strongCoordinator] { screen.strongCoordinator = self }
  }
}
