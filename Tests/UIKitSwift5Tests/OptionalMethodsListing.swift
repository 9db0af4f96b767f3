// Delegates that pass on what they hear, as apps write it.
import UIKit

final class TableProxy: NSObject, UITableViewDelegate, UITableViewDataSource {
  weak var delegate: UITableViewDelegate?
  weak var dataSource: UITableViewDataSource?

  func numberOfSections(in tableView: UITableView) -> Int {
    dataSource?.numberOfSections?(in: tableView) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    dataSource?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegate?.scrollViewDidScroll?(scrollView)
  }
}

/// Both delegate and data source, with a table of its own, so that one name means three things.
final class RowsViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  let tableView = UITableView()
  let proxy = TableProxy()
  var chosen: [Int] = []
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    proxy.delegate = self
    proxy.dataSource = self
    tableView.dataSource = proxy
    tableView.delegate = proxy
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

final class StackCoordinator: NSObject, UINavigationControllerDelegate {
  let navigationController: UINavigationController
  weak var outer: (any UINavigationControllerDelegate)?
  var shown: [String] = []

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
    outer?.navigationController?(
      self.navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    outer?.navigationController?(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}

class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  static var rootTitle: String? {
    if let window = UIApplication.shared.delegate?.window, let root = window?.rootViewController {
      return root.title
    }
    return UIApplication.shared.delegate?.window??.rootViewController?.title
  }

  static var own: UIWindow? { (UIApplication.shared.delegate as? WindowAppDelegate)?.window }
}
