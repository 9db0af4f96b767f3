import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A forgotten coordinator whose screens would leak without it.
@MainActor struct TwoMistakesTests {
  @Test func `a cycle of what an abandoned object retains has a finding of its own`() {
    let told = HostedRun(
      "tap Order; tap Done; findings", of: .scenes { FlowSceneDelegate<StallCoordinator>() })
    #expect(told.output.contains("abandoned  OrderCoordinator#1"), "\(told.output)\(told.errors)")
    #expect(told.output.contains("abandoned  OrderViewController#1"), "\(told.output)")
    #expect(told.output.contains(#/strong  screen +←.*make this weak/#), "\(told.output)")
    #expect(!told.output.contains("OrderViewModel#1   made"), "\(told.output)")
  }

  @Test func `an object that only an abandoned object retains, without a cycle, has no finding`() {
    let told = HostedRun(
      "tap \"Order once\"; tap Done; findings",
      of: .scenes { FlowSceneDelegate<StallCoordinator>() })
    #expect(told.output.contains("abandoned  OrderCoordinator#1"), "\(told.output)\(told.errors)")
    #expect(!told.output.contains("OrderViewController#1   made"), "\(told.output)")
  }
}

private final class StallCoordinator: WindowFlow {
  weak var window: UIWindow?
  private var children: [OrderCoordinator] = []

  func start() {
    let welcome = UIViewController()
    welcome.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Order") { [weak self] _ in self?.order(leaks: true) }))
    welcome.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Order once") { [weak self] _ in self?.order(leaks: false) }
      ))
    window?.rootViewController = welcome
  }

  private func order(leaks: Bool) {
    let order = OrderCoordinator()
    children.append(order)
    order.start(leaks: leaks) { [weak self] in self?.start() }
    window?.rootViewController = order.stack
  }
}

private final class OrderCoordinator {
  let stack = UINavigationController()

  func start(leaks: Bool, _ done: @escaping () -> Void) {
    let model = OrderViewModel()
    let screen = OrderViewController(model, done)
    if leaks { model.screen = screen }
    stack.viewControllers = [screen]
  }
}

private final class OrderViewModel {
  var screen: UIViewController?
}

private final class OrderViewController: UIViewController {
  private let model: OrderViewModel

  init(_ model: OrderViewModel, _ done: @escaping () -> Void) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Done") { _ in done() })
  }

  required init?(coder: NSCoder) { nil }
}
