import UIKit

// MARK: Flows that closures connect

private enum BookingRoute { case rooms, payment(Int) }

/// Tells its coordinator where to go.
private final class BookingRouter {
  var onRoute: ((BookingRoute) -> Void)?
  func go(_ route: BookingRoute) { onRoute?(route) }
}
private struct BookingNavigator {
  let showPayment: (Int) -> Void
  let close: () -> Void
}
private final class BookingViewModel {
  let router: BookingRouter
  var navigator: BookingNavigator?
  var onBooked: (() -> Void)?
  var onFailed: (() -> Void)?
  var selected = 0
  init(router: BookingRouter = BookingRouter()) { self.router = router }
  func select() { selected += 1 }
}
private final class BookingViewController: UIViewController {
  let model: BookingViewModel
  var onTap: (() -> Void)?
  var onClose: (() -> Void)?
  var onDeinit: (() -> Void)?
  var coordinator: BookingCoordinator?
  init(_ model: BookingViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { onDeinit?() }
  func show() {}
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true {
      onClose?()
    }
  }
}
private final class BookingCoordinator {
  var router = BookingRouter()
  var screen: BookingViewController?
  weak var shown: BookingViewController?
  var navigation: UINavigationController?
  var children: [String: BookingCoordinator] = [:]
  var stack: [BookingCoordinator] = []
  var parent: BookingCoordinator?
  weak var weakParent: BookingCoordinator?
  var onEnd: (() -> Void)?
  func handle(_ route: BookingRoute) {}
  func end(_ child: BookingCoordinator) { stack.removeAll { $0 === child } }
  func makeScreen() -> BookingViewController {
    let screen = BookingViewController(BookingViewModel(router: router))
    shown = screen
    return screen
  }
}
private final class RoomsCoordinator {
  var stack: [AnyObject] = []
}

/// Pages with a coordinator each; their screens return when the user turns back.
private final class PagesCoordinator {
  private(set) var children: [PageCoordinator] = []
  var onEnd: (() -> Void)?
  func start() -> UIViewController {
    children = (0..<3).map { _ in PageCoordinator() }
    for child in children { child.start() }
    let pages = CoordinatedPages(children.map(\.screen))
    pages.onClose = { [weak self] in self?.onEnd?() }
    return pages
  }
}
/// The data source of its pages, which don't know one another.
private final class SourceCoordinator: NSObject, UIPageViewControllerDataSource {
  private var children: [PageCoordinator] = []
  func start() -> UIViewController {
    children = (0..<3).map { _ in PageCoordinator() }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = self
    pages.setViewControllers([children[1].screen], direction: .forward, animated: false)
    return pages
  }
  private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
    let place = children.firstIndex { $0.screen === page }.map { $0 + offset }
    return place.flatMap { children.indices.contains($0) ? children[$0].screen : nil }
  }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}
private final class PageCoordinator {
  let screen = BookingViewController(BookingViewModel())
  func start() { screen.title = "Page" }
}
private final class CoordinatedPages: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController]
  var onClose: (() -> Void)?
  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([pages[1]], direction: .forward, animated: false)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onClose?() }
  }
  private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
    let place = pages.firstIndex { $0 === page }.map { $0 + offset }
    return place.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}

/// Calls its sinks with new values.
private final class BookingSignal {
  var sink: BookingSink?
}
private final class BookingSink {
  let told: () -> Void
  init(_ told: @escaping () -> Void) { self.told = told }
}
/// Signals of the app that a view model listens to.
private final class BookingMeters {
  static let shared = BookingMeters()
  let (time, distance, pace, average) = (Meter(), Meter(), Meter(), Meter())
  let (calories, cadence, height, pulse) = (Meter(), Meter(), Meter(), Meter())
  final class Meter { var sink: BookingSink? }
  var all: [Meter] { [time, distance, pace, average, calories, cadence, height, pulse] }
}
private final class MeterViewModel { var value = 0 }
private final class MeterScreen: UIViewController {
  let model = MeterViewModel()
  let signal = BookingSignal()
  var coordinator: MeterFlow?
  func act() {}
}
private final class MeterFlow {
  var sinks: [BookingSink] = []
  var screen: MeterScreen?
  func show() {}
}

private enum BookingModule {
  /// Makes a screen whose closure captures a variable for it.
  static func make() -> UIViewController {
    var screen: BookingViewController!
    let close: () -> Void = { screen.dismiss(animated: true) }
    screen = BookingViewController(BookingViewModel())
    screen.onClose = close
    return screen
  }
  /// Does so with a weak variable.
  static func makeWeakly() -> UIViewController {
    weak var weakScreen: BookingViewController?
    let close: () -> Void = { weakScreen?.dismiss(animated: true) }
    let screen = BookingViewController(BookingViewModel())
    screen.onClose = close
    weakScreen = screen
    return screen
  }
}

extension Shape {
  private static var app: ZooCoordinator? { delegate?.coordinator }
  private static func keep(_ flow: AnyObject) -> UUID {
    let id = UUID()
    app?.flows[id] = flow
    return id
  }

  static let bookings: [Shape] = [
    Shape(
      "router whose routes capture the coordinator of its screen", .leaked, "onRoute",
      cut: "onRoute → closure capture of type BookingCoordinator ← make this weak: frees all"
    ) {
      let coordinator = BookingCoordinator()
      let screen = coordinator.makeScreen()
      coordinator.screen = screen
      coordinator.router.onRoute = { coordinator.handle($0) }
      return screen
    },
    Shape(
      "router whose routes capture a coordinator that knows its screen", .leaked, "onRoute",
      cut: "onRoute → closure capture of type BookingCoordinator ← make this weak: frees all"
    ) {
      // The coordinator owns its router, which captures it.
      let coordinator = BookingCoordinator()
      let screen = coordinator.makeScreen()
      coordinator.router.onRoute = { coordinator.handle($0) }
      return screen
    },
    Shape("router's route is a method of the coordinator", .leaked, "onRoute") {
      let coordinator = BookingCoordinator()
      coordinator.router.onRoute = coordinator.handle
      let screen = coordinator.makeScreen()
      screen.coordinator = coordinator
      coordinator.screen = screen
      return screen
    },
    Shape("router whose routes know the coordinator of its screen", .none) {
      let coordinator = BookingCoordinator()
      let id = keep(coordinator)
      coordinator.router.onRoute = { [weak coordinator] in coordinator?.handle($0) }
      let screen = coordinator.makeScreen()
      coordinator.screen = screen
      screen.onClose = { app?.flows[id] = nil }
      return screen
    },
    Shape("router of a coordinator that nothing ends", .abandoned, "flows") {
      let coordinator = BookingCoordinator()
      _ = keep(coordinator)
      coordinator.router.onRoute = { [weak coordinator] in coordinator?.handle($0) }
      let screen = coordinator.makeScreen()
      coordinator.screen = screen
      return screen
    },
    Shape("navigator of closures that know their coordinator", .none) {
      let coordinator = BookingCoordinator()
      let screen = coordinator.makeScreen()
      screen.coordinator = coordinator
      screen.model.navigator = BookingNavigator(
        showPayment: { [weak coordinator] in coordinator?.handle(.payment($0)) },
        close: { [weak coordinator] in coordinator?.onEnd?() })
      return screen
    },
    Shape(
      "navigator of closures, one of which captures its coordinator", .leaked, "navigator.close",
      cut:
        "navigator.close → closure capture of type BookingCoordinator ← make this weak: frees all"
    ) {
      let coordinator = BookingCoordinator()
      let screen = coordinator.makeScreen()
      coordinator.screen = screen
      screen.model.navigator = BookingNavigator(
        showPayment: { [weak coordinator] in coordinator?.handle(.payment($0)) },
        close: { coordinator.onEnd?() })
      return screen
    },
    Shape("tap is a method of the view model", .none) {
      let screen = BookingViewController(BookingViewModel())
      screen.onTap = screen.model.select
      return screen
    },
    Shape(
      "view model's callback is a method of its screen", .leaked, "onBooked",
      cut: "onBooked → closure capture of type BookingViewController ← make this weak: frees all"
    ) {
      let screen = BookingViewController(BookingViewModel())
      screen.onTap = screen.model.select
      screen.model.onBooked = screen.show
      return screen
    },
    Shape(
      "one callback mended, the other forgotten", .leaked, "onFailed",
      cut: "onFailed → closure capture of type BookingViewController ← make this weak: frees all"
    ) {
      let screen = BookingViewController(BookingViewModel())
      screen.model.onBooked = { [weak screen] in screen?.show() }
      screen.model.onFailed = { screen.show() }
      return screen
    },
    Shape("screen in a captured variable", .leaked, "onClose") { BookingModule.make() },
    Shape("screen in a captured weak variable", .none) { BookingModule.makeWeakly() },
    loaded(
      "presented stack that its root's closure captures", .leaked, "onClose",
      script: "open; tap \"Dismiss\"; back"
    ) { screen in
      let root = BookingViewController(BookingViewModel())
      let navigation = UINavigationController(rootViewController: root)
      button(root, "Dismiss") { [weak root] in root?.dismiss(animated: true) }
      root.onTap = { navigation.dismiss(animated: true) }
      root.onClose = { navigation.popToRootViewController(animated: false) }
      DispatchQueue.main.async { screen.present(navigation, animated: true) }
    },
    loaded(
      "coordinator that its presented screen's closure keeps", .leaked, "onClose",
      script: "open; tap \"Dismiss\"; back"
    ) { screen in
      let coordinator = BookingCoordinator()
      let root = coordinator.makeScreen()
      let navigation = UINavigationController(rootViewController: root)
      coordinator.navigation = navigation
      button(root, "Dismiss") { [weak root] in root?.dismiss(animated: true) }
      root.onClose = { coordinator.onEnd?() }
      DispatchQueue.main.async { screen.present(navigation, animated: true) }
    },
    loaded(
      "coordinator that its presented screen's closure keeps until it is called", .none,
      script: "open; tap \"Dismiss\"; back"
    ) { screen in
      let coordinator = BookingCoordinator()
      let root = coordinator.makeScreen()
      let navigation = UINavigationController(rootViewController: root)
      coordinator.navigation = navigation
      button(root, "Dismiss") { [weak root] in root?.dismiss(animated: true) }
      root.onClose = { [weak root] in
        coordinator.onEnd?()
        root?.onClose = nil
      }
      DispatchQueue.main.async { screen.present(navigation, animated: true) }
    },
    Shape("child that its screen's deallocation removes", .none) {
      let (parent, child) = (BookingCoordinator(), BookingCoordinator())
      let screen = child.makeScreen()
      parent.stack.append(child)
      let id = keep(parent)
      screen.onDeinit = { [weak parent, weak child] in
        if let child { parent?.end(child) }
        app?.flows[id] = nil
      }
      return screen
    },
    Shape("child that would be removed by its own screen's deallocation", .abandoned, "stack") {
      let (parent, child) = (BookingCoordinator(), BookingCoordinator())
      let screen = child.makeScreen()
      child.screen = screen
      parent.stack.append(child)
      let id = keep(parent)
      screen.onDeinit = { [weak parent, weak child] in
        if let child { parent?.end(child) }
        app?.flows[id] = nil
      }
      return screen
    },
    Shape("child removed by its key", .none) {
      let (parent, child) = (BookingCoordinator(), BookingCoordinator())
      let screen = child.makeScreen()
      child.screen = screen
      parent.children["rooms"] = child
      let id = keep(parent)
      screen.onClose = { [weak parent] in
        parent?.children["rooms"] = nil
        app?.flows[id] = nil
      }
      return screen
    },
    Shape("child removed by the wrong key", .abandoned, "flows") {
      let (parent, child) = (BookingCoordinator(), BookingCoordinator())
      let screen = child.makeScreen()
      child.screen = screen
      parent.children["rooms"] = child
      _ = keep(parent)
      screen.onClose = { [weak parent] in parent?.children["room"] = nil }
      return screen
    },
    Shape("children removed by their type", .none) {
      let parent = RoomsCoordinator()
      let child = BookingCoordinator()
      let screen = child.makeScreen()
      child.screen = screen
      parent.stack.append(child)
      let id = keep(parent)
      screen.onClose = { [weak parent] in
        parent?.stack.removeAll { $0 is BookingCoordinator }
        app?.flows[id] = nil
      }
      return screen
    },
    Shape("child removed from the wrong parent", .abandoned, "stack") {
      let (parent, other) = (BookingCoordinator(), BookingCoordinator())
      let child = BookingCoordinator()
      let screen = child.makeScreen()
      child.screen = screen
      parent.stack.append(child)
      child.weakParent = other
      _ = keep(parent)
      screen.coordinator = nil
      screen.onClose = { [weak child] in
        if let child { child.weakParent?.end(child) }
      }
      return screen
    },
    Shape("end of a child that captures its parent and stays with the screen", .none) {
      // The parent doesn't know the child or the screen.
      let (parent, child) = (BookingCoordinator(), BookingCoordinator())
      child.onEnd = { parent.handle(.rooms) }
      let screen = child.makeScreen()
      screen.coordinator = child
      return screen
    },
    Shape(
      "end of a child that captures its parent, which lists it", .leaked, "onEnd",
      cut: "onEnd → closure capture of type BookingCoordinator ← make this weak: frees all"
    ) {
      let (parent, child) = (BookingCoordinator(), BookingCoordinator())
      child.onEnd = { parent.end(child) }
      parent.stack.append(child)
      let screen = child.makeScreen()
      screen.coordinator = child
      return screen
    },
    Shape(
      "coordinators of pages that return", .none,
      script: "open; swipe page; swipe page back; swipe page back; swipe page; back"
    ) {
      let pages = PagesCoordinator()
      let id = keep(pages)
      pages.onEnd = { app?.flows[id] = nil }
      return pages.start()
    },
    Shape(
      "coordinators of pages whose data source lists them", .pending, "",
      script: "open; swipe page; swipe page back; swipe page back"
    ) {
      let pages = SourceCoordinator()
      _ = keep(pages)
      return pages.start()
    },
    Shape(
      "model of a page that returns, which a closure of the app captures", .pending,
      script: "open; swipe page"
    ) {
      let pages = PagesCoordinator()
      _ = keep(pages)
      let screen = pages.start()
      let model = pages.children[1].screen.model
      BookingMeters.shared.pulse.sink = BookingSink { model.select() }
      return screen
    },
    Shape(
      "coordinators of pages that stay", .abandoned, "flows",
      script: "open; swipe page; swipe page back; back"
    ) {
      let pages = PagesCoordinator()
      _ = keep(pages)
      return pages.start()
    },
    Shape(
      "view model that eight closures of the app capture", .abandoned,
      "static BookingMeters.shared",
      cut:
        "told → closure capture of type MeterViewModel ← make this and 7 more like it weak: frees it"
    ) {
      let screen = MeterScreen()
      for meter in BookingMeters.shared.all {
        meter.sink = BookingSink { [model = screen.model] in model.value += 1 }
      }
      return screen
    },
    Shape(
      "view model that a leaked screen and eight closures of the app retain", .abandoned,
      "static BookingMeters.shared", findings: 2
    ) {
      let screen = MeterScreen()
      for meter in BookingMeters.shared.all {
        meter.sink = BookingSink { [model = screen.model] in model.value += 1 }
      }
      screen.signal.sink = BookingSink { screen.act() }
      return screen
    },
    Shape(
      "view model that a leaked screen and a closure of the app retain", .abandoned,
      "static BookingMeters.shared", findings: 2
    ) {
      let screen = MeterScreen()
      BookingMeters.shared.time.sink = BookingSink { [model = screen.model] in model.value += 1 }
      screen.signal.sink = BookingSink { screen.act() }
      return screen
    },
    Shape(
      "flow that subscribes to its screen and keeps both", .leaked, "told",
      cut: "told → closure capture of type MeterFlow ← make this weak: frees all"
    ) {
      let (flow, screen) = (MeterFlow(), MeterScreen())
      flow.screen = screen
      let sink = BookingSink { flow.show() }
      screen.signal.sink = sink
      flow.sinks = [sink]
      return screen
    },
  ]
}
