// The listings of "Camplace Coordinaotr Pattern 적용 내용" (an app coordinator that makes the tab bar
// itself), typed in as they stand; view code aside. Top-level types are private to this file, since
// the five documents share names. The selector of the list button can't exist on Linux: its method
// is called by an action.
import UIKit

private protocol Coordinator: AnyObject {
  var childCoordinator: [Coordinator] { get set }
  func start()
}

private class AppCoordinator: Coordinator {
  var childCoordinator: [Coordinator] = []
  let window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
    self.window?.makeKeyAndVisible()
  }

  func start() {
    self.window?.rootViewController = setupTabbarController()
  }

  func setupTabbarController() -> UITabBarController {

    let tabbarController = MainTabbarViewController()

    let firstItem = UITabBarItem(
      title: "Map",
      image: UIImage(systemName: "map"),
      tag: 0)
    let secondItem = UITabBarItem(
      title: "Favorite",
      image: UIImage(systemName: "star"),
      tag: 1)

    let firstViewCoordinator = MainMapViewCoordinator()
    firstViewCoordinator.parentCoordinator = self
    childCoordinator.append(firstViewCoordinator)

    let mainMapVC = firstViewCoordinator.startPush()
    mainMapVC.tabBarItem = firstItem

    let secondViewCoordinator = LocationFavoriteCoordinator()
    secondViewCoordinator.parentCoordinator = self
    childCoordinator.append(secondViewCoordinator)

    let locationFavoritVC = secondViewCoordinator.startPush()
    locationFavoritVC.tabBarItem = secondItem

    tabbarController.viewControllers = [mainMapVC, locationFavoritVC]

    return tabbarController
  }
}

private class MainTabbarViewController: UITabBarController {}

private class MainMapViewCoordinator: Coordinator {
  var navigationController: UINavigationController
  weak var parentCoordinator: Coordinator?

  var childCoordinator: [Coordinator] = []

  init() {
    self.navigationController = .init()
  }

  func start() {

  }

  func startPush() -> UINavigationController {
    let mapViewController = MainMapViewController()
    mapViewController.delegate = self
    navigationController.setViewControllers([mapViewController], animated: false)

    return navigationController
  }
}

private class LocationFavoriteCoordinator: Coordinator {
  var navigationController: UINavigationController
  weak var parentCoordinator: Coordinator?

  var childCoordinator: [Coordinator] = []

  init() {
    self.navigationController = .init()
  }

  func start() {

  }

  func startPush() -> UINavigationController {
    let locationFavoriteVC = LocationFavoriteViewController()
    locationFavoriteVC.delegate = self
    navigationController.setViewControllers([locationFavoriteVC], animated: false)

    return navigationController
  }
}

extension LocationFavoriteCoordinator: LocationFavoriteDelegate {
  func pushDetialVC(content: LocationBasedListModel) {
    let viewModel = PlaceDetailViewModel(content: content)
    let vc = PlaceDetailViewController(viewModel: viewModel)
    self.navigationController.pushViewController(vc, animated: true)
  }
}

private protocol LocationFavoriteDelegate: AnyObject {
  func pushDetialVC(content: LocationBasedListModel)
}

private class LocationFavoriteViewController: UIViewController {
  weak var delegate: LocationFavoriteDelegate?
  let viewModel = LocationFavoriteViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tableView = UITableView(frame: view.bounds)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }
}

extension LocationFavoriteViewController: UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.locations.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = viewModel.locations[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let content: LocationBasedListModel = LocationBasedListModel(
      from: viewModel.locations[indexPath.row])

    delegate?.pushDetialVC(content: content)
  }
}

private protocol MainMapDelegate: AnyObject {
  func pushDetialVC(content: LocationBasedListModel)
  func presentLocationList(contents: [LocationBasedListModel])
}

private class MainMapViewController: UIViewController {
  weak var delegate: MainMapDelegate?
  let viewModel = MainMapViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("list", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.listButtonTapped() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func listButtonTapped() {
    let locationList = viewModel.locationList
    delegate?.presentLocationList(contents: locationList)
  }
}

extension MainMapViewCoordinator: MainMapDelegate {
  func pushDetialVC(content: LocationBasedListModel) {
    let viewModel = PlaceDetailViewModel(content: content)
    let vc = PlaceDetailViewController(viewModel: viewModel)
    self.navigationController.pushViewController(vc, animated: true)
  }

  func presentLocationList(contents: [LocationBasedListModel]) {
    let listViewModel = PlaceListViewModel(locationList: contents)
    let listVC = PlaceListViewController(viewModel: listViewModel)
    let vc = UINavigationController(rootViewController: listVC)

    let detentIdentifier = UISheetPresentationController.Detent.Identifier("customDetent")
    let customDetent = UISheetPresentationController.Detent.custom(identifier: detentIdentifier) {
      _ in
      let screenHeight = UIScreen.main.bounds.height
      return screenHeight * 0.878912
    }

    if let sheet = vc.sheetPresentationController {
      sheet.detents = [customDetent]
      sheet.preferredCornerRadius = 30
    }

    navigationController.present(vc, animated: true)
  }
}

// What the document names and does not list.

private struct LocationBasedListModel {
  let name: String
  init(from name: String) { self.name = name }
}

private class MainMapViewModel {
  let locationList = ["솔향기 캠핑장", "달빛 야영장"].map(LocationBasedListModel.init(from:))
}

private class LocationFavoriteViewModel {
  let locations = ["솔향기 캠핑장"]
}

private class PlaceDetailViewModel {
  let content: LocationBasedListModel
  init(content: LocationBasedListModel) { self.content = content }
}

private class PlaceListViewModel {
  let locationList: [LocationBasedListModel]
  init(locationList: [LocationBasedListModel]) { self.locationList = locationList }
}

private class PlaceDetailViewController: UIViewController {
  let viewModel: PlaceDetailViewModel

  init(viewModel: PlaceDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private class PlaceListViewController: UIViewController {
  let viewModel: PlaceListViewModel

  init(viewModel: PlaceListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class CamplaceSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let coordinator = AppCoordinator(window)
    coordinator.start()
    appCoordinator = coordinator
  }
}
