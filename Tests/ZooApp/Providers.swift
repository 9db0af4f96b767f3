import UIKit

private final class CatalogController: UIViewController {
  let list = UITableView()
  var source: UITableViewDiffableDataSource<Int, Int>?
  lazy var dateFormat = { (value: Int) in "\(self.prefix)\(value)" }
  lazy var nameEditing = NameEditing { self.prefix = $0 }
  var prefix = ""
  var lastMenu: UIContextMenuConfiguration?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.register(OrderCell.self, forCellReuseIdentifier: "order")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }
  func makeCell(_ list: UITableView, _ path: IndexPath, _ item: Int) -> UITableViewCell? {
    let cell = list.dequeueReusableCell(withIdentifier: "order", for: path)
    cell.textLabel?.text = prefix + "\(item)"
    return cell
  }
  func fill() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source?.apply(snapshot, animatingDifferences: false)
  }
}

private final class OrderCell: UITableViewCell {
  var onOrder: (() -> Void)?
  override func prepareForReuse() {
    super.prepareForReuse()
    onOrder = nil
  }
}

private final class NameEditing: NSObject, UITextFieldDelegate {
  private let onChange: (String) -> Void
  init(_ onChange: @escaping (String) -> Void) { self.onChange = onChange }
  func textFieldDidEndEditing(_ textField: UITextField) { onChange(textField.text ?? "") }
}

/// What asks for cells, menus and texts.
extension Shape {
  private static func catalog(_ set: @escaping (CatalogController) -> Void) -> UIViewController {
    let controller = CatalogController()
    controller.loadViewIfNeeded()
    set(controller)
    return controller
  }

  static let providers: [Shape] = [
    Shape(
      "cell provider that captures its list's screen", .leaked,
      "closure capture of type CatalogController"
    ) {
      catalog { screen in
        screen.source = UITableViewDiffableDataSource(tableView: screen.list) { list, path, item in
          screen.makeCell(list, path, item)
        }
        screen.fill()
      }
    },
    Shape("cell provider that is a method", .leaked, "closure capture of type CatalogController") {
      catalog { screen in
        screen.source = UITableViewDiffableDataSource(
          tableView: screen.list, cellProvider: screen.makeCell)
        screen.fill()
      }
    },
    Shape("cell provider that is weak", .none) {
      catalog { screen in
        screen.source = UITableViewDiffableDataSource(tableView: screen.list) {
          [weak screen] list, path, item in screen?.makeCell(list, path, item)
        }
        screen.fill()
      }
    },
    Shape("cell provider that only the list knows", .none) {
      catalog { screen in
        let source = UITableViewDiffableDataSource<Int, Int>(
          tableView: screen.list, cellProvider: screen.makeCell)
        source.defaultRowAnimation = .fade
      }
    },
    Shape(
      "order of a cell", .leaked, "onOrder",
      cut: "onOrder → closure capture of type CatalogController ← make this weak: frees all"
    ) {
      catalog { screen in
        screen.source = UITableViewDiffableDataSource(tableView: screen.list) {
          [weak screen] list, path, item in
          guard let screen else { return nil }
          let cell = screen.makeCell(list, path, item)
          if item == 2 { (cell as? OrderCell)?.onOrder = { screen.prefix = "\(item)" } }
          return cell
        }
        screen.fill()
      }
    },
    Shape(
      "closure of a lazy format", .leaked, "dateFormat",
      cut: "dateFormat → closure capture of type CatalogController ← make this weak: frees all"
    ) { catalog { $0.title = $0.dateFormat(1) } },
    Shape("closure of a lazy format that is never made", .none) { catalog { $0.title = "1" } },
    Shape(
      "text field's delegate of closures", .leaked, "nameEditing",
      cut: "onChange → closure capture of type CatalogController ← make this weak: frees all"
    ) {
      catalog { screen in
        let field = UITextField()
        field.delegate = screen.nameEditing
        screen.view.addSubview(field)
      }
    },
    Shape(
      "action of a refresh control", .leaked, "UIAction",
      cut: "handler → closure capture of type CatalogController ← make this weak: frees all"
    ) {
      catalog { screen in
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { _ in screen.fill() }, for: .valueChanged)
        screen.list.refreshControl = refresh
      }
    },
    Shape("context menu that was the last", .leaked, "lastMenu") {
      catalog { screen in
        screen.lastMenu = UIContextMenuConfiguration(
          identifier: nil, previewProvider: { [weak screen] in screen?.presentedViewController }
        ) { _ in UIMenu(children: [UIAction(title: "Fill") { _ in screen.fill() }]) }
      }
    },
  ]
}
