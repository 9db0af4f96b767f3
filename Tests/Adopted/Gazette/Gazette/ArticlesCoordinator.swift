import Network
import UIKit

final class ArticlesCoordinator {
  let navigation: UINavigationController
  private let service = ArticleService()
  private let monitor = NWPathMonitor()

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let list = ArticleListViewController(service: service)
    list.onSelect = { [weak self] in self?.show($0) }
    list.onFailure = { [weak self, weak list] in self?.offerRetry { list?.reload() } }
    navigation.setViewControllers([list], animated: false)
    monitor.pathUpdateHandler = { [weak list] path in
      DispatchQueue.main.async {
        list?.title = path.status == .satisfied ? "Gazette" : "Gazette, offline"
      }
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
  }

  private func show(_ article: Article) {
    navigation.pushViewController(
      StoryViewController(article: article, service: service), animated: true)
  }

  private func offerRetry(_ retry: @escaping () -> Void) {
    let alert = UIAlertController(
      title: "Offline", message: "The articles can't be loaded.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
    navigation.present(alert, animated: true)
  }
}
