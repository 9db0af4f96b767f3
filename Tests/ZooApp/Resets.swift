import UIKit

/// A flow that ends only when its last screen says so.
@MainActor private final class CheckoutFlow {
  let navigation: UINavigationController
  var onEnd: ((CheckoutFlow) -> Void)?
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func first() -> UIViewController {
    let address = StageController("Address")
    address.onNext = { [weak self] in self?.pay() }
    return address
  }
  private func pay() {
    let payment = StageController("Payment")
    payment.onNext = { [weak self] in self.map { $0.onEnd?($0) } }
    navigation.pushViewController(payment, animated: true)
  }
}

private final class StageController: UIViewController {
  var onNext: (() -> Void)?
  var onLink: (() -> Void)?
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Next stage") { [unowned self] in onNext?() }
    Shape.button(self, "Link") { [unowned self] in onLink?() }
  }
}

private final class ShopFlow: NSObject, UINavigationControllerDelegate {
  private var children: [CheckoutFlow] = []
  private var roots: [ObjectIdentifier: CheckoutFlow] = [:]
  private let prunes: Bool
  init(prunes: Bool) { self.prunes = prunes }
  func checkout(_ navigation: UINavigationController) -> StageController? {
    let child = CheckoutFlow(navigation)
    child.onEnd = { [weak self] child in self?.children.removeAll { $0 === child } }
    let first = child.first()
    if prunes {
      navigation.delegate = self
      roots[ObjectIdentifier(first)] = child
    } else {
      children.append(child)
    }
    return first as? StageController
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let present = Set(navigationController.viewControllers.map { ObjectIdentifier($0) })
    roots = roots.filter { present.contains($0.key) }
  }
}

/// Flows that are live when a link replaces what is shown.
extension Shape {
  private static func link(_ stage: StageController?) -> UIViewController {
    stage?.onLink = { [weak stage] in
      guard let stack = stage?.navigationController else { return }
      stack.setViewControllers(
        [stack.viewControllers[0], StageController("Linked")], animated: true)
    }
    return stage ?? UIViewController()
  }
  private static func shop(prunes: Bool) -> UIViewController {
    let shop = ShopFlow(prunes: prunes)
    delegate?.coordinator?.flows[UUID()] = shop
    guard let stack = delegate?.window?.rootViewController as? UINavigationController else {
      return UIViewController()
    }
    return link(shop.checkout(stack))
  }
  static let resets: [Shape] = [
    Shape(
      "checkout left by a link", .abandoned, "children[0]",
      cut: "children[0] ← remove this: frees it", script: "open; tap Link"
    ) { shop(prunes: false) },
    Shape(
      "checkout that ends", .none, script: "open; tap \"Next stage\"; tap \"Next stage\"; pop root"
    ) {
      shop(prunes: false)
    },
    Shape(
      "checkout left by two backs", .abandoned, "children[0]",
      cut: "children[0] ← remove this: frees it", script: "open; tap \"Next stage\"; back; back"
    ) { shop(prunes: false) },
    Shape("checkout left by a link, pruned", .none, script: "open; tap Link") {
      shop(prunes: true)
    },
    Shape(
      "checkout left by a swipe, pruned", .none,
      script: "open; tap \"Next stage\"; back; swipe back"
    ) {
      shop(prunes: true)
    },
  ]
}
