import UIKit

// MARK: Views and windows

private final class ToastView: UIView { var onClose: (() -> Void)? }
private final class ToastPresenter {
  private let toastView = ToastView()
  var isShown = false
  @MainActor init(weak: Bool) {
    toastView.onClose = weak ? { [weak self] in self?.hide() } : { self.hide() }
  }
  @MainActor func show(in view: UIView) { view.addSubview(toastView); isShown = true }
  func hide() { isShown = false }
}
private final class ToastingController: UIViewController {
  lazy var toasts = ToastPresenter(weak: isWeak)
  var isWeak = false
  var shows = false
  override func viewDidLoad() {
    super.viewDidLoad()
    if shows { toasts.show(in: view) } else { _ = toasts }
  }
}
private final class HeaderView: UIView { var onTap: (() -> Void)? }
@MainActor private final class HeaderDirector {
  let header = HeaderView()
  var count = 0
  init() { header.onTap = { self.count += 1 } }
}
private final class HeadedController: UIViewController {
  let director = HeaderDirector()
  var stack: UIView?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(director.header)
  }
}
private final class BannerController: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Close") { [unowned self] in onClose?() }
  }
}
@MainActor private final class BannerPresenter {
  private var window: UIWindow?
  func show(drops: Bool) {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    let root = BannerController()
    root.onClose = { self.hide(drops: drops) }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }
  func hide(drops: Bool) {
    window?.isHidden = true
    if drops { window = nil }
  }
}
private final class BannerHost: UIViewController {
  let banner = BannerPresenter()
}

// MARK: Screens

private final class ShareSheet: UIViewController {
  let helper: ShareHelper
  init(helper: ShareHelper) {
    self.helper = helper
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
@MainActor private final class ShareHelper {
  private(set) lazy var sheet = ShareSheet(helper: self)
}
private final class SharingController: UIViewController {
  let helper = ShareHelper()
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Share") { [unowned self] in present(helper.sheet, animated: true) }
  }
}
private final class RatingSheet: UIViewController { var onRate: ((Int) -> Void)? }
@MainActor private final class RatingHelper {
  let sheet = RatingSheet()
  private(set) var rating = 0
  init(weak: Bool) {
    sheet.onRate = weak ? { [weak self] in self?.rating = $0 } : { self.rating = $0 }
  }
}
private final class RatingController: UIViewController {
  let helper: RatingHelper
  init(weak: Bool) {
    helper = RatingHelper(weak: weak)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Rate") { [unowned self] in present(helper.sheet, animated: true) }
  }
}

/// A drawer that is made after its parts.
@MainActor private protocol MenuDelegate: AnyObject { func didSelect(_ index: Int) }
private final class DrawerMenu: UIViewController {
  var onSelect: ((Int) -> Void)?
  var delegate: MenuDelegate?
}
private final class DrawerController: UIViewController, MenuDelegate {
  private let menu: DrawerMenu
  private let content: UINavigationController
  init(menu: DrawerMenu, content: UINavigationController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content, menu] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
  func didSelect(_ index: Int) { content.title = "\(index)" }
}
private final class DrawerOpener: UIViewController {
  let mode: Int
  init(_ mode: Int) {
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Drawer") { [unowned self] in
      let menu = DrawerMenu()
      let drawer = DrawerController(
        menu: menu, content: UINavigationController(rootViewController: UIViewController()))
      switch mode {
      case 0: menu.onSelect = { drawer.didSelect($0) }
      case 1: menu.delegate = drawer
      default: menu.onSelect = { [weak drawer] in drawer?.didSelect($0) }
      }
      present(drawer, animated: true)
    }
  }
}

// MARK: Presentations

private final class DimmingView: UIView { var onTap: (() -> Void)? }
private final class CardPresentation: UIPresentationController {
  private lazy var dimming = DimmingView()
  var isWeak = false
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if isWeak {
      dimming.onTap = { [weak self] in self?.presentedViewController.dismiss(animated: true) }
    } else {
      dimming.onTap = { self.presentedViewController.dismiss(animated: true) }
    }
    containerView?.addSubview(dimming)
  }
}
private final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  var isWeak = false
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = CardPresentation(presentedViewController: presented, presenting: presenting)
    card.isWeak = isWeak
    return card
  }
}
private final class CardController: UIViewController {
  let transition = CardTransition()
  init(weak: Bool) {
    super.init(nibName: nil, bundle: nil)
    transition.isWeak = weak
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }
  required init?(coder: NSCoder) { nil }
}
private final class CardOpener: UIViewController {
  var isWeak = false
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Card") { [unowned self] in
      present(CardController(weak: isWeak), animated: true)
    }
  }
}

// MARK: Plain objects

private final class FormModelPart {
  lazy var validator = FormValidator(form: self)
  var text = ""
}
private final class FormValidator {
  let form: FormModelPart
  init(form: FormModelPart) { self.form = form }
  var isValid: Bool { !form.text.isEmpty }
}
private final class Player {
  var playlist: Playlist?
  func open() { playlist = Playlist(player: self) }
}
private final class Playlist {
  let player: Player
  init(player: Player) { self.player = player }
}
private final class MediaController: UIViewController {
  let form = FormModelPart()
  let player = Player()
}

/// Views and screens that helpers made for themselves, and that call them back.
extension Shape {
  private static func made<T: UIViewController>(_ screen: T, _ body: (T) -> Void)
    -> UIViewController
  {
    body(screen)
    return screen
  }
  private static let capture = "closure capture of type"

  static let ownParts: [Shape] = [
    Shape(
      "presenter of a view that captures it", .leaked, "onClose",
      cut: "onClose → \(capture) ToastPresenter ← make this weak: frees all"
    ) { ToastingController() },
    Shape(
      "presenter of a shown view that captures it", .leaked, "onClose",
      cut: "onClose → \(capture) ToastPresenter ← make this weak: frees all"
    ) { made(ToastingController()) { $0.shows = true } },
    Shape("presenter of a shown view that knows it", .none) {
      made(ToastingController()) {
        $0.isWeak = true; $0.shows = true
      }
    },
    Shape(
      "director of a header that captures it", .leaked, "onTap",
      cut: "onTap → \(capture) HeaderDirector ← make this weak: frees all"
    ) { HeadedController() },
    Shape(
      "director of a header in a stack that captures it", .leaked, "onTap",
      cut: "onTap → \(capture) HeaderDirector ← make this weak: frees all"
    ) {
      made(HeadedController()) { screen in
        let stack = UIStackView(arrangedSubviews: [screen.director.header])
        screen.view.addSubview(stack)
        screen.stack = stack
      }
    },
    Shape(
      "banner that hides its window", .leaked, "onClose",
      cut: "onClose → \(capture) BannerPresenter ← make this weak: frees all",
      script: "open; tap Close; back"
    ) { made(BannerHost()) { $0.banner.show(drops: false) } },
    Shape("banner that drops its window", .none, script: "open; tap Close; back") {
      made(BannerHost()) { $0.banner.show(drops: true) }
    },
    Shape(
      "helper's lazy sheet", .leaked, "helper", cut: "helper ← make this weak: frees all",
      script: "open; tap Share; dismiss; back"
    ) { SharingController() },
    Shape(
      "helper's constant sheet", .leaked, "onRate",
      cut: "onRate → \(capture) RatingHelper ← make this weak: frees all",
      script: "open; tap Rate; dismiss; back"
    ) { RatingController(weak: false) },
    Shape("helper's constant sheet, weak", .none, script: "open; tap Rate; dismiss; back") {
      RatingController(weak: true)
    },
    Shape(
      "drawer that its menu's closure captures", .leaked, "onSelect",
      cut: "onSelect → \(capture) DrawerController ← make this weak: frees all",
      script: "open; tap Drawer; dismiss; back"
    ) { DrawerOpener(0) },
    Shape(
      "drawer that is its menu's delegate", .leaked, "delegate",
      cut: "delegate ← make this weak: frees all",
      script: "open; tap Drawer; dismiss; back"
    ) { DrawerOpener(1) },
    Shape("drawer that its menu's closure knows", .none, script: "open; tap Drawer; dismiss; back")
    { DrawerOpener(2) },
    Shape(
      "card whose dimming view captures its presentation", .leaked, "onTap",
      cut: "onTap → closure capture of type CardPresentation ← make this weak: frees all",
      script: "open; tap Card; dismiss; back"
    ) { CardOpener() },
    Shape(
      "card whose dimming view captures its presentation, weak", .none,
      script: "open; tap Card; dismiss; back"
    ) {
      let screen = CardOpener()
      screen.isWeak = true
      return screen
    },
    Shape(
      "lazy validator with a constant form", .leaked, "form",
      cut: "form ← make this weak: frees all"
    ) { made(MediaController()) { _ = $0.form.validator.isValid } },
    Shape(
      "gap: playlist with a constant player", .leaked, "player",
      cut: "player ← make this weak: frees all"
    ) { made(MediaController()) { $0.player.open() } },
  ]
}
