import HeadlessUIKit

/// Whether an object serves one flow after another on a container, as a navigator or router does.
///
/// A coordinator belongs to a single flow, even if it is a container's delegate.
@MainActor enum ContainerService {
  /// Whether an object that isn't in charge of a flow is the delegate of one of these containers.
  static func isDone(by object: AnyObject, for screens: [Screen]) -> Bool {
    guard !(object is UIViewController), !CoordinatorClassifier.isInCharge(type(of: object)) else {
      return false
    }
    return screens.contains { screen in
      switch screen.lifetime.viewController {
      case let container as UINavigationController: container.delegate === object
      case let container as UITabBarController: container.delegate === object
      default: false
      }
    }
  }
}
