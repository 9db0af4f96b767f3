import UIKit

extension Flow {
  /// Receives the article list's events.
  @MainActor protocol HomeDelegate: AnyObject {
    func showArticle(_ title: String)
  }

  /// A list of articles as buttons.
  public final class HomeViewController: UIViewController {
    weak var coordinator: (any HomeDelegate)?
    var articles: [String] = []

    public override func viewDidLoad() {
      super.viewDidLoad()
      for article in articles {
        let action = UIAction(title: article) { [weak self] _ in
          self?.coordinator?.showArticle(article)
        }
        view.addSubview(UIButton(primaryAction: action))
      }
    }
  }

  /// One article.
  public final class ArticleViewController: UIViewController {
    public override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel()
      label.text = title
      view.addSubview(label)
    }
  }
}
