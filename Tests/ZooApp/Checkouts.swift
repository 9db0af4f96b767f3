import UIKit

// MARK: A shop whose flows end in different ways

private protocol CheckoutDelegate: AnyObject {
  func checkoutDidFinish(_ checkout: CheckoutCoordinating)
}
@MainActor private protocol CheckoutCoordinating: AnyObject {
  func start()
}
private final class PayController: UIViewController {
  var onPay: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Pay") { [unowned self] in onPay?() }
  }
}
private final class StrongCheckoutCoordinator: CheckoutCoordinating {
  var delegate: CheckoutDelegate?
  private weak var navigation: UINavigationController?
  init(_ navigation: UINavigationController?) { self.navigation = navigation }
  func start() {
    let pay = PayController()
    pay.onPay = { [weak self] in
      guard let self else { return }
      navigation?.popViewController(animated: true)
      delegate?.checkoutDidFinish(self)
    }
    navigation?.pushViewController(pay, animated: true)
  }
}
private final class WeakCheckoutCoordinator: CheckoutCoordinating {
  weak var delegate: CheckoutDelegate?
  private weak var navigation: UINavigationController?
  init(_ navigation: UINavigationController?) { self.navigation = navigation }
  func start() {
    let pay = PayController()
    pay.onPay = { [weak self] in
      guard let self else { return }
      navigation?.popViewController(animated: true)
      delegate?.checkoutDidFinish(self)
    }
    navigation?.pushViewController(pay, animated: true)
  }
}
private final class ShopCoordinator: NSObject, CheckoutDelegate, UINavigationControllerDelegate {
  enum Style { case strong, weak, weakAndWatching }
  private var children: [CheckoutCoordinating] = []
  private let style: Style
  weak var navigation: UINavigationController?
  init(_ style: Style) { self.style = style }
  func buy() {
    switch style {
    case .strong:
      let checkout = StrongCheckoutCoordinator(navigation)
      checkout.delegate = self
      begin(checkout)
    case .weak, .weakAndWatching:
      if style == .weakAndWatching { navigation?.delegate = self }
      let checkout = WeakCheckoutCoordinator(navigation)
      checkout.delegate = self
      begin(checkout)
    }
  }
  private func begin(_ checkout: CheckoutCoordinating) {
    children.append(checkout)
    checkout.start()
  }
  func checkoutDidFinish(_ checkout: CheckoutCoordinating) {
    children.removeAll { $0 === checkout }
  }
  func navigationController(
    _ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    guard let from = navigation.transitionCoordinator?.viewController(forKey: .from),
      !navigation.viewControllers.contains(from), from is PayController
    else { return }
    children.removeAll()
  }
}
private final class ShopController: UIViewController {
  private let coordinator: ShopCoordinator
  init(_ style: ShopCoordinator.Style) {
    coordinator = ShopCoordinator(style)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Buy") { [unowned self] in
      coordinator.navigation = navigationController
      coordinator.buy()
    }
  }
}

// MARK: Coordinators whose result is a closure, as in RxSwift's samples

@MainActor private class ResultCoordinator<Output> {
  let identifier = UUID()
  private var children: [UUID: Any] = [:]
  var onFinish: ((Output) -> Void)?
  func start() {}
  final func run<Child>(
    _ coordinator: ResultCoordinator<Child>, then finish: @escaping (Child) -> Void
  ) {
    children[coordinator.identifier] = coordinator
    coordinator.onFinish = finish
    coordinator.start()
  }
  final func free<Child>(_ coordinator: ResultCoordinator<Child>) {
    children[coordinator.identifier] = nil
  }
}
private enum SignInOutcome { case user(String), cancelled }
private final class SignInController: UIViewController {
  var onOutcome: ((SignInOutcome) -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Sign in") { [unowned self] in onOutcome?(.user("a")) }
  }
}
private final class SignInCoordinator: ResultCoordinator<SignInOutcome> {
  private weak var presenter: UIViewController?
  init(_ presenter: UIViewController?) { self.presenter = presenter }
  override func start() {
    let screen = SignInController()
    screen.onOutcome = { [weak self, weak screen] outcome in
      screen?.dismiss(animated: true) { self?.onFinish?(outcome) }
    }
    presenter?.present(screen, animated: true)
  }
}
private final class AccountCoordinator: ResultCoordinator<Void> {
  enum Style { case capturesChild, weakChild, strongSelf, forgets }
  private let style: Style
  weak var screen: AccountController?
  init(_ style: Style) { self.style = style }
  func signIn() {
    let child = SignInCoordinator(screen)
    switch style {
    case .capturesChild:
      run(child) { [weak self] outcome in
        self?.show(outcome)
        self?.free(child)
      }
    case .weakChild:
      run(child) { [weak self, weak child] outcome in
        self?.show(outcome)
        if let child { self?.free(child) }
      }
    case .strongSelf:
      run(child) { [unowned child] outcome in
        self.show(outcome)
        self.free(child)
      }
    case .forgets:
      run(child) { [weak self] outcome in self?.show(outcome) }
    }
  }
  private func show(_ outcome: SignInOutcome) {
    if case .user(let name) = outcome { screen?.title = name }
  }
}
private final class AccountController: UIViewController {
  let coordinator: AccountCoordinator
  init(_ style: AccountCoordinator.Style) {
    coordinator = AccountCoordinator(style)
    super.init(nibName: nil, bundle: nil)
    coordinator.screen = self
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Account") { [unowned self] in coordinator.signIn() }
  }
}

/// Coordinators whose children finish, are left, or are forgotten.
extension Shape {
  static let checkouts: [Shape] = [
    Shape(
      "checkout with a strong delegate that is paid", .none, script: "open; tap Buy; tap Pay; back"
    ) { ShopController(.strong) },
    Shape(
      "checkout with a strong delegate that is left", .leaked, "delegate",
      cut: "delegate ← make this weak: frees all", script: "open; tap Buy; swipe back; back"
    ) { ShopController(.strong) },
    Shape(
      "checkout with a weak delegate that is left", .abandoned, "children",
      cut: "children[0] ← remove this: frees it", script: "open; tap Buy; swipe back"
    ) { ShopController(.weak) },
    Shape(
      "checkout with a weak delegate that is paid", .none,
      script: "open; tap Buy; tap Pay; tap Buy; tap Pay; back"
    ) { ShopController(.weak) },
    Shape(
      "checkout that the shop ends when its page is left", .none,
      script: "open; tap Buy; swipe back; tap Buy; back; back"
    ) { ShopController(.weakAndWatching) },
    Shape(
      "flow with a result whose end captures it", .leaked, "onFinish",
      cut: "onFinish → closure capture of type SignInCoordinator ← make this weak: frees it",
      script: "open; tap Account; tap \"Sign in\"; back"
    ) { AccountController(.capturesChild) },
    Shape(
      "flow with a result whose end captures it weakly", .none,
      script: "open; tap Account; tap \"Sign in\"; back"
    ) { AccountController(.weakChild) },
    Shape(
      "flow with a result whose end captures its parent and frees it", .none,
      script: "open; tap Account; tap \"Sign in\"; back"
    ) { AccountController(.strongSelf) },
    Shape(
      "flow with a result that nothing frees", .abandoned, "children",
      cut: "children[_] ← remove this: frees it", script: "open; tap Account; tap \"Sign in\""
    ) { AccountController(.forgets) },
    Shape(
      "flow with a result whose end captures its parent, pulled down", .leaked, "onFinish",
      cut: "onFinish → closure capture of type AccountCoordinator ← make this weak: frees all",
      script: "open; tap Account; swipe down; back"
    ) { AccountController(.strongSelf) },
  ]
}
