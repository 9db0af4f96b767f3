import UIKit

// An app that creates coordinators early: one that isn't started yet, and one whose screen UIKit
// refuses.

final class EarlySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: EarlyAppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    coordinator = EarlyAppCoordinator()
    window.rootViewController = coordinator?.home
    window.makeKeyAndVisible()
  }
}

final class EarlyAppCoordinator {
  let home = EarlyHomeViewController()
  private let profile = EarlyProfileCoordinator()
  private var picker: EarlyPickerCoordinator?

  init() {
    home.onPick = { [unowned self] in
      picker = EarlyPickerCoordinator()
      if let picker { home.present(picker.stack, animated: true) }
    }
    home.onProfile = { [unowned self] in home.present(profile.stack, animated: true) }
  }
}

final class EarlyProfileCoordinator {
  let stack = UINavigationController(rootViewController: UIViewController())
}

final class EarlyPickerCoordinator {
  let stack = UINavigationController(rootViewController: UIViewController())
}

final class EarlyHomeViewController: UIViewController {
  var onPick: () -> Void = {}
  var onProfile: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Pick") { [unowned self] in onPick() }
    add("Profile") { [unowned self] in onProfile() }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
