import UIKit

// Hiking trails behind a side menu: view models with bindings, child coordinators in a dictionary,
// onboarding pages, a search with results, and a sheet with detents. Its mistakes can be planted one
// by one.

enum TrailMistake: String, CaseIterable {
  case none
  /// A binding in the screen's own bag captures the screen.
  case bindingCapturesScreen
  /// The onboarding stays in the dictionary of coordinators.
  case onboardingStays
  /// The side menu puts the next content over the former one.
  case menuForgetsContent
  /// The search results' closure captures the list that owns the search.
  case resultsCaptureList
  /// Dragging the sheet to another detent leaves its observer in a service.
  case detentObserverStays
  /// A display link isn't invalidated.
  case displayLinkRuns
  /// A link replaces a coordinator whose screens are still there.
  case linkReplacesCoordinator
  /// A request's completion stays when the user cancels.
  case completionStays
  /// The data source's cell provider captures the screen.
  case providerCapturesScreen
  /// A menu's action captures the screen.
  case menuCapturesScreen
}

@MainActor enum TrailSetup {
  static var mistake = TrailMistake.none
  static func has(_ other: TrailMistake) -> Bool { mistake == other }
}

// MARK: Bindings and services

@MainActor final class TrailBag {
  private var cancellations: [() -> Void] = []
  func add(_ cancel: @escaping () -> Void) { cancellations.append(cancel) }
}
@MainActor final class TrailProperty<Value> {
  private var observers: [Int: (Value) -> Void] = [:]
  private var next = 0
  var value: Value { didSet { for observer in observers.values { observer(value) } } }
  init(_ value: Value) { self.value = value }
  func bind(in bag: TrailBag, _ observer: @escaping (Value) -> Void) {
    next += 1
    let number = next
    observers[number] = observer
    observer(value)
    bag.add { [weak self] in self?.observers[number] = nil }
  }
}

@MainActor final class TrailServices {
  var observers: [() -> Void] = []
  private var completions: [Int: (String) -> Void] = [:]
  private var last = 0
  func request(_ completion: @escaping (String) -> Void) -> Int {
    last += 1
    completions[last] = completion
    return last
  }
  func answer(_ number: Int) { completions.removeValue(forKey: number)?("sunny") }
  func cancel(_ number: Int) { completions[number] = nil }
}

// MARK: Coordinators

class TrailSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var root: TrailRootCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    root = TrailRootCoordinator()
    window.rootViewController = root?.container
    window.makeKeyAndVisible()
    self.window = window
    root?.start()
  }
}

enum TrailFlow: Hashable { case onboarding, trails, map, weather }

@MainActor class TrailCoordinator: NSObject {
  let services: TrailServices
  var flows: [TrailFlow: TrailCoordinator] = [:]
  init(_ services: TrailServices) { self.services = services }
}

final class TrailRootCoordinator: TrailCoordinator {
  let container = TrailMenuController()
  init() {
    super.init(TrailServices())
    container.onSelect = { [weak self] in self?.show($0) }
  }
  func start() {
    let onboarding = TrailOnboardingCoordinator(services)
    flows[.onboarding] = onboarding
    onboarding.onEnd = { [weak self] in self?.show(.trails) }
    container.show(onboarding.pages)
  }
  private func show(_ flow: TrailFlow) {
    if !TrailSetup.has(.onboardingStays) { flows[.onboarding] = nil }
    flows[.trails] = nil
    flows[.map] = nil
    if flow == .trails {
      let trails = TrailListCoordinator(services)
      flows[.trails] = trails
      container.show(trails.navigation)
    } else {
      let map = TrailMapCoordinator(services)
      flows[.map] = map
      container.show(map.navigation)
    }
  }
}

final class TrailOnboardingCoordinator: TrailCoordinator, UIPageViewControllerDataSource {
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  var onEnd: (() -> Void)?
  private lazy var all: [UIViewController] = [
    TrailWelcomeViewController(), TrailReadyViewController(),
  ]
  override init(_ services: TrailServices) {
    super.init(services)
    pages.dataSource = self
    (all[1] as? TrailReadyViewController)?.onStart = { [weak self] in self?.onEnd?() }
    pages.setViewControllers([all[0]], direction: .forward, animated: false)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === all[1] ? all[0] : nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
}

final class TrailListCoordinator: TrailCoordinator {
  let navigation = UINavigationController()
  override init(_ services: TrailServices) {
    super.init(services)
    let regions = TrailRegionsViewController()
    regions.onSelect = { [weak self] in self?.showTrails() }
    regions.onLink = { [weak self] in self?.open() }
    navigation.viewControllers = [regions]
  }
  private func showTrails() {
    let list = TrailListViewController()
    list.onSelect = { [weak self] in self?.showTrail() }
    navigation.pushViewController(list, animated: true)
  }
  private func showTrail() {
    let trail = TrailViewController(TrailViewModel(services))
    trail.onFilter = { [weak self, weak trail] in
      guard let self, let trail, trail.presentedViewController == nil else { return }
      trail.present(TrailFilterViewController(services), animated: true)
    }
    navigation.pushViewController(trail, animated: true)
  }
  /// Opens a link to the weather.
  private func open() {
    if let weather = flows[.weather] as? TrailWeatherCoordinator,
      !TrailSetup.has(.linkReplacesCoordinator)
    {
      return weather.show()
    }
    let weather = TrailWeatherCoordinator(services, navigation)
    weather.onEnd = { [weak self] in self?.flows[.weather] = nil }
    weather.onLink = { [weak self] in self?.open() }
    flows[.weather] = weather
    weather.show()
  }
}

final class TrailWeatherCoordinator: TrailCoordinator {
  var onEnd: (() -> Void)?
  var onLink: (() -> Void)?
  private let navigation: UINavigationController
  private var screens = 0
  init(_ services: TrailServices, _ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(services)
  }
  func show() {
    let weather = TrailWeatherViewController()
    weather.coordinator = self
    screens += 1
    navigation.pushViewController(weather, animated: true)
  }
  func left() {
    screens -= 1
    if screens == 0 { onEnd?() }
  }
}

final class TrailMapCoordinator: TrailCoordinator {
  let navigation = UINavigationController()
  override init(_ services: TrailServices) {
    super.init(services)
    let map = TrailMapViewController()
    map.onTrace = { [weak self] in
      self?.navigation.pushViewController(TrailTraceViewController(), animated: true)
    }
    map.onPhotos = { [weak self] in
      self?.navigation.pushViewController(TrailPhotosViewController(), animated: true)
    }
    navigation.viewControllers = [map]
  }
}

// MARK: Containers

/// Shows one content, and a menu at its side.
final class TrailMenuController: UIViewController {
  var onSelect: ((TrailFlow) -> Void)?
  private var content: UIViewController?
  private let menu = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 800))

  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, flow) in [("Trails", TrailFlow.trails), ("Map", .map)] {
      menu.addSubview(
        UIButton(
          primaryAction: UIAction(title: title) { [weak self] _ in self?.select(flow) }))
    }
    menu.isHidden = true
    view.addSubview(menu)
    let toggle = UIButton(
      primaryAction: UIAction(title: "Menu") { [weak self] _ in self?.menu.isHidden.toggle() })
    toggle.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    view.addSubview(toggle)
  }

  private func select(_ flow: TrailFlow) {
    menu.isHidden = true
    onSelect?(flow)
  }

  func show(_ next: UIViewController) {
    loadViewIfNeeded()
    if let content, !TrailSetup.has(.menuForgetsContent) {
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }
    addChild(next)
    next.view.frame = view.bounds
    view.insertSubview(next.view, belowSubview: menu)
    next.didMove(toParent: self)
    content = next
  }
}

// MARK: Screens

class TrailScreen: UIViewController {
  func button(_ title: String, _ body: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in body() }))
  }
}

final class TrailWelcomeViewController: TrailScreen {}

final class TrailReadyViewController: TrailScreen {
  var onStart: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    button("start") { [weak self] in self?.onStart?() }
  }
}

final class TrailRegionsViewController: TrailScreen {
  var onSelect: (() -> Void)?
  var onLink: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    button("north") { [weak self] in self?.onSelect?() }
    button("weather link") { [weak self] in self?.onLink?() }
  }
}

final class TrailListViewController: UITableViewController, UISearchResultsUpdating {
  var onSelect: (() -> Void)?
  private let results = TrailResultsViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    results.onSelect =
      TrailSetup.has(.resultsCaptureList)
      ? { self.onSelect?() } : { [weak self] in self?.onSelect?() }
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search trails"
    navigationItem.searchController = search
  }
  func updateSearchResults(for searchController: UISearchController) {
    results.text = searchController.searchBar.text ?? ""
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "trail \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?()
  }
}

final class TrailResultsViewController: UITableViewController {
  var onSelect: (() -> Void)?
  var text = "" { didSet { tableView.reloadData() } }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    text.isEmpty ? 0 : 1
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "result"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?()
  }
}

@MainActor final class TrailViewModel {
  let name = TrailProperty("Ridge")
  let forecast = TrailProperty("unknown")
  private let services: TrailServices
  private var request: Int?
  init(_ services: TrailServices) { self.services = services }
  func load() {
    guard request == nil else { return }
    request = services.request(
      TrailSetup.has(.completionStays)
        ? { self.forecast.value = $0 } : { [weak self] in self?.forecast.value = $0 })
  }
  func answer() {
    if let request { services.answer(request) }
    request = nil
  }
  func cancel() {
    if let request, !TrailSetup.has(.completionStays) { services.cancel(request) }
    request = nil
  }
}

final class TrailViewController: TrailScreen {
  var onFilter: (() -> Void)?
  private let viewModel: TrailViewModel
  private let bag = TrailBag()
  init(_ viewModel: TrailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.name.bind(
      in: bag,
      TrailSetup.has(.bindingCapturesScreen)
        ? { self.title = $0 } : { [weak self] in self?.title = $0 })
    button("filter") { [weak self] in self?.onFilter?() }
    button("forecast") { [weak self] in self?.viewModel.load() }
    button("arrive") { [weak self] in self?.viewModel.answer() }
    button("stop") { [weak self] in self?.viewModel.cancel() }
    let more = UIButton(type: .system)
    more.setTitle("more", for: .normal)
    more.menu = UIMenu(children: [
      TrailSetup.has(.menuCapturesScreen)
        ? UIAction(title: "rename") { _ in self.title = "renamed" }
        : UIAction(title: "rename") { [weak self] _ in self?.title = "renamed" }
    ])
    more.showsMenuAsPrimaryAction = true
    view.addSubview(more)
  }
}

final class TrailFilterViewController: TrailScreen, UISheetPresentationControllerDelegate {
  private let services: TrailServices
  init(_ services: TrailServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.delegate = self
  }
  required init?(coder: NSCoder) { nil }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    if TrailSetup.has(.detentObserverStays) {
      services.observers.append { self.title = "large" }
    }
  }
}

final class TrailWeatherViewController: TrailScreen {
  weak var coordinator: TrailWeatherCoordinator?
  override func viewDidLoad() {
    super.viewDidLoad()
    button("weather link") { [weak self] in self?.coordinator?.onLink?() }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { coordinator?.left() }
  }
}

final class TrailMapViewController: TrailScreen {
  var onTrace: (() -> Void)?
  var onPhotos: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    button("trace") { [weak self] in self?.onTrace?() }
    button("photos") { [weak self] in self?.onPhotos?() }
  }
}

final class TrailTraceViewController: TrailScreen {
  private var link: CADisplayLink?
  private var frames = 0
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: Selector("tick", TrailTraceViewController.tick))
    link?.add(to: .main, forMode: .common)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if TrailSetup.has(.displayLinkRuns) { return }
    link?.invalidate()
    link = nil
  }
  func tick() { frames += 1 }
}

final class TrailPhotosViewController: TrailScreen {
  private let grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var seen = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    let capturesScreen = TrailSetup.has(.providerCapturesScreen)
    source = UICollectionViewDiffableDataSource(collectionView: grid) {
      [weak self, kept = capturesScreen ? self : nil] grid, path, _ in
      (kept ?? self)?.seen += 1
      return grid.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source?.apply(snapshot, animatingDifferences: false)
    view.addSubview(grid)
  }
}
