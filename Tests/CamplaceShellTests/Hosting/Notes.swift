import HeadlessUIKit
import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// An app as Swift 6 projects write it, whose coordinators and screens have an isolated deinit.
final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: NotesCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    coordinator = NotesCoordinator(window)
  }
}

@MainActor final class NotesCoordinator {
  private let navigation = UINavigationController()
  private var child: NoteCoordinator?

  init(_ window: UIWindow) {
    let list = NoteScreen("Notes")
    list.add("good") { [weak self] in self?.open(leaks: false) }
    list.add("leak") { [weak self] in self?.open(leaks: true) }
    navigation.viewControllers = [list]
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  isolated deinit { navigation.viewControllers = [] }

  private func open(leaks: Bool) {
    let child = NoteCoordinator(navigation, leaks: leaks)
    child.onEnd = { [weak self] in self?.child = nil }
    self.child = child
  }
}

@MainActor final class NoteCoordinator {
  private weak var navigation: UINavigationController?
  private var screen: NoteScreen?
  var onEnd: (() -> Void)?

  init(_ navigation: UINavigationController, leaks: Bool) {
    self.navigation = navigation
    let screen = NoteScreen("Note")
    self.screen = screen
    screen.onLeave = leaks ? { self.onEnd?() } : { [weak self] in self?.onEnd?() }
    navigation.pushViewController(screen, animated: true)
  }

  isolated deinit { screen?.onLeave = nil }
}

final class NoteScreen: UIViewController {
  var onLeave: (() -> Void)?

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  // What is looked at here is on its way out as well.
  isolated deinit {
    _ = navigationController?.viewControllers
    _ = view.window
    view.removeFromSuperview()
  }

  func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave?() }
  }
}
