import UIKit

private final class Toast: UIView {
  static var visible: [Toast] = []
  var dismissed: (() -> Void)?
  func show() { Toast.visible.append(self) }
  func hide() {
    Toast.visible.removeAll { $0 === self }
    dismissed?()
  }
}

/// Presents itself with its own animations, as many sheets do.
private final class CardSheet: Screen, UIViewControllerTransitioningDelegate {
  var picked: ((Int) -> Void)?
  var presenter: UIViewController?

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class WizardStep: UIViewController {}
private final class WizardStepView: UIView {}

/// A wizard whose steps are children that it replaces.
private final class Wizard: UIViewController {
  enum Kind { case removes, keepsViews, keepsControllers }
  let kind: Kind
  private var step: UIViewController?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      primaryAction: UIAction(title: "Next") { [unowned self] _ in next() })
    view.addSubview(button)
    next()
  }

  private func next() {
    if let step {
      if kind != .keepsControllers { step.willMove(toParent: nil) }
      if kind != .keepsViews { step.view.removeFromSuperview() }
      if kind != .keepsControllers { step.removeFromParent() }
    }
    let next = WizardStep()
    next.view = WizardStepView()
    addChild(next)
    view.insertSubview(next.view, at: 0)
    next.didMove(toParent: self)
    step = next
  }
}

private final class BookPages: UIPageViewController, UIPageViewControllerDataSource {
  final class Page: UIViewController {
    var turned: (() -> Void)?
    weak var book: BookPages?
    var strongBook: BookPages?
  }
  private var cache: [Int: Page] = [:]
  var strongly = false

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([page(0)], direction: .forward, animated: false)
  }

  private func page(_ number: Int) -> Page {
    if let page = cache[number] { return page }
    let page = Page()
    page.book = self
    page.turned = { [weak self] in self?.title = "turned" }
    if strongly { page.strongBook = self }
    cache[number] = page
    return page
  }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1) }
}

/// Spins while it is in a window.
private final class Spinner: UIView {
  private var link: CADisplayLink?
  var stops = true

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      link = CADisplayLink(target: self, selector: Selector("spin", Spinner.spin))
      link?.add(to: .main, forMode: .common)
    } else if stops {
      link?.invalidate()
      link = nil
    }
  }

  func spin() {}
}

/// Screens that alerts, sheets, pages, children and views hold.
extension Shape {
  /// Begins another flow, as after a login.
  private static func start(_ root: UIViewController) {
    delegate?.coordinator = nil
    delegate?.window?.rootViewController = root
  }

  static let presenting: [Shape] = [
    loaded(
      "root replaced below what it presents", .abandoned, "dismiss what is presented",
      cut: "present ← remove this: frees all", script: "open; tap Present; tap Replace"
    ) { screen in
      button(screen, "Present") { [unowned screen] in
        let sheet = Screen()
        sheet.loaded = { sheet in
          button(sheet, "Replace") {
            start(UIViewController())
          }
        }
        screen.present(sheet, animated: true)
      }
    },
    loaded(
      "root replaced when what it presents is gone", .none, script: "open; tap Present; tap Replace"
    ) {
      screen in
      button(screen, "Present") { [unowned screen] in
        let sheet = Screen()
        sheet.loaded = { sheet in
          button(sheet, "Replace") { [unowned sheet] in
            sheet.dismiss(animated: true) {
              start(UIViewController())
            }
          }
        }
        screen.present(sheet, animated: true)
      }
    },
    loaded(
      "toast in a static", .abandoned, "static Toast.visible",
      cut: "dismissed → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let toast = Toast()
      toast.dismissed = { screen.act() }
      toast.show()
    },
    loaded("toast in a static that is hidden", .none) { screen in
      let toast = Toast()
      toast.dismissed = { screen.act() }
      toast.show()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { toast.hide() }
    },
    loaded("alert kept for later, weak", .none) { screen in
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak screen] _ in screen?.act() })
      screen.object = alert
    },
    loaded(
      "alert kept for later, shown once", .leaked, "UIAlertController",
      cut: "handler → closure capture of type Screen ← make this weak: frees all",
      script: "open; tap Ask; tap OK; back"
    ) {
      screen in
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.act() })
      screen.object = alert
      button(screen, "Ask") { [unowned screen] in screen.present(alert, animated: true) }
    },
    loaded("card that is its own delegate", .none, script: "open; tap Show; dismiss; back") {
      screen in
      button(screen, "Show") { [unowned screen] in
        let card = CardSheet()
        card.presenter = screen
        card.picked = { screen.title = "\($0)" }
        screen.present(card, animated: true)
      }
    },
    loaded(
      "card that its presenter keeps", .leaked, "presenter",
      cut: "presenter ← make this weak: frees all", script: "open; tap Show; dismiss; back"
    ) { screen in
      button(screen, "Show") { [unowned screen] in
        let card = CardSheet()
        card.presenter = screen
        screen.object = card
        screen.present(card, animated: true)
      }
    },
    loaded("completion of presenting", .none, script: "open; tap Show; dismiss; back") { screen in
      button(screen, "Show") { [unowned screen] in
        let card = CardSheet()
        screen.present(card, animated: true) { card.presenter = screen }
      }
    },
    loaded(
      "activity sheet's completion", .leaked, "completionWithItemsHandler",
      cut:
        "completionWithItemsHandler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let activity = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      activity.completionWithItemsHandler = { _, _, _, _ in screen.act() }
      screen.object = activity
    },
    loaded("activity sheet's completion, shown", .none, script: "open; tap Share; dismiss; back") {
      screen in
      button(screen, "Share") { [unowned screen] in
        let activity = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        activity.completionWithItemsHandler = { _, _, _, _ in screen.act() }
        screen.present(activity, animated: true)
      }
    },
    Shape("wizard that removes its steps", .none, script: "open; tap Next; tap Next; back") {
      Wizard(.removes)
    },
    Shape(
      "gap: wizard that leaves views", .growing, "subviews", script: "open; repeat 4 { tap Next }"
    ) { Wizard(.keepsViews) },
    Shape(
      "wizard that leaves children", .growing, "children",
      script: "open; repeat 4 { tap Next }"
    ) { Wizard(.keepsControllers) },
    Shape("wizard that leaves children and goes", .none, script: "open; tap Next; tap Next; back") {
      Wizard(.keepsControllers)
    },
    Shape("cached pages", .none) { BookPages() },
    Shape(
      "cached pages that own their book", .leaked, "strongBook",
      cut: "strongBook ← make this weak: frees all"
    ) {
      let book = BookPages()
      book.strongly = true
      return book
    },
    loaded("view's display link", .none) { $0.view.addSubview(Spinner()) },
    loaded(
      "view's display link that never ends", .growing, "the run loop",
      script: "repeat 3 { open; back }"
    ) { screen in
      let spinner = Spinner()
      spinner.stops = false
      screen.view.addSubview(spinner)
    },
    loaded(
      "paused display link", .abandoned, "the run loop",
      cut: "target ← remove this: frees all"
    ) { screen in
      let link = CADisplayLink(target: screen, selector: Selector("act", Screen.act))
      link.isPaused = true
      link.add(to: .main, forMode: .default)
    },
    loaded(
      "display link that was never added", .leaked, "CADisplayLink",
      cut: "target ← remove this: frees all"
    ) { screen in
      screen.object = CADisplayLink(target: screen, selector: Selector("act", Screen.act))
    },
    loaded(
      "associated object of the window", .abandoned, "objc_setAssociatedObject",
      cut: "objc_setAssociatedObject[0].retained ← remove this: frees all"
    ) { screen in
      guard let window = delegate?.window else { return }
      objc_setAssociatedObject(window, &presentingKey, screen, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    },
    loaded("assigned object of the window", .none) { screen in
      guard let window = delegate?.window else { return }
      objc_setAssociatedObject(window, &presentingKey, screen, .OBJC_ASSOCIATION_ASSIGN)
    },
    loaded("associated object that was removed", .none) { screen in
      objc_setAssociatedObject(screen, &presentingKey, Box(screen), .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(screen, &presentingKey, nil, .OBJC_ASSOCIATION_RETAIN)
    },
    loaded("delegate of the back gesture", .none) { screen in
      final class Gate: NSObject, UIGestureRecognizerDelegate {
        weak var screen: UIViewController?
      }
      let gate = Gate()
      gate.screen = screen
      screen.object = gate
      screen.navigationController?.interactivePopGestureRecognizer?.delegate = gate
    },
  ]
}

nonisolated(unsafe) private var presentingKey: UInt8 = 0
