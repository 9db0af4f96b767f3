import UIKit

// A tour whose pages have one class and whose last page has a button, followed by a screen with two
// segments, one of which shows a button; or that screen alone.

final class TourSceneDelegate: HarborSceneDelegate {
  override func start(_ flow: HarborFlow) { flow.showTour() }
}

class HarborSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: HarborFlow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let flow = HarborFlow(window: window)
    self.window = window
    self.flow = flow
    start(flow)
    window.makeKeyAndVisible()
  }

  func start(_ flow: HarborFlow) { flow.showHarbors() }
}

final class HarborFlow {
  private unowned let window: UIWindow
  private let stack = UINavigationController()

  init(window: UIWindow) { self.window = window }

  func showTour() {
    window.rootViewController = TourViewController { [weak self] in self?.showHarbors() }
  }

  func showHarbors() {
    stack.viewControllers = [
      HarborsViewController { [weak stack] in
        stack?.pushViewController(HarborViewController(), animated: true)
      }
    ]
    window.rootViewController = stack
  }
}

final class TourViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let onStart: () -> Void
  private lazy var pages = (1...4).map { number in
    let page = UIViewController()
    let label = UILabel()
    label.text = "Page \(number)"
    page.view.addSubview(label)
    if number == 4 {
      page.view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "Start") { [weak self] _ in self?.onStart() }))
    }
    return page
  }

  init(onStart: @escaping () -> Void) {
    self.onStart = onStart
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
    guard let place = pages.firstIndex(of: page), pages.indices.contains(place + step) else {
      return nil
    }
    return pages[place + step]
  }
}

final class HarborsViewController: UIViewController {
  private let onSelect: () -> Void
  private let segments = UISegmentedControl(items: ["List", "Map"])
  private lazy var harbor = UIButton(
    type: .system, primaryAction: UIAction(title: "Busan") { [weak self] _ in self?.onSelect() })

  init(onSelect: @escaping () -> Void) {
    self.onSelect = onSelect
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    view.addSubview(segments)
    view.addSubview(harbor)
    show()
  }

  private func show() { harbor.isHidden = segments.selectedSegmentIndex == 0 }
}

final class HarborViewController: UIViewController {}
