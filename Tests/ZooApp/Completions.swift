import UIKit

/// Pushes the screens of several flows, and calls a completion when each is popped.
private final class StackRouter {
  private let navigation: UINavigationController
  private var completions: [UIViewController: () -> Void] = [:]
  private let forgets: Bool
  init(_ navigation: UINavigationController, forgets: Bool) {
    self.navigation = navigation
    self.forgets = forgets
  }
  func push(_ page: PagePushed, completion: @escaping () -> Void) {
    completions[page] = completion
    page.onPop = { [weak self] in self?.popped($0) }
    navigation.pushViewController(page, animated: true)
  }
  private func popped(_ page: UIViewController) {
    completions[page]?()
    if !forgets { completions[page] = nil }
  }
}

private final class PagePushed: UIViewController {
  var onPop: ((UIViewController) -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onPop?(self) }
  }
}

private final class MessageFlow {
  private let router: StackRouter
  private let page = PagePushed()
  init(_ router: StackRouter) { self.router = router }
  func start(_ end: @escaping () -> Void) { router.push(page, completion: end) }
}

@MainActor private final class InboxFlow {
  var router: StackRouter
  private var children: [MessageFlow] = []
  init(_ router: StackRouter) { self.router = router }
  func start() -> UIViewController {
    let inbox = UIViewController()
    inbox.loadViewIfNeeded()
    Shape.button(inbox, "Message") { [weak self] in self?.open() }
    return inbox
  }
  private func open() {
    let message = MessageFlow(router)
    children.append(message)
    message.start { [weak self, weak message] in
      self?.children.removeAll { $0 === message }
    }
  }
}

/// Routers that several coordinators share.
extension Shape {
  private static func inbox(forgets: Bool) -> UIViewController {
    guard let stack = delegate?.window?.rootViewController as? UINavigationController else {
      return UIViewController()
    }
    let inbox = InboxFlow(StackRouter(stack, forgets: forgets))
    delegate?.coordinator?.flows[UUID()] = inbox
    return inbox.start()
  }

  static let completions: [Shape] = [
    Shape(
      "completion that a shared router keeps by its page", .abandoned, "completions",
      cut: "completions.keys[_] ← remove this: frees all", script: "open; tap Message; back"
    ) { inbox(forgets: true) },
    Shape(
      "completion that a shared router removes", .none, script: "open; tap Message; back"
    ) { inbox(forgets: false) },
  ]
}
