import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct ForgottenChildrenTests {
  private func run(_ style: FoliosViewController.Style) -> HostedRun {
    HostedRun(
      "repeat 6 { tap next }\n",
      of: .scenes { FoliosSceneDelegate(style) })
  }

  @Test(arguments: [FoliosViewController.Style.removesView, .removesLabel, .covers])
  func `children that their container no longer shows grow`(_ style: FoliosViewController.Style) {
    let run = run(style)
    #expect(
      run.output.hasPrefix(
        """
        growing  FolioViewController#6   found at step 6 (a.camsh:1:1)
          1 more in every turn of the loop: 3, 4, 5, 6 children that FoliosViewController#1 doesn't show
        """), "printed \(run.output)")
    #expect(run.code == .findings)
  }

  @Test(arguments: [FoliosViewController.Style.removesChild, .keepsStack, .keepsPages])
  func `children that their container removes or may show again don't grow`(
    _ style: FoliosViewController.Style
  ) {
    let run = run(style)
    #expect(run.output == "")
    #expect(run.code == .ok)
  }

  @Test func `children out of sight don't make states without end`() throws {
    let world = ExploredWorld(
      app: "guest", surroundings: .hosting(.scenes { FoliosSceneDelegate(.covers) }),
      start: Script(name: "test", statements: []))
    var limits = Explorer.Limits()
    limits.moves = 200
    let explorer = Explorer(limits, send: Explorer.sender(in: world))
    while !explorer.isDone { _ = try explorer.goOn() }
    #expect(explorer.model.stateCount < 20)
  }
}

final class FoliosSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let style: FoliosViewController.Style
  var window: UIWindow?

  init(_ style: FoliosViewController.Style) { self.style = style }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = FoliosViewController(style)
    window?.makeKeyAndVisible()
  }
}

final class FolioViewController: UIViewController {
  /// Whether the page's view is a label, which ignores touches.
  var isLabel = false

  override func loadView() { view = isLabel ? UILabel() : UIView() }
}

/// Shows one page at a time as a child.
final class FoliosViewController: UIViewController {
  enum Style: Sendable {
    /// Takes the former page's view away, but not the page.
    case removesView
    /// The same with pages that ignore touches.
    case removesLabel
    /// Puts the next page over the former one.
    case covers
    case removesChild
    /// Uses its children as the stack of pages.
    case keepsStack
    /// Keeps the former pages in an array.
    case keepsPages
  }

  private let style: Style
  private var current: UIViewController?
  private var pages: [UIViewController] = []

  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "next") { [weak self] _ in self?.show() }))
    show()
  }

  private func show() {
    let next = FolioViewController()
    next.isLabel = style == .removesLabel
    let former = children.last
    addChild(next)
    view.insertSubview(next.view, at: style == .covers ? view.subviews.count - 1 : 0)
    next.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    next.didMove(toParent: self)
    if style != .covers { former?.view.removeFromSuperview() }
    if style == .removesChild { former?.removeFromParent() }
    if style == .keepsPages { pages.append(next) }
    if style != .keepsStack { current = next }
  }
}
