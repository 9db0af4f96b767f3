import CoordinatorKit
import UIKit

extension Issues {
  /// A screen that has a coordinator of its own, which it knows by a protocol only.
  public class Screen: UIViewController {
    /// The defect: what the screen's `coordinator` is without its `weak`.
    fileprivate(set) var strongCoordinator: AnyObject?
  }
}

extension Issues.ScreenCoordinator {
  /// Takes a screen that was made as the coordinator's own; it lives by its container's reference.
  func adopt(_ screen: Issues.Screen) {
    self.screen = screen
    if environment.defects[Issues.strongCoordinator] { screen.strongCoordinator = self }
  }
}
