import Kingfisher
import UIKit

final class ArticleListViewController: UITableViewController {
  var onSelect: ((Article) -> Void)?
  var onFailure: (() -> Void)?
  private let service: ArticleService
  private var articles: [Article] = []

  init(service: ArticleService) {
    self.service = service
    super.init(style: .plain)
    title = "Gazette"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    reload()
  }

  func reload() {
    service.articles { [weak self] result in
      switch result {
      case .success(let page):
        self?.articles = page.articles
        self?.tableView.reloadData()
      case .failure:
        self?.onFailure?()
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    let article = articles[indexPath.row]
    cell.textLabel?.text = "\(article.headline), \(article.section)"
    cell.imageView?.kf.setImage(with: article.pictureURL, placeholder: UIImage(named: "paper"))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(articles[indexPath.row])
  }
}
