import UIKit

// MARK: Stacks, tabs and children that others take the place of

private final class SignInPage: UIViewController {
  var onDone: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Done") { [unowned self] in onDone?() }
  }
}
@MainActor private final class StackKeeper {
  static let shared = StackKeeper()
  private var aside: [UIViewController] = []
  func put(aside navigation: UINavigationController?) {
    guard let navigation, let menu = navigation.viewControllers.first else { return }
    aside = navigation.viewControllers
    let page = SignInPage()
    page.onDone = { [weak self, weak navigation] in
      guard let self else { return }
      navigation?.setViewControllers(aside, animated: true)
      aside = []
    }
    navigation.setViewControllers([menu, page], animated: true)
  }
}
private final class MemberPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Sign in") { [unowned self] in
      StackKeeper.shared.put(aside: navigationController)
    }
  }
}

private final class TabPage: UIViewController {
  var onSelect: (() -> Void)?
}
private final class FlaggedTabs: UITabBarController {
  enum Style { case listsAll, listsHidden, drops }
  private let style: Style
  private let all: [UIViewController]
  private var hidden: [UIViewController] = []
  init(_ style: Style) {
    self.style = style
    all = style == .listsAll ? [TabPage(), TabPage()] : []
    super.init(nibName: nil, bundle: nil)
    viewControllers = style == .listsAll ? all : [TabPage(), TabPage()]
    if let first = viewControllers?.first {
      Shape.button(first, "Hide tab") { [unowned self] in hide() }
      Shape.button(first, "Show tab") { [unowned self] in show() }
    }
  }
  required init?(coder: NSCoder) { nil }
  private func hide() {
    let last = viewControllers?.removeLast()
    if style == .listsHidden, let last { hidden.append(last) }
  }
  private func show() { viewControllers?.append(style == .listsAll ? all[1] : TabPage()) }
}
private final class PlaceholderTabs: UITabBarController, UITabBarControllerDelegate {
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
    delegate = self
    let placeholder = TabPage()
    placeholder.title = "Later"
    if strongly {
      placeholder.onSelect = { [weak self] in self?.replace(placeholder) }
    } else {
      placeholder.onSelect = { [weak self, weak placeholder] in
        if let placeholder { self?.replace(placeholder) }
      }
    }
    let first = TabPage()
    first.title = "Now"
    viewControllers = [first, placeholder]
  }
  required init?(coder: NSCoder) { nil }
  private func replace(_ placeholder: UIViewController) {
    let page = UIViewController()
    page.title = "Later"
    viewControllers = viewControllers?.map { $0 === placeholder ? page : $0 }
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { (viewController as? TabPage)?.onSelect?() }
}

private final class LoadingPage: UIViewController {}
private final class FailurePage: UIViewController {}
private final class PhasesController: UIViewController {
  private indirect enum Phase {
    case loading(LoadingPage)
    case failed(FailurePage, after: Phase?)
    var page: UIViewController {
      switch self {
      case .loading(let page): page
      case .failed(let page, after: _): page
      }
    }
  }
  private let remembers: Bool
  private var phase: Phase?
  init(remembers: Bool) {
    self.remembers = remembers
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Load") { [unowned self] _ in
          enter(.loading(LoadingPage()))
        }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Fail") { [unowned self] _ in
          enter(.failed(FailurePage(), after: remembers ? phase : nil))
        }),
    ]
    enter(.loading(LoadingPage()))
  }
  private func enter(_ next: Phase) {
    if let page = phase?.page {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    addChild(next.page)
    view.addSubview(next.page.view)
    next.page.didMove(toParent: self)
    phase = next
  }
}

private final class ChapterPage: UIViewController {
  var onEnd: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Next chapter") { [unowned self] in onEnd?() }
  }
}
private final class BookController: UIViewController {
  private let strongly: Bool
  private var current: ChapterPage?
  private var prepared: ChapterPage?
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    show(prepare())
  }
  private func prepare() -> ChapterPage {
    let page = ChapterPage()
    if strongly {
      page.onEnd = { self.advance() }
    } else {
      page.onEnd = { [weak self] in self?.advance() }
    }
    page.loadViewIfNeeded()
    return page
  }
  private func advance() { show(prepared ?? prepare()) }
  private func show(_ page: ChapterPage) {
    addChild(page)
    page.view.frame = view.bounds
    if let current {
      current.willMove(toParent: nil)
      transition(from: current, to: page, duration: 0.3) { [weak page] _ in
        current.removeFromParent()
        page?.didMove(toParent: self)
      }
    } else {
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
    current = page
    prepared = prepare()
  }
}

/// Stacks that are put aside, tabs that come and go, and children for each phase.
extension Shape {
  static let substitutes: [Shape] = [
    Shape(
      "stack that is put aside while its user signs in", .none,
      script: "open; repeat 2 { tap \"Sign in\"; tap Done }; back"
    ) { MemberPage() },
    Shape(
      "stack that is put aside and forgotten", .abandoned, "static StackKeeper.shared",
      cut: "aside[1] ← remove this: frees all", script: "open; tap \"Sign in\"; back"
    ) { MemberPage() },
    Shape(
      "tab that a flag hides and shows, in a constant list", .none,
      script: "open; tap \"Hide tab\"; tap \"Show tab\"; tap \"Hide tab\"; back"
    ) { FlaggedTabs(.listsAll) },
    Shape(
      "tabs that a flag hides, in a list of those hidden", .abandoned, "hidden",
      cut: "hidden[0] ← remove this: frees all",
      script: "open; tap \"Hide tab\"; tap \"Show tab\""
    ) { FlaggedTabs(.listsHidden) },
    Shape(
      "tabs that a flag makes anew", .none,
      script: "open; repeat 4 { tap \"Hide tab\"; tap \"Show tab\" }; back"
    ) { FlaggedTabs(.drops) },
    Shape(
      "placeholder of a tab that its closure captures", .leaked, "onSelect",
      cut: "onSelect → closure capture of type TabPage ← make this weak: frees all",
      script: "open; tab Later; back"
    ) { PlaceholderTabs(strongly: true) },
    Shape("placeholder of a tab that its closure knows", .none, script: "open; tab Later; back") {
      PlaceholderTabs(strongly: false)
    },
    Shape(
      "phases with a page each", .none, script: "open; repeat 4 { tap Fail; tap Load }; back"
    ) { PhasesController(remembers: false) },
    Shape(
      "failed phase that keeps the page of the phase before", .pending,
      script: "open; tap Fail"
    ) { PhasesController(remembers: true) },
    Shape(
      "book that prepares its next chapter", .none,
      script: "open; repeat 4 { tap \"Next chapter\" }; back"
    ) { BookController(strongly: false) },
    Shape(
      "book whose prepared chapter captures it", .leaked, "onEnd",
      script: "open; repeat 2 { tap \"Next chapter\" }; back"
    ) { BookController(strongly: true) },
  ]
}
