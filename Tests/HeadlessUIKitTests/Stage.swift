import HeadlessUIKit

/// A freshly booted device with one scene and one window, as an app has it after launch.
///
/// One device is current at a time and all tests of a process share it: it boots when a test's body
/// first touches its stage, and the body runs to its end without suspending.
@MainActor final class Stage {
  let journal = Journal()
  private let delegate = SceneKeeper()

  private(set) lazy var device: HeadlessDevice = {
    let device = HeadlessDevice.boot()
    device.application.connect(delegate: delegate)
    return device
  }()

  var window: UIWindow {
    _ = device
    return delegate.window
  }

  /// A screen A as the window's root.
  private(set) lazy var root: Screen = {
    let screen = screen("A")
    show(screen)
    return screen
  }()

  /// Shows `root` and forgets what that wrote into the journal.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.settle()
    journal.clear()
  }

  func screen(_ name: String, style: UIModalPresentationStyle = .automatic) -> Screen {
    _ = device
    let screen = Screen(name, in: journal)
    screen.modalPresentationStyle = style
    return screen
  }

  /// A visible navigation controller with the named screens on its stack.
  func stack(_ names: String...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { screen($0) }
    show(navigation)
    return navigation
  }

  /// Boots the next device and drops the window of this one.
  func switchOff() {
    HeadlessDevice.boot()
    delegate.window = nil
  }

  /// Settles and returns what happened since the journal was last read.
  func settled() -> [String] {
    device.settle()
    return journal.take()
  }

  /// The messages of the misuses since the last call.
  func misuses() -> [String] {
    defer { device.misuses = [] }
    return device.misuses.map(\.message)
  }
}

private final class SceneKeeper: UIWindowSceneDelegate {
  var window: UIWindow! = nil

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
  }
}

/// What happened, in order.
@MainActor final class Journal {
  private var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
  func clear() { entries = [] }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view controller that writes its appearance callbacks down: `A.willApp`.
class Screen: UIViewController {
  let name: String
  let journal: Journal
  var onCallback: (String) -> Void = { _ in }

  init(_ name: String, in journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) {
    journal.note("\(name).\(callback)")
    onCallback(callback)
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willApp") }
  override func viewDidAppear(_ animated: Bool) { note("didApp") }
  override func viewWillDisappear(_ animated: Bool) { note("willDis") }
  override func viewDidDisappear(_ animated: Bool) { note("didDis") }
}

/// A screen that writes down its moves between containers too.
final class MovingScreen: Screen {
  override func viewIsAppearing(_ animated: Bool) { journal.note("\(name).isApp") }

  override func willMove(toParent parent: UIViewController?) {
    journal.note("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    journal.note("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

extension String {
  /// A label with the instance number cut out, so that messages can be compared by their words.
  var unnumbered: String { replacing(/#\d+/, with: "") }
}
