import UIKit

// MARK: Tables

/// A row as a value that says what to do when it is chosen, in a diffable table.
private struct ActionRow: Hashable {
  let id: Int
  var choose: (() -> Void)?
  static func == (one: ActionRow, other: ActionRow) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
private final class RowModel: Hashable {
  let id: Int
  weak var list: UIViewController?
  var isOn = false { didSet { changed?(isOn) } }
  var changed: ((Bool) -> Void)?
  init(_ id: Int) { self.id = id }
  static func == (one: RowModel, other: RowModel) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
private final class SwitchCell: UITableViewCell {
  let control = UISwitch()
  var model: RowModel?
  var toggled: ((Bool) -> Void)?
  private var token: Token?
  func show(_ model: RowModel) {
    self.model = model
    model.changed = { [weak self] in self?.control.isOn = $0 }
    control.addAction(
      UIAction(identifier: .init("toggle")) { [weak self] _ in self?.toggled?(true) },
      for: .valueChanged)
  }
  func showStrongly(_ model: RowModel) {
    self.model = model
    model.changed = { self.control.isOn = $0 }
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    model?.changed = nil
    model = nil
    toggled = nil
  }
}
/// Rows can be swiped only if they can be edited.
private final class EditableSource: UITableViewDiffableDataSource<Int, ActionRow> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
private final class RowsScreen: UITableViewController {
  var source: UITableViewDiffableDataSource<Int, ActionRow>?
  var models: [RowModel] = []
  var modelSource: UITableViewDiffableDataSource<Int, RowModel>?
  var actions: ((RowsScreen, IndexPath) -> UISwipeActionsConfiguration?)?
  var menu: ((RowsScreen, IndexPath) -> UIContextMenuConfiguration?)?
  var search: UISearchController?
  var kept: AnyObject?
  var pick: ((RowsScreen, IndexPath) -> Void)?

  func makeRows(_ rows: [ActionRow]) {
    let source = EditableSource(tableView: tableView) { table, path, row in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(row.id)"
      return cell
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, ActionRow>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    source.apply(snapshot, animatingDifferences: false)
  }
  func makeModels(_ count: Int, _ show: @escaping (SwitchCell, RowModel) -> Void) {
    models = (0..<count).map(RowModel.init)
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    let source = UITableViewDiffableDataSource<Int, RowModel>(tableView: tableView) {
      table, path, model in
      let cell = table.dequeueReusableCell(withIdentifier: "switch", for: path)
      if let cell = cell as? SwitchCell { show(cell, model) }
      return cell
    }
    modelSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, RowModel>()
    snapshot.appendSections([0])
    snapshot.appendItems(models)
    source.apply(snapshot, animatingDifferences: false)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    source?.itemIdentifier(for: indexPath)?.choose?()
    pick?(self, indexPath)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions?(self, indexPath) }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu?(self, indexPath) }
  func act() { title = "done" }
  func delete(_ id: Int) {
    guard var snapshot = source?.snapshot() else { return }
    snapshot.deleteItems([ActionRow(id: id)])
    source?.apply(snapshot, animatingDifferences: true) { self.act() }
  }
}
private enum Chosen {
  static var row: ActionRow?
  static var model: RowModel?
}

/// Lists whose rows are chosen, swiped, switched, searched and refreshed.
extension Shape {
  private static func rows(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping @MainActor (RowsScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = RowsScreen()
      screen.loadViewIfNeeded()
      hold(screen)
      return screen
    }
  }

  static let selections: [Shape] = [
    rows("row as a value with an action", .leaked, "choose", script: "open; tap row 1; back") {
      screen in
      screen.makeRows([ActionRow(id: 0) { screen.act() }, ActionRow(id: 1)])
    },
    rows("row as a value with a weak action", .none, script: "open; tap row 1; back") { screen in
      screen.makeRows([ActionRow(id: 0) { [weak screen] in screen?.act() }])
    },
    rows("row with an action that was deleted", .none, script: "open; tap Delete; back") { screen in
      screen.makeRows([ActionRow(id: 0) { screen.act() }, ActionRow(id: 1)])
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Delete", primaryAction: UIAction { [weak screen] _ in screen?.delete(0) })
    },
    rows("row that the list remembers", .abandoned, "static Chosen.row") { screen in
      screen.makeRows([ActionRow(id: 0)])
      Chosen.row = ActionRow(id: 0) { screen.act() }
    },
    rows("switches in rows", .none, script: "open; tap row 1; back") { screen in
      screen.makeModels(3) { cell, model in cell.show(model) }
    },
    rows("switches in rows whose models know their cells", .leaked, "changed") { screen in
      screen.makeModels(3) { cell, model in cell.showStrongly(model) }
    },
    rows("switches in rows that call their list", .leaked, "toggled") { screen in
      screen.makeModels(2) { cell, model in
        cell.show(model)
        cell.toggled = { _ in screen.act() }
      }
    },
    rows("switches in rows that call their list weakly", .none) { screen in
      screen.makeModels(2) { [weak screen] cell, model in
        cell.show(model)
        model.list = screen
        cell.toggled = { _ in screen?.act() }
      }
    },
    rows("cell provider that captures its list", .leaked, "modelSource") { screen in
      screen.makeModels(2) { cell, model in
        cell.show(model)
        model.list = screen
      }
    },
    rows(
      "swipe actions that are made for each swipe", .none,
      script: "open; swipe row 1 Delete; back"
    ) { screen in
      screen.makeRows([ActionRow(id: 0), ActionRow(id: 1)])
      screen.actions = { screen, path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            screen.delete(path.row)
            done(true)
          }
        ])
      }
    },
    rows(
      "swipe actions whose completion is kept", .leaked, "kept",
      script: "open; swipe row 1 Delete; back"
    ) { screen in
      screen.makeRows([ActionRow(id: 0), ActionRow(id: 1)])
      screen.actions = { screen, path in
        let configuration = UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Delete") { _, _, _ in screen.act() }
        ])
        screen.kept = configuration
        return configuration
      }
    },
    rows("menu of a row", .none, script: "open; press row 1 Copy; back") { screen in
      screen.makeRows([ActionRow(id: 0)])
      screen.menu = { screen, path in
        UIContextMenuConfiguration(identifier: nil, previewProvider: { RowsScreen() }) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in screen.act() }])
        }
      }
    },
    rows(
      "menu of a row whose preview is kept", .abandoned, "static Previews.last",
      script: "open; press row 1 Copy; back"
    ) { screen in
      screen.makeRows([ActionRow(id: 0)])
      screen.menu = { screen, path in
        Previews.last = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in screen.act() }])
        }
        return Previews.last
      }
    },
    rows("submenus of a bar button", .leaked, "UIAction") { screen in
      let sort = UIMenu(
        title: "Sort", options: .displayInline,
        children: ["Name", "Date"].map { name in UIAction(title: name) { _ in screen.title = name }
        })
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [sort, UIMenu(title: "Empty")]))
    },
    rows("submenus of a bar button, weak", .none) { screen in
      let sort = UIMenu(
        title: "Sort", options: .displayInline,
        children: ["Name", "Date"].map { name in
          UIAction(title: name) { [weak screen] _ in screen?.title = name }
        })
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [sort]))
    },
    rows("deferred menu that is made each time", .leaked, "provider") { screen in
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More",
        menu: UIMenu(children: [
          UIDeferredMenuElement.uncached { done in
            done([UIAction(title: "Act") { _ in screen.act() }])
          }
        ]))
    },
    rows("search that its screen keeps", .leaked, "other") { screen in
      let results = Screen()
      results.other = { screen.act() }
      let search = UISearchController(searchResultsController: results)
      screen.search = search
      screen.navigationItem.searchController = search
    },
    rows("search that its screen keeps, weak", .none) { screen in
      let results = Screen()
      results.other = { [weak screen] in screen?.act() }
      let search = UISearchController(searchResultsController: results)
      screen.search = search
      screen.navigationItem.searchController = search
    },
    rows("refresh that captures its list", .leaked, "UIRefreshControl", script: "open; pull; back")
    {
      screen in
      let refresh = UIRefreshControl()
      refresh.addAction(
        UIAction { _ in
          screen.act()
          screen.refreshControl?.endRefreshing()
        }, for: .valueChanged)
      screen.refreshControl = refresh
    },
    rows("refresh whose sender ends it", .none, script: "open; pull; back") { screen in
      let refresh = UIRefreshControl()
      refresh.addAction(
        UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
      screen.refreshControl = refresh
    },
    rows("refresh by a task", .none, script: "open; pull; back") { screen in
      let refresh = UIRefreshControl()
      refresh.addAction(
        UIAction { [weak screen] _ in
          Task {
            try? await Task.sleep(for: .seconds(2))
            screen?.refreshControl?.endRefreshing()
          }
        }, for: .valueChanged)
      screen.refreshControl = refresh
    },
    rows("refresh that never ends", .none, script: "open; pull; back") { screen in
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { [weak screen] _ in screen?.act() }, for: .valueChanged)
      screen.refreshControl = refresh
    },
    rows("segments with actions", .leaked, "UIAction") { screen in
      let segments = UISegmentedControl(
        frame: .zero,
        actions: ["All", "New"].map { name in UIAction(title: name) { _ in screen.title = name } })
      screen.navigationItem.titleView = segments
    },
    rows("segments with actions, unowned", .none) { screen in
      let segments = UISegmentedControl(
        frame: .zero,
        actions: ["All", "New"].map { name in
          UIAction(title: name) { [unowned screen] _ in screen.title = name }
        })
      screen.navigationItem.titleView = segments
    },
    rows("calendar whose selection owns its screen", .leaked, "owner") { screen in
      let days = CalendarDays()
      days.owner = screen
      screen.kept = days
      let calendar = UICalendarView()
      calendar.delegate = days
      screen.tableView.tableHeaderView = calendar
    },
    rows("calendar whose delegate is its screen's", .none) { screen in
      let days = CalendarDays()
      days.weakOwner = screen
      screen.kept = days
      let calendar = UICalendarView()
      calendar.delegate = days
      screen.tableView.tableHeaderView = calendar
    },
    rows("image picker in a field", .leaked, "picked", script: "open; tap row 1; dismiss; back") {
      screen in
      screen.makeRows([ActionRow(id: 0)])
      let chooser = Chooser()
      screen.kept = chooser
      chooser.picked = { screen.title = $0 }
      screen.pick = { [chooser] screen, _ in chooser.show(over: screen) }
    },
    rows("image picker in a field, weak", .none, script: "open; tap row 1; dismiss; back") {
      screen in
      screen.makeRows([ActionRow(id: 0)])
      let chooser = Chooser()
      screen.kept = chooser
      chooser.picked = { [weak screen] in screen?.title = $0 }
      screen.pick = { [unowned chooser] screen, _ in chooser.show(over: screen) }
    },
  ]
}

private enum Previews { static var last: UIContextMenuConfiguration? }
private final class CalendarDays: NSObject, UICalendarViewDelegate {
  var owner: UIViewController?
  weak var weakOwner: UIViewController?
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
}
/// Presents a picker, and is its delegate as long as a screen retains it.
private final class Chooser: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var picked: ((String) -> Void)?
  private lazy var picker = UIImagePickerController()
  func show(over screen: UIViewController) {
    picker.delegate = self
    screen.present(picker, animated: true)
  }
}
