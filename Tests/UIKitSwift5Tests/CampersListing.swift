// The listings of "iOS Coordinator 패턴 with (UIKit + MVVM)" (scenes, transition styles, a current view
// controller), typed in as they stand; view code aside. Top-level types are private to this file.
import UIKit

private enum TransitionStyle {
  case root
  case push
  case modal
}

private enum Scene {
  case list(CamperListViewModel)
  case detail(CamperDetailViewModel)
}

extension Scene {
  fileprivate var instantiate: UIViewController {
    switch self {
    case .list(let viewModel):
      let listVC = CamperListViewController()
      listVC.bind(viewModel)

      return UINavigationController(rootViewController: listVC)
    case .detail(let viewModel):
      let detailVC = CamperDetailViewController()
      detailVC.bind(viewModel)

      return detailVC
    }
  }
}

private protocol SceneCoordinatorType {
  func transition(to scene: Scene, using style: TransitionStyle, animated: Bool)
  func close(animated: Bool)
}

private class SceneCoordinator: NSObject, SceneCoordinatorType {
  private let window: UIWindow
  private var currentVC: UIViewController!

  init(window: UIWindow) {
    self.window = window
  }

  func transition(to scene: Scene, using style: TransitionStyle, animated: Bool) {
    let targetVC = scene.instantiate

    switch style {
    case .root:
      window.rootViewController = targetVC
      currentVC = targetVC.sceneViewController
    case .push:
      guard let nav = currentVC.navigationController else { break }
      targetVC.navigationController?.delegate = self
      nav.pushViewController(targetVC, animated: animated)
    case .modal:
      currentVC.present(targetVC, animated: animated)
      currentVC = targetVC.sceneViewController
      currentVC.presentationController?.delegate = self
    }
  }

  func close(animated: Bool) {
    // modal 방식으로 띄웠다면, dismiss
    if let presentingVC = currentVC.presentingViewController {
      currentVC.dismiss(animated: animated) {
        self.currentVC = presentingVC
      }
      // navigation 방식으로 push했다면 pop
    } else if let nav = currentVC.navigationController {
      guard nav.popViewController(animated: animated) != nil else {
        return
      }

      // swift-format-ignore: NeverForceUnwrap, as it stands in the document
      currentVC = nav.viewControllers.last!
      // 둘다 아니면 에러
    } else {
      fatalError()
    }
  }
}

extension SceneCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    currentVC = presentationController.presentingViewController.sceneViewController
  }
}

extension SceneCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    currentVC = viewController.sceneViewController
  }
}

extension UIViewController {
  fileprivate var sceneViewController: UIViewController {
    return self.children.last ?? self
  }
}

// What the document names and does not list.

private class CamperListViewModel {}
private class CamperDetailViewModel {}

private class CamperListViewController: UIViewController {
  func bind(_ viewModel: CamperListViewModel) {}
}

private class CamperDetailViewController: UIViewController {
  func bind(_ viewModel: CamperDetailViewModel) {}
}

class CampersSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: SceneCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    coordinator = SceneCoordinator(window: window)
    coordinator?.transition(to: .list(CamperListViewModel()), using: .root, animated: false)
    window.makeKeyAndVisible()
  }

  func showDetailAsModal() {
    coordinator?.transition(to: .detail(CamperDetailViewModel()), using: .modal, animated: true)
  }

  func close() {
    coordinator?.close(animated: true)
  }
}
