// "Coordinator Design Pattern" (a coordinator for each view controller, a weak finish delegate),
// written from its prose and its sequence diagram; it has no listings. Top-level types are private
// to this file.
import UIKit

private protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(_ childCoordinator: Coordinator)
}

private protocol Coordinator: AnyObject {
  var finishDelegate: CoordinatorFinishDelegate? { get set }
  var navigationController: UINavigationController { get set }
  var childCoordinators: [Coordinator] { get set }
  func start()
}

private final class AppCoordinator: Coordinator, CoordinatorFinishDelegate {
  weak var finishDelegate: CoordinatorFinishDelegate?
  var navigationController: UINavigationController
  var childCoordinators: [Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let issueListCoordinator = IssueListCoordinator(navigationController: navigationController)
    issueListCoordinator.finishDelegate = self
    childCoordinators.append(issueListCoordinator)
    issueListCoordinator.start()
  }

  func coordinatorDidFinish(_ childCoordinator: Coordinator) {
    childCoordinators = childCoordinators.filter { $0 !== childCoordinator }
  }
}

private protocol IssueListViewControllerDelegate: AnyObject {
  func didTapIssueCreatorButton()
}

private final class IssueListCoordinator: Coordinator, CoordinatorFinishDelegate,
  IssueListViewControllerDelegate
{
  weak var finishDelegate: CoordinatorFinishDelegate?
  var navigationController: UINavigationController
  var childCoordinators: [Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let issueListViewController = IssueListViewController()
    issueListViewController.coordinator = self
    navigationController.viewControllers = [issueListViewController]
  }

  func didTapIssueCreatorButton() {
    let issueCreatorCoordinator = IssueCreatorCoordinator(
      navigationController: navigationController)
    issueCreatorCoordinator.finishDelegate = self
    childCoordinators.append(issueCreatorCoordinator)
    issueCreatorCoordinator.start()
  }

  func coordinatorDidFinish(_ childCoordinator: Coordinator) {
    childCoordinators = childCoordinators.filter { $0 !== childCoordinator }
  }
}

private final class IssueCreatorCoordinator: Coordinator {
  weak var finishDelegate: CoordinatorFinishDelegate?
  var navigationController: UINavigationController
  var childCoordinators: [Coordinator] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let issueCreatorViewController = IssueCreatorViewController()
    issueCreatorViewController.coordinator = self
    navigationController.present(issueCreatorViewController, animated: true)
  }

  func didFinish() {
    navigationController.dismiss(animated: true) { [weak self] in
      guard let self = self else { return }
      self.finishDelegate?.coordinatorDidFinish(self)
    }
  }
}

private final class IssueListViewController: UIViewController {
  weak var coordinator: IssueListViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Issues"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.coordinator?.didTapIssueCreatorButton() })
  }
}

private final class IssueCreatorViewController: UIViewController {
  weak var coordinator: IssueCreatorCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(
      primaryAction: UIAction(title: "done") { [weak self] _ in self?.coordinator?.didFinish() })
    view.addSubview(done)
  }
}

class IssuesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let navigationController = UINavigationController()
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
    appCoordinator = AppCoordinator(navigationController: navigationController)
    appCoordinator?.start()
  }
}
