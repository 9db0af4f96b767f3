import HeadlessUIKit

extension LifeMonitor {
  /// Whether an object serves one flow after another on a container in the hierarchy, as a navigator or router does.
  ///
  /// It is the container's delegate. A coordinator belongs to a single flow, even if it is a
  /// container's delegate.
  func servesContainer(_ object: AnyObject) -> Bool {
    guard !(object is UIViewController), !CoordinatorClassifier.isInCharge(type(of: object)) else {
      return false
    }
    return present.contains { screen in
      switch screen.lifetime.viewController {
      case let container as UINavigationController: container.delegate === object
      case let container as UITabBarController: container.delegate === object
      default: false
      }
    }
  }
}
