import UIKit

public protocol ViewControllable: AnyObject {
  var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  public var uiviewController: UIViewController { self }
}

public protocol ViewableRouting: Routing {
  var viewControllable: any ViewControllable { get }
}

/// A router that retains a view controller.
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
  ViewableRouting
{
  public let viewController: ViewControllerType
  public let viewControllable: any ViewControllable

  public init(interactor: InteractorType, viewController: ViewControllerType) {
    guard let viewControllable = viewController as? any ViewControllable else {
      fatalError("\(viewController) should conform to ViewControllable")
    }
    self.viewController = viewController
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
  }
}

public protocol LaunchRouting: ViewableRouting {
  func launch(from window: UIWindow)
}

extension LaunchRouting {
  /// The name of `launch(from:)` in RIBs 0.9.
  public func launchFromWindow(_ window: UIWindow) { launch(from: window) }
}

/// The router at the root of the tree, which fills a window.
open class LaunchRouter<InteractorType, ViewControllerType>:
  ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
  public override init(interactor: InteractorType, viewController: ViewControllerType) {
    super.init(interactor: interactor, viewController: viewController)
  }

  public final func launch(from window: UIWindow) {
    window.rootViewController = viewControllable.uiviewController
    window.makeKeyAndVisible()
    interactable.activate()
    load()
  }
}

public protocol Presentable: AnyObject {}

open class Presenter<ViewControllerType>: Presentable {
  public let viewController: ViewControllerType

  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
