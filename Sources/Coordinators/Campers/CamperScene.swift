import UIKit

extension Campers {
  /// How a scene comes.
  enum TransitionStyle {
    case root, push, modal
  }

  /// A screen as a value, with the view model that it is bound to when it is made.
  enum Scene {
    case list(CamperListViewModel)
    case detail(CamperDetailViewModel)
  }
}

extension Campers.Scene {
  /// The screen, bound; a list brings a navigation controller along unless it is pushed into one.
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
  /// The screen that a container shows; itself if it contains none.
  var sceneViewController: UIViewController {
    children.last ?? self
  }
}

extension Campers {
  /// Tells that a modal was dismissed; UIKit's delegate hears only of a finger that does it.
  @MainActor protocol Dismissable: UIViewController {
    var onDismiss: (() -> Void)? { get set }
  }

  /// The stack that a list stands in.
  public final class SceneNavigationController: UINavigationController, Dismissable {
    var onDismiss: (() -> Void)?

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { onDismiss?() }
    }
  }
}
