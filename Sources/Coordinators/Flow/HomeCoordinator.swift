import CoordinatorKit
import UIKit

extension Flow {
  /// The first tab: articles, which have no coordinators of their own.
  public final class HomeCoordinator: BaseCoordinator, HomeDelegate {
    let navigationController = UINavigationController()
    private let articles = ["A day in the woods", "별이 잘 보이는 캠핑장", "What to pack"]

    public override var rootViewController: UIViewController? { navigationController }

    public override func start() {
      let home = HomeViewController()
      home.articles = articles
      home.coordinator = self
      navigationController.setViewControllers([home], animated: false)
    }

    func showArticle(_ title: String) {
      let article = ArticleViewController()
      article.title = title
      navigationController.pushViewController(article, animated: true)
    }

    // MARK: Routes

    public override var routes: [Route] { Self.routes }

    static let routes = [
      Route(
        .push, "article", takes: .number(of: "article"), summary: "an article",
        of: HomeCoordinator.self
      ) { coordinator, argument throws(RouteFailure) in
        coordinator.showArticle(try argument.item(of: coordinator.articles, called: "article"))
      }
    ]
  }
}
