import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Coordinators that are view controllers.
@MainActor struct FlowControllerTests {
  private func run(_ script: String) -> HostedRun {
    HostedRun(script, of: .scenes { HotelSceneDelegate() })
  }

  @Test func `the tree names flow controllers above the screens in them`() {
    let told = run("tap Enter; tap Open; tree")
    #expect(told.code == .ok)
    #expect(
      told.output.hasSuffix(
        """
        HotelFlowController#1
        └─ RoomsFlow#1
           ├─ LobbyViewController#1
           └─ SuiteViewController#1        ← visible
        step 2 · alive 4 · findings none

        """), "\(told.output)")
  }

  @Test func `a flow controller without a child is a coordinator that shows itself`() {
    let told = run("tree")
    #expect(
      told.output.hasSuffix(
        """
        HotelFlowController#1
        └─ EntranceFlowViewController#1
           └─ EntranceFlowViewController#1        ← visible
        step 0 · alive 2 · findings none

        """), "\(told.output)")
  }

  @Test func `a presented flow is below the one that presents it`() {
    let told = run("tap Enter; tap Open; tap Pay; tree")
    #expect(
      told.output.hasSuffix(
        """
        HotelFlowController#1
        └─ RoomsFlow#1
           ├─ LobbyViewController#1
           ├─ SuiteViewController#1
           └─ PaymentFlow#1
              └─ ⇡ CardViewController#1    sheet 0.891    ← visible
        step 3 · alive 6 · findings none

        """), "\(told.output)")
  }

  @Test func `a flow that outlives its presentation is one finding`() {
    let told = run("tap Enter; tap Open; tap Pay; swipe down; findings")
    #expect(told.output.contains("abandoned  PaymentFlow#1"), "\(told.output)")
    #expect(!told.output.contains("CardViewController#1   made"), "\(told.output)")
  }
}

private final class HotelSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let flow = HotelFlowController()
    window = UIWindow(windowScene: scene)
    window?.rootViewController = flow
    window?.makeKeyAndVisible()
    flow.start()
  }
}

private final class HotelFlowController: UIViewController {
  func start() {
    let entrance = EntranceFlowViewController()
    entrance.enter = { [weak self] in self?.show(RoomsFlow()) }
    show(entrance)
  }

  private func show(_ flow: UIViewController) {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(flow)
    view.addSubview(flow.view)
    flow.didMove(toParent: self)
  }
}

private final class EntranceFlowViewController: UIViewController {
  var enter: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(.button("Enter") { [weak self] in self?.enter?() })
  }
}

private final class RoomsFlow: UINavigationController {
  private var payment: PaymentFlow?

  override func viewDidLoad() {
    super.viewDidLoad()
    let lobby = LobbyViewController()
    lobby.open = { [weak self] in self?.openSuite() }
    viewControllers = [lobby]
  }

  private func openSuite() {
    let suite = SuiteViewController()
    suite.pay = { [weak self] in
      let payment = PaymentFlow(rootViewController: CardViewController())
      self?.payment = payment
      self?.present(payment, animated: true)
    }
    pushViewController(suite, animated: true)
  }
}

private final class PaymentFlow: UINavigationController {}
private final class CardViewController: UIViewController {}

private final class LobbyViewController: UIViewController {
  var open: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(.button("Open") { [weak self] in self?.open?() })
  }
}

private final class SuiteViewController: UIViewController {
  var pay: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(.button("Pay") { [weak self] in self?.pay?() })
  }
}

extension UIView {
  fileprivate static func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }
}
