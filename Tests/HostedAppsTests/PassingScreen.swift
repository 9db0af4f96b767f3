import UIKit

// A loading screen that a list presents, and that goes by itself once its work is done.

final class RefreshFlow: WindowFlow {
  var window: UIWindow?

  func start() { window?.rootViewController = RefreshedListViewController() }
}

final class RefreshedListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      primaryAction: UIAction(title: "Refresh") { [weak self] _ in self?.refresh() })
    view.addSubview(button)
  }

  private func refresh() {
    let loading = LoadingViewController()
    present(loading, animated: true) { loading.dismiss(animated: true) }
  }
}

final class LoadingViewController: UIViewController {}
