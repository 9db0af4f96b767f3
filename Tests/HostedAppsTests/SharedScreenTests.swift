import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A screen that belongs to one coordinator may be the work of another one, too.
@MainActor struct SharedScreenTests {
  private func run(_ script: String) -> HostedRun {
    HostedRun(script, of: .scenes { CatalogSceneDelegate() })
  }

  @Test func `a coordinator that is a visible screen's delegate may keep another screen`() {
    let told = run("tap Sort; dismiss; tap Sort; dismiss; expect no findings")
    #expect(told.code == .ok, "\(told.output)\(told.errors)")
  }

  @Test func `a coordinator that is a visible screen's delegate isn't cut off`() {
    let told = run("tap Filter; dismiss; expect finding abandoned FilterViewController; findings")
    #expect(told.code == .ok, "\(told.output)\(told.errors)")
    #expect(told.output.contains(#/strong  filters\[0\] +←.*remove this/#), "\(told.output)")
  }
}

private final class CatalogSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let flow = CatalogCoordinator()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = flow.stack
    window?.makeKeyAndVisible()
    flow.start()
  }
}

/// Owns the stack and what is pushed.
private final class CatalogCoordinator {
  let stack = UINavigationController()
  private var children: [AnyObject] = []

  func start() {
    let list = CatalogViewController()
    list.selection = self
    let bar = CatalogBarCoordinator(list)
    children.append(bar)
    stack.pushViewController(list, animated: false)
  }
}

/// Presents from a screen that the other coordinator pushes.
private final class CatalogBarCoordinator {
  private let list: CatalogViewController
  private lazy var sorting = SortViewController()
  private var filters: [FilterViewController] = []

  init(_ list: CatalogViewController) {
    self.list = list
    list.bar = self
  }

  func sort() { list.present(sorting, animated: true) }

  func filter() {
    filters.append(FilterViewController())
    list.present(filters[filters.count - 1], animated: true)
  }
}

private final class SortViewController: UIViewController {}
private final class FilterViewController: UIViewController {}

private final class CatalogViewController: UIViewController {
  weak var selection: CatalogCoordinator?
  weak var bar: CatalogBarCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Sort") { [weak self] _ in self?.bar?.sort() }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Filter") { [weak self] _ in self?.bar?.filter() }),
    ]
  }
}
