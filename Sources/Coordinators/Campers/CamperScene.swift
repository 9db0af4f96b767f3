import UIKit

extension Campers {
  /// How a screen appears.
  enum TransitionStyle {
    case root, push, modal
  }

  /// A screen as a value, with the view model that it will be bound to.
  enum Scene {
    case list(CamperListViewModel)
    case detail(CamperDetailViewModel)
  }
}

extension Campers.Scene {
  /// Creates the bound screen; a list comes with a navigation controller unless it is pushed.
  @MainActor func instantiate(using style: Campers.TransitionStyle) -> UIViewController {
    switch self {
    case .list(let viewModel):
      let listVC = Campers.CamperListViewController()
      listVC.bind(viewModel)
      return style == .push ? listVC : Campers.SceneNavigationController(rootViewController: listVC)
    case .detail(let viewModel):
      let detailVC = Campers.CamperDetailViewController()
      detailVC.bind(viewModel)
      return detailVC
    }
  }
}

extension UIViewController {
  /// The screen that a container shows, or the view controller itself if it isn't a container.
  var sceneViewController: UIViewController {
    children.last ?? self
  }
}

extension Campers {
  /// Reports a programmatic dismissal, which UIKit's delegate methods don't.
  @MainActor protocol Dismissable: UIViewController {
    var onDismiss: (() -> Void)? { get set }
  }

  /// The navigation controller that contains a list.
  public final class SceneNavigationController: UINavigationController, Dismissable {
    var onDismiss: (() -> Void)?

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onDismiss?() }
    }
  }
}
