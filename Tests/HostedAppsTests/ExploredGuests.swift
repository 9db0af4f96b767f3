import UIKit

// An app of the usual kind, whose mistakes can be planted one by one.

enum NotesMistake: String, CaseIterable {
  case none
  /// A page's closure captures the page.
  case selfInClosure
  /// A flow that is over stays among the children.
  case childStays
  /// A swipe ends the sheet without notifying the coordinator.
  case deafToSwipe
  /// The first screen retains the coordinator whose navigation controller retains it.
  case strongCoordinator
  /// No mistake: the first screen's observer ends when the screen disappears, and the app has one scene.
  case observerOnScreen
}

@MainActor enum NotesSetup {
  static var mistake = NotesMistake.none
}

class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: NotesCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    if NotesSetup.mistake == .observerOnScreen { UIApplication.shared.sceneManifest = [:] }
    let navigationController = UINavigationController()
    coordinator = NotesCoordinator(navigationController: navigationController)
    coordinator?.start()
    window = UIWindow(windowScene: scene)
    window?.rootViewController = navigationController
    window?.makeKeyAndVisible()
  }
}

class NotesCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
  let navigationController: UINavigationController
  var children: [AnyObject] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = NotesListViewController()
    list.coordinator = self
    if NotesSetup.mistake == .strongCoordinator { list.owner = self }
    navigationController.viewControllers = [list]
  }

  func showNote() {
    let page = NotePageViewController()
    if NotesSetup.mistake == .selfInClosure { page.onClose = { page.title = "closed" } }
    navigationController.pushViewController(page, animated: true)
  }

  func compose() {
    guard navigationController.presentedViewController == nil else { return }
    let child = DraftCoordinator(parent: self)
    children.append(child)
    if NotesSetup.mistake != .deafToSwipe { child.stack.presentationController?.delegate = self }
    navigationController.present(child.stack, animated: true)
  }

  func composed(_ child: DraftCoordinator) {
    navigationController.dismiss(animated: true) { [weak self] in
      if NotesSetup.mistake != .childStays { self?.children.removeAll { $0 === child } }
    }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    children.removeAll {
      ($0 as? DraftCoordinator)?.stack === presentationController.presentedViewController
    }
  }
}

class DraftCoordinator: NSObject {
  weak var parent: NotesCoordinator?
  let stack = UINavigationController()

  init(parent: NotesCoordinator) {
    self.parent = parent
    super.init()
    let compose = DraftViewController()
    compose.coordinator = self
    stack.viewControllers = [compose]
  }

  func finish() { parent?.composed(self) }
}

class NotesListViewController: UIViewController {
  weak var coordinator: NotesCoordinator?
  var owner: NotesCoordinator?
  private var token: (any NSObjectProtocol)?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard NotesSetup.mistake == .observerOnScreen else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { self.view.setNeedsLayout() } }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    token.map { NotificationCenter.default.removeObserver($0) }
    token = nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "note") { [weak self] _ in self?.coordinator?.showNote() }))
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "compose") { [weak self] _ in self?.coordinator?.compose() })
    )
  }
}

class NotePageViewController: UIViewController {
  var onClose: (() -> Void)?
}

class DraftViewController: UIViewController {
  weak var coordinator: DraftCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Text"
    view.addSubview(field)
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "done") { [weak self] _ in self?.coordinator?.finish() }))
  }
}
