import UIKit

private final class BadgeContent: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
private struct BadgeConfiguration: UIContentConfiguration {
  var tapped: (() -> Void)?
  func makeContentView() -> any UIView & UIContentView { BadgeContent(self) }
}
private final class RowCell: UICollectionViewListCell {
  var delegate: AnyObject?
  weak var weakDelegate: AnyObject?
}
private final class OwnedSource: UICollectionViewDiffableDataSource<Int, String> {
  var owner: UIViewController?
  unowned var unownedly: UIViewController?
}

/// A list whose rows, sections and actions may capture it.
private final class ListScreen: UIViewController, UIContextMenuInteractionDelegate {
  enum Kind {
    case plain, configuration, weakConfiguration, accessory, weakAccessory, update, swipe, weakSwipe
    case reordering, delegate, weakDelegate, source, unownedSource, header, menu, background
  }

  let kind: Kind
  private var source: OwnedSource?
  private var header: UICollectionView.SupplementaryRegistration<UICollectionViewCell>?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var style = UICollectionLayoutListConfiguration(appearance: .plain)
    if kind == .swipe {
      style.trailingSwipeActionsConfigurationProvider = { _ in self.actions() }
    } else if kind == .weakSwipe {
      style.trailingSwipeActionsConfigurationProvider = { [weak self] _ in self?.actions() }
    }
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: style))
    view.addSubview(list)
    let rows = UICollectionView.CellRegistration<RowCell, String> { [unowned self] cell, _, text in
      fill(cell, text)
    }
    let source = OwnedSource(collectionView: list) { list, path, text in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
    }
    self.source = source
    switch kind {
    case .source: source.owner = self
    case .unownedSource: source.unownedly = self
    case .reordering:
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.reorderingHandlers.didReorder = { _ in self.title = "reordered" }
    case .header:
      header = .init(elementKind: "header") { _, _, _ in self.title = "header" }
    case .menu: list.addInteraction(UIContextMenuInteraction(delegate: self))
    default: break
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
  }

  private func fill(_ cell: RowCell, _ text: String) {
    switch kind {
    case .configuration: cell.contentConfiguration = BadgeConfiguration { self.title = text }
    case .weakConfiguration:
      cell.contentConfiguration = BadgeConfiguration { [weak self] in self?.title = text }
    case .accessory: cell.accessories = [.detail { self.title = text }]
    case .weakAccessory: cell.accessories = [.detail { [weak self] in self?.title = text }]
    case .update: cell.configurationUpdateHandler = { _, _ in self.title = text }
    case .delegate: cell.delegate = self
    case .weakDelegate: cell.weakDelegate = self
    default: break
    }
  }

  private func actions() -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { _, _, done in
        self.title = "swiped"
        done(true)
      }
    ])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "a") { _ in self.title = "a" }])
    }
  }
}

private final class SectionsScreen: UITableViewController {
  final class Header: UIView {
    var toggled: (() -> Void)?
  }
  var strongly = false

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let header = Header()
    if strongly {
      header.toggled = { self.tableView.reloadData() }
    } else {
      header.toggled = { [weak tableView] in tableView?.reloadData() }
    }
    return header
  }
}

private final class ChoiceScreen: UITableViewController {
  final class Cell: UITableViewCell {
    var accepted: (() -> Void)?
    var declined: (() -> Void)?
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = Cell()
    cell.accepted = accept
    cell.declined = decline
    return cell
  }
  private func accept() {}
  private func decline() {}
}

/// Screens that lists, menus, controls and recognizers hold.
extension Shape {
  static let lists: [Shape] = [
    Shape("list of rows", .none) { ListScreen(.plain) },
    Shape(
      "two callbacks of each row", .leaked, "accepted",
      cut:
        "accepted → closure capture of type ChoiceScreen"
        + " ← make both of these and 6 more like them weak: frees all;"
        + " and Cell declined → closure capture of type ChoiceScreen"
    ) { ChoiceScreen() },
    Shape(
      "row's content configuration", .leaked, "tapped",
      cut:
        "contentConfiguration.tapped → closure capture of type ListScreen"
        + " ← make this and 1 more like it weak: frees all"
    ) { ListScreen(.configuration) },
    Shape("row's content configuration, weak", .none) { ListScreen(.weakConfiguration) },
    Shape(
      "row's accessory", .leaked, "accessories",
      cut:
        "accessories[0].handler → closure capture of type ListScreen"
        + " ← make this and 1 more like it weak: frees all"
    ) { ListScreen(.accessory) },
    Shape("row's accessory, weak", .none) { ListScreen(.weakAccessory) },
    Shape(
      "row's update handler", .leaked, "configurationUpdateHandler",
      cut:
        "configurationUpdateHandler → closure capture of type ListScreen"
        + " ← make this and 1 more like it weak: frees all"
    ) { ListScreen(.update) },
    Shape(
      "list's swipe actions", .leaked, "UICollectionViewCompositionalLayout",
      cut:
        "sectionProvider → closure capture of type UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider → closure capture of type ListScreen"
        + " ← make this weak: frees all"
    ) {
      ListScreen(.swipe)
    },
    Shape("list's swipe actions, weak", .none) { ListScreen(.weakSwipe) },
    Shape(
      "list's reordering", .leaked, "reorderingHandlers",
      cut:
        "reorderingHandlers.didReorder → closure capture of type ListScreen"
        + " ← make this weak: frees all"
    ) { ListScreen(.reordering) },
    Shape(
      "row's delegate", .leaked, "delegate",
      cut: "delegate ← make this and 1 more like it weak: frees all"
    ) { ListScreen(.delegate) },
    Shape("row's delegate, weak", .none) { ListScreen(.weakDelegate) },
    Shape(
      "data source that owns its screen", .leaked, "owner",
      cut: "owner ← make this weak: frees all"
    ) { ListScreen(.source) },
    Shape("data source that knows its screen", .none) { ListScreen(.unownedSource) },
    Shape(
      "header registration", .leaked, "header",
      cut: "header.handler → closure capture of type ListScreen ← make this weak: frees all"
    ) { ListScreen(.header) },
    Shape("context menu's delegate", .none) { ListScreen(.menu) },
    Shape(
      "section headers' closures", .leaked, "toggled",
      cut:
        "toggled → closure capture of type SectionsScreen"
        + " ← make this and 1 more like it weak: frees all"
    ) {
      let screen = SectionsScreen()
      screen.strongly = true
      return screen
    },
    Shape("section headers' closures, weak", .none) { SectionsScreen() },
    loaded(
      "switch's action", .leaked, "UISwitch",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let control = UISwitch()
      control.addAction(UIAction { _ in screen.act() }, for: .valueChanged)
      screen.view.addSubview(control)
    },
    loaded("switch's action, weak", .none) { screen in
      let control = UISwitch()
      control.addAction(UIAction { [weak screen] _ in screen?.act() }, for: .valueChanged)
      screen.view.addSubview(control)
    },
    loaded("action that is kept and removed", .none) { screen in
      let control = UISwitch()
      let action = UIAction { _ in screen.act() }
      control.addAction(action, for: .valueChanged)
      control.removeAction(action, for: .valueChanged)
      screen.view.addSubview(control)
    },
    loaded("primary action of a bar button, weak", .none) { screen in
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", image: nil, primaryAction: UIAction { [weak screen] _ in screen?.act() },
        menu: nil)
    },
    loaded(
      "custom view of a bar button", .leaked, "UIAction",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        customView: UIButton(primaryAction: UIAction(title: "Close") { _ in screen.act() }))
    },
    loaded("recognizer of the window", .none, script: "open; tap Start; back") { screen in
      button(screen, "Start") { [unowned screen] in
        screen.view.window?.addGestureRecognizer(
          UITapGestureRecognizer(target: screen, action: Selector("act", Screen.act)))
      }
    },
    loaded("recognizer's delegate", .none) { screen in
      final class Delegate: NSObject, UIGestureRecognizerDelegate {}
      let recognizer = UIPanGestureRecognizer(
        target: screen, action: Selector("act", Screen.act))
      let delegate = Delegate()
      recognizer.delegate = delegate
      screen.object = delegate
      screen.view.addGestureRecognizer(recognizer)
    },
  ]
}
