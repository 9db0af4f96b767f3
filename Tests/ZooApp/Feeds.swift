import UIKit

// MARK: Lists whose cells, menus and bars call back

private final class FeedCell: UITableViewCell {
  var onTap: (() -> Void)?
  var delegate: FeedCellDelegate?
  private let more = UIButton()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(more)
    more.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    onTap = nil
  }
}
private protocol FeedCellDelegate: AnyObject {
  func cellDidLike(_ cell: FeedCell)
}
private final class FeedController: UIViewController, UITableViewDataSource, FeedCellDelegate {
  enum Style { case closure, weakClosure, delegate, row }
  private let style: Style
  private let table = UITableView()
  private var posts = ["a", "b", "c"]
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.register(FeedCell.self, forCellReuseIdentifier: "post")
    table.dataSource = self
    view.addSubview(table)
    table.reloadData()
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    guard let cell = cell as? FeedCell else { return cell }
    let post = posts[indexPath.row]
    switch style {
    case .closure: cell.onTap = { self.show(post) }
    case .weakClosure: cell.onTap = { [weak self] in self?.show(post) }
    case .delegate: cell.delegate = self
    case .row: cell.onTap = { [weak cell] in cell?.isSelected = true }
    }
    return cell
  }
  private func show(_ post: String) { title = post }
  func cellDidLike(_ cell: FeedCell) {}
}

private final class GalleryController: UIViewController {
  enum Style { case strong, weak, unowned }
  private let style: Style
  private var favorites: Set<Int> = []
  private lazy var grid = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var dataSource = makeDataSource()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    switch style {
    case .strong:
      return UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, photo in
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
        cell.isSelected = self.favorites.contains(photo)
        return cell
      }
    case .weak:
      return UICollectionViewDiffableDataSource(collectionView: grid) {
        [weak self] grid, path, photo in
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
        cell.isSelected = self?.favorites.contains(photo) ?? false
        return cell
      }
    case .unowned:
      return UICollectionViewDiffableDataSource(collectionView: grid) {
        [unowned self] grid, path, photo in
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
        cell.isSelected = favorites.contains(photo)
        return cell
      }
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    grid.frame = view.bounds
    view.addSubview(grid)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

private final class DocumentController: UIViewController {
  enum Style { case strong, weak, deferred, method }
  private let style: Style
  private let refresh = UIRefreshControl()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .strong:
      let menu = UIMenu(children: [
        UIAction(title: "Rename") { _ in self.rename() },
        UIMenu(title: "More", children: [UIAction(title: "Share") { _ in self.share() }]),
      ])
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", menu: menu)
    case .weak:
      let menu = UIMenu(children: [
        UIAction(title: "Rename") { [weak self] _ in self?.rename() },
        UIMenu(
          title: "More", children: [UIAction(title: "Share") { [weak self] _ in self?.share() }]),
      ])
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", menu: menu)
    case .deferred:
      let menu = UIMenu(children: [
        UIDeferredMenuElement { complete in
          complete([UIAction(title: "Recent") { _ in self.share() }])
        }
      ])
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", menu: menu)
    case .method:
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Share", handler: perform))
    }
  }
  private func rename() {}
  private func share() {}
  private func perform(_ action: UIAction) { share() }
}

private final class TrashController: UIViewController {
  enum Style { case stored, local, textField }
  private let style: Style
  private var alert: UIAlertController?
  private var onConfirm: (() -> Void)?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Empty") { [unowned self] in ask() }
    if style == .stored { alert = makeAlert() }
  }
  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in self.empty() })
    return alert
  }
  private func ask() {
    let alert = makeAlert()
    if style == .textField {
      alert.addTextField { field in field.placeholder = self.title }
    }
    present(alert, animated: true)
  }
  private func empty() {}
}

/// Screens whose lists, menus, bars and alerts call back.
extension Shape {
  static let feeds: [Shape] = [
    Shape(
      "feed whose cells capture it", .leaked, "onTap",
      cut:
        "onTap → closure capture of type FeedController ← make this and 2 more like it weak: frees all"
    ) { FeedController(.closure) },
    Shape("feed whose cells capture it weakly", .none) { FeedController(.weakClosure) },
    Shape("feed whose cells capture themselves weakly", .none) { FeedController(.row) },
    Shape(
      "feed whose cells have a strong delegate", .leaked, "delegate",
      cut: "delegate ← make this and 2 more like it weak: frees all"
    ) { FeedController(.delegate) },
    Shape(
      "gallery whose lazy source captures it", .leaked, "dataSource",
      cut: "cellProvider → closure capture of type GalleryController ← make this weak: frees all"
    ) { GalleryController(.strong) },
    Shape("gallery whose lazy source captures it weakly", .none) { GalleryController(.weak) },
    Shape("gallery whose lazy source captures it unowned", .none) { GalleryController(.unowned) },
    Shape("document whose menu captures it", .leaked, "closure capture of type DocumentController")
    {
      DocumentController(.strong)
    },
    Shape("document whose menu captures it weakly", .none) { DocumentController(.weak) },
    Shape(
      "document whose deferred menu captures it", .leaked,
      "closure capture of type DocumentController"
    ) { DocumentController(.deferred) },
    Shape("document whose bar button calls its method", .leaked, "DocumentController") {
      DocumentController(.method)
    },
    Shape(
      "trash with a stored alert that captures it", .leaked, "alert", script: "open; back"
    ) { TrashController(.stored) },
    Shape("trash with an alert", .none, script: "open; tap Empty; tap Yes; back") {
      TrashController(.local)
    },
    Shape("trash with an alert that has a field", .none, script: "open; tap Empty; tap Yes; back") {
      TrashController(.textField)
    },
  ]
}
