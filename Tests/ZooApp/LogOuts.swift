import UIKit

private final class EntryController: UIViewController {
  var onNext: (() -> Void)?
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Next stage") { [unowned self] in onNext?() }
  }
}

@MainActor private final class SessionFlow {
  static var current: SessionFlow?
  private var tabs: [TabFlow] = []
  private let clears: Bool
  init(clears: Bool) { self.clears = clears }
  func logIn() {
    let home = TabFlow("Home")
    let profile = TabFlow("Profile")
    tabs = [home, profile]
    profile.onLogOut = { [weak self] in self?.logOut() }
    let bar = UITabBarController()
    bar.viewControllers = tabs.map { $0.start() }
    Shape.delegate?.coordinator = nil
    Shape.delegate?.window?.rootViewController = bar
  }
  private func logOut() {
    if clears { tabs = [] }
    let login = EntryController("Login")
    login.onNext = { [weak self] in self?.logIn() }
    Shape.delegate?.window?.rootViewController = login
  }
}
@MainActor private final class TabFlow {
  private let navigation = UINavigationController()
  private let title: String
  var onLogOut: (() -> Void)?
  init(_ title: String) { self.title = title }
  func start() -> UINavigationController {
    let stage = EntryController(title)
    stage.onNext = { [weak self] in self?.onLogOut?() }
    navigation.viewControllers = [stage]
    return navigation
  }
}

/// An app's coordinator without children: it owns the window, and a flow that it doesn't retain takes the window over.
@MainActor private final class DoorCoordinator {
  private let window: UIWindow
  private let navigation = UINavigationController()
  init(_ window: UIWindow) { self.window = window }
  func start(_ next: @escaping () -> Void) {
    let entry = EntryController("Door")
    entry.onNext = next
    navigation.viewControllers = [entry]
    window.rootViewController = navigation
  }
}

/// A flow that only its screen retains.
@MainActor private final class RoomCoordinator {
  private weak var screen: UIViewController?
  func start() -> UIViewController {
    let entry = EntryController("Room")
    screen = entry
    entry.onNext = { self.screen?.title = "Visited" }
    return entry
  }
}

/// A view model that its coordinator made, and the coordinator.
private final class RoomViewModel {
  weak var coordinator: AnyObject?
  weak var delegate: AnyObject?
}

/// Flows that are live when the user logs out.
extension Shape {
  private static func session(clears: Bool) -> UIViewController {
    let session = SessionFlow(clears: clears)
    SessionFlow.current = session
    let start = EntryController("Start")
    start.onNext = { [weak session] in session?.logIn() }
    return start
  }

  /// A screen that replaces the app's coordinator by one that owns the window, and that another flow replaces.
  private static func door(_ keep: @escaping (AnyObject) -> Void) -> UIViewController {
    let start = EntryController("Start")
    start.onNext = {
      guard let window = delegate?.window else { return }
      let door = DoorCoordinator(window)
      keep(door)
      door.start { delegate?.window?.rootViewController = RoomCoordinator().start() }
    }
    return start
  }

  private static func room(_ prepare: (RoomViewModel) -> Void) -> UIViewController {
    let model = RoomViewModel()
    prepare(model)
    let screen = Screen()
    screen.any = model
    return screen
  }

  static let logOuts: [Shape] = [
    Shape(
      "view model whose coordinator only a local variable retained", .structure,
      "'RoomViewModel.coordinator' referenced an object that was deallocated", script: "open"
    ) { room { $0.coordinator = RoomCoordinator() } },
    Shape("view model whose coordinator lives", .none, script: "open") {
      room { $0.coordinator = delegate?.coordinator }
    },
    Shape("view model of an earlier screen", .none, script: "open") {
      room { $0.delegate = Screen() }
    },
    Shape(
      "app's coordinator that owns the window of another flow", .none,
      script: "open; tap \"Next stage\"; tap \"Next stage\""
    ) {
      door { door in
        delegate?.coordinator = nil
        delegate?.door = door
      }
    },
    Shape(
      "coordinator that owns the window beside the app's", .abandoned, "door",
      findings: 2, script: "open; tap \"Next stage\"; tap \"Next stage\""
    ) { door { delegate?.door = $0 } },
    Shape(
      "tabs' flows after a logout", .abandoned, "tabs", findings: 2,
      script: "open; tap \"Next stage\"; tab 1; tap \"Next stage\""
    ) { session(clears: false) },
    Shape(
      "tabs' flows cleared at a logout", .none,
      script: "open; tap \"Next stage\"; tab 1; tap \"Next stage\""
    ) { session(clears: true) },
  ]
}
