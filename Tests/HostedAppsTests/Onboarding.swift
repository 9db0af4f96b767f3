import ShellTestSupport
import UIKit

@testable import CoordinatorShellCore
@testable import ShellLanguage

// Onboarding in a page view controller, followed by the main screen; launched by the application's
// delegate with its own window.

class OnboardingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flow: RootFlow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    flow = RootFlow(window: window)
    flow?.start()
    return true
  }
}

final class RootFlow {
  private weak var window: UIWindow?
  private var onboarding: OnboardingFlow?

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let onboarding = OnboardingFlow()
    onboarding.delegate = self
    self.onboarding = onboarding
    window?.rootViewController = onboarding.rootViewController
    window?.makeKeyAndVisible()
  }
}

extension RootFlow: OnboardingFlowDelegate {
  func onboardingFlowDidFinish(_ flow: OnboardingFlow) {
    onboarding = nil
    let main = UIViewController()
    main.title = "Main"
    window?.rootViewController = UINavigationController(rootViewController: main)
  }
}

protocol OnboardingFlowDelegate: AnyObject {
  func onboardingFlowDidFinish(_ flow: OnboardingFlow)
}

/// Keeps its pages; that of the leaking kind is kept by them as well.
final class OnboardingFlow: NSObject {
  weak var delegate: OnboardingFlowDelegate?
  static var forgetsWeakSelf = false

  private(set) lazy var rootViewController: UIViewController = {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 12])
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    return controller
  }()

  private lazy var pages: [PageViewController] = ["Welcome", "Maps", "Ready"].map { title in
    let page = PageViewController()
    page.title = title
    if OnboardingFlow.forgetsWeakSelf {
      page.onNext = { self.advance(from: page) }
    } else {
      page.onNext = { [weak self, weak page] in
        guard let self, let page else { return }
        self.advance(from: page)
      }
    }
    return page
  }

  private func advance(from page: PageViewController) {
    guard let index = pages.firstIndex(of: page), index + 1 < pages.count else {
      delegate?.onboardingFlowDidFinish(self)
      return
    }
    (rootViewController as? UIPageViewController)?.setViewControllers(
      [pages[index + 1]], direction: .forward, animated: true, completion: nil)
  }
}

extension OnboardingFlow: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? PageViewController, let index = pages.firstIndex(of: page),
      index > 0
    else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let page = viewController as? PageViewController, let index = pages.firstIndex(of: page),
      index + 1 < pages.count
    else { return nil }
    return pages[index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    guard let page = pageViewController.viewControllers?.first as? PageViewController else {
      return 0
    }
    return pages.firstIndex(of: page) ?? 0
  }
}

class PageViewController: UIViewController {
  var onNext: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Next"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.onNext?() })
    let stack = UIStackView(arrangedSubviews: [UILabel(), button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
  }
}
