import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Scripts that set sliders and pickers of an app.
@MainActor struct AdjustingTests {
  private let app = HostedApp.scenes { ReminderSceneDelegate() }

  private func run(_ script: String) -> HostedRun { HostedRun(script, of: app, quiet: false) }

  @Test func `a script sets a slider by its name or number and a date by its field`() {
    let told = run(
      """
      tap New; adjust Volume 70%; expect text "volume 0.7"; adjust slider 2 0.25
      adjust Due 2026-05-01; expect text "due 2026-05-01"
      """)
    #expect(told.code == .ok, "\(told.output)\(told.errors)")
  }

  @Test func `a leak that only a changed value brings about is found`() {
    #expect(run("tap New; back").code == .ok)
    let told = run("tap New; adjust Volume 1; back")
    #expect(told.code == .findings)
    #expect(told.output.contains("leaked  ReminderViewController#1"), "\(told.output)")
  }

  @Test func `an impossible value fails with what is possible, a wrong name with the known ones`() {
    #expect(
      run("tap New; adjust Volume 11").errors.contains(
        "'Volume' can't be set to '11'; it takes 0.0 to 1.0, or a percentage"))
    #expect(
      run("tap New; adjust Volum 1").errors.contains(
        "ReminderViewController#1 has nothing 'Volum' to adjust; did you mean 'Volume'?"))
    #expect(
      run("adjust Volume 1").errors.contains(
        "UIViewController#1 has no slider, stepper, picker or page control"))
  }

  @Test func `completion offers what can be adjusted`() throws {
    #expect(
      try app.candidates(after: "adjust ", lines: "tap New") == ["Volume", "\"slider 2\"", "Due"])
  }

  @Test func `exploring finds a leak that needs a changed value`() throws {
    let world = ExploredWorld(
      app: "guest", surroundings: .hosting(app), start: Script(name: "test", statements: []))
    var limits = Explorer.Limits()
    limits.moves = 400
    let explorer = Explorer(limits, send: Explorer.sender(in: world))
    while !explorer.isDone { _ = try explorer.goOn() }
    #expect(
      explorer.discoveries.map(\.title) == ["leaked ReminderViewController, signature 95f58cb7"])
  }
}

private final class ReminderSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New",
      primaryAction: UIAction { [unowned stack] _ in
        stack.pushViewController(ReminderViewController(), animated: true)
      })
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
  }
}

private final class ReminderViewController: UIViewController {
  private let state = UILabel()
  private let volume = UISlider()
  private let due = UITextField()
  private let picker = UIDatePicker()
  private var undo: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    volume.accessibilityLabel = "Volume"
    volume.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        state.text = "volume \(volume.value)"
        undo = { self.volume.value = 0 }
      }, for: .valueChanged)
    due.placeholder = "Due"
    due.inputView = picker
    picker.datePickerMode = .date
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        state.text = "due " + picker.date.formatted(.iso8601.year().month().day())
      }, for: .valueChanged)
    for part in [state, volume, UISlider(), due] { view.addSubview(part) }
  }
}
