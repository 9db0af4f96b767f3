import ShellTestSupport
import UIKit

@testable import CoordinatorShellCore
@testable import ShellLanguage

// A modal wizard: a child coordinator with its own stack in a sheet that can't be dismissed with
// unsaved changes.

protocol WizardCoordinating: AnyObject {
  var parentCoordinator: WizardCoordinating? { get set }
  var childCoordinators: [WizardCoordinating] { get set }
  func start()
  func childDidFinish(_ child: WizardCoordinating)
}

extension WizardCoordinating {
  func childDidFinish(_ child: WizardCoordinating) {
    childCoordinators.removeAll { $0 === child }
  }
}

class WizardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: TripsCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let navigationController = UINavigationController()
    coordinator = TripsCoordinator(navigationController: navigationController)
    coordinator?.start()
    window = UIWindow(windowScene: scene)
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
  }
}

class TripsCoordinator: NSObject, WizardCoordinating {
  weak var parentCoordinator: WizardCoordinating?
  var childCoordinators: [WizardCoordinating] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let trips = UIViewController()
    trips.title = "Trips"
    trips.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction(title: "Add") { [weak self] _ in self?.startWizard() })
    navigationController.setViewControllers([trips], animated: false)
  }

  private func startWizard() {
    let child = NewTripCoordinator(presenter: navigationController)
    child.parentCoordinator = self
    childCoordinators.append(child)
    child.start()
  }
}

class NewTripCoordinator: NSObject, WizardCoordinating {
  weak var parentCoordinator: WizardCoordinating?
  var childCoordinators: [WizardCoordinating] = []
  private weak var presenter: UIViewController?
  private let navigationController = UINavigationController()
  private var hasChanges = false

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let name = StepViewController(title: "Name", buttons: ["Type", "Next", "Close"])
    name.delegate = self
    navigationController.viewControllers = [name]
    navigationController.modalPresentationStyle = .pageSheet
    if let sheet = navigationController.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    navigationController.presentationController?.delegate = self
    presenter?.present(navigationController, animated: true)
  }

  private func finish() {
    presenter?.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      self.parentCoordinator?.childDidFinish(self)
    }
  }

  private func askToDiscard() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { _ in self.finish() })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    navigationController.present(sheet, animated: true)
  }
}

extension NewTripCoordinator: StepViewControllerDelegate {
  func step(_ step: StepViewController, didTap button: String) {
    switch button {
    case "Type":
      hasChanges = true
      navigationController.isModalInPresentation = true
    case "Next":
      let place = StepViewController(title: "Place", buttons: ["Save"])
      place.delegate = self
      navigationController.show(place, sender: self)
    case "Close" where hasChanges:
      askToDiscard()
    default:
      finish()
    }
  }
}

extension NewTripCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    askToDiscard()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    parentCoordinator?.childDidFinish(self)
  }
}

protocol StepViewControllerDelegate: AnyObject {
  func step(_ step: StepViewController, didTap button: String)
}

class StepViewController: UIViewController {
  weak var delegate: StepViewControllerDelegate?
  private let buttons: [String]

  init(title: String, buttons: [String]) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let stack = UIStackView()
    for title in buttons {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in delegate?.step(self, didTap: title) }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    view = stack
  }
}
