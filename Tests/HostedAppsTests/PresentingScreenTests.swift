import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A coordinator that is made later and retains the screen that it presents from.
@MainActor struct PresentingScreenTests {
  @Test func `a coordinator doesn't take over the screen that it presents from`() {
    let run = HostedRun("tap Choose", of: .scenes { ListSceneDelegate() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        ListCoordinator#1
        ├─ ListViewController#1
        └─ ChoiceCoordinator#1                           +
           └─ ⇡ ChoiceViewController#1    sheet 0.891    ← visible   +

        """), "\(run.output)")
  }

  @Test func `its end leaves that screen where it was`() {
    let run = HostedRun("tap Choose; tap Done", of: .scenes { ListSceneDelegate() })
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test func `a stack that nothing refers to belongs to the coordinator that came with it`() {
    let run = HostedRun("tap Fill", of: .scenes { ListSceneDelegate() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        ListCoordinator#1
        ├─ ListViewController#1
        └─ FormCoordinator#1                           +
           └─ ⇡ FormViewController#1    sheet 0.891    ← visible   +

        """), "\(run.output)")
  }

  @Test func `a coordinator that outlives such a stack is reported`() {
    let run = HostedRun(
      "tap Fill; swipe down; expect finding abandoned FormCoordinator",
      of: .scenes { ListSceneDelegate() })
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }
}

private final class ListSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: ListCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    coordinator = ListCoordinator(window: window)
    coordinator?.start()
  }
}

private final class ListCoordinator {
  private let window: UIWindow
  private var child: ChoiceCoordinator?
  private var form: FormCoordinator?

  init(window: UIWindow) {
    self.window = window
  }

  @MainActor func start() {
    let list = ListViewController()
    list.onChoose = { [weak self, unowned list] in
      let child = ChoiceCoordinator(rootViewController: list)
      self?.child = child
      child.start { self?.child = nil }
    }
    list.onFill = { [weak self, unowned list] in
      self?.form = FormCoordinator(presenter: list)
      self?.form?.start()
    }
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
  }
}

private final class ChoiceCoordinator {
  private let rootViewController: UIViewController

  init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
  }

  @MainActor func start(_ end: @escaping () -> Void) {
    let choice = ChoiceViewController()
    choice.onDone = { [weak self] in
      self?.rootViewController.dismiss(animated: true)
      end()
    }
    rootViewController.present(choice, animated: true)
  }
}

/// Neither its screen nor the stack refers to it.
private final class FormCoordinator {
  private let presenter: UIViewController

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  @MainActor func start() {
    presenter.present(
      UINavigationController(rootViewController: FormViewController()), animated: true)
  }
}

private final class FormViewController: UIViewController {}

private final class ListViewController: UIViewController {
  var onChoose: (() -> Void)?
  var onFill: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addButton("Choose") { [weak self] in self?.onChoose?() }
    view.addButton("Fill") { [weak self] in self?.onFill?() }
  }
}

private final class ChoiceViewController: UIViewController {
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addButton("Done") { [weak self] in self?.onDone?() }
  }
}

extension UIView {
  fileprivate func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    addSubview(button)
  }
}
