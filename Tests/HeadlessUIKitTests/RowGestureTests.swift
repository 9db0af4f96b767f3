import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct RowGestureTests {
  let stage = Stage()

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A screen with a table over a list of names, on the stage.
  private func screen(_ list: EditableNames) -> (UITableViewController, UITableView) {
    let screen = UITableViewController(style: .plain)
    screen.tableView.dataSource = list
    screen.tableView.delegate = list
    stage.show(screen)
    return (screen, screen.tableView)
  }

  private var finger: Finger { stage.device.finger }

  @Test func `a full swipe performs the first action, or only reveals the actions if it may not`() {
    let list = EditableNames(["a", "b", "c"])
    _ = screen(list)
    #expect(throws: Never.self) { try finger.swipeRow(2) }
    #expect(list.names == ["a", "c"])
    list.allowsFullSwipe = false
    #expect(throws: Finger.Failure.rowActionsRevealed(row: 1, actions: ["Delete", "Flag"])) {
      try finger.swipeRow(1)
    }
    #expect(list.names == ["a", "c"])
  }

  @Test func `an action is found by its title on either side, in any case of letters`() throws {
    let list = EditableNames(["a"])
    _ = screen(list)
    try finger.swipeRow(1, choosing: "flag")
    try finger.swipeRow(1, choosing: "Pin")
    try finger.swipeRow(1, toReveal: .leading)
    #expect(list.heard == ["flag a", "pin a", "pin a"])
    #expect(throws: Finger.Failure.noRowAction("Share", actions: ["Delete", "Flag", "Pin"])) {
      try finger.swipeRow(1, choosing: "Share")
    }
  }

  @Test func `a row of a table without editing can't be swiped`() {
    let list = PlainNames()
    let screen = UITableViewController(style: .plain)
    screen.tableView.dataSource = list
    stage.show(screen)
    #expect(throws: Finger.Failure.noRowAction(nil, actions: [])) { try finger.swipeRow(1) }
    #expect(throws: Finger.Failure.noRowAction(nil, actions: [])) { try finger.swipeRow(1) }
    #expect(screen.screenContent(gestures: true).elements.first?.gestures == [])
  }

  @Test func `a table view controller that deletes and moves rows is known to, unlike another`() {
    final class Deleting: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
    }
    final class Plain: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
    }
    func gestures(_ screen: UITableViewController) -> [ScreenElement.Gesture] {
      screen.screenContent(gestures: true).elements.first?.gestures ?? []
    }

    let (deleting, plain) = (Deleting(style: .plain), Plain(style: .plain))
    stage.show(deleting)
    #expect(gestures(deleting) == [.swipe(["Delete"])])
    deleting.setEditing(true, animated: false)
    #expect(gestures(deleting) == [.swipe(["Delete"]), .delete, .move])
    stage.show(plain)
    #expect(gestures(plain) == [])
  }

  @Test func `a collection view controller that moves items is known to, unlike another`() {
    class Plain: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
    }
    final class Moving: Plain {
      override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {}
    }
    func gestures(_ screen: UICollectionViewController) -> [ScreenElement.Gesture] {
      stage.show(screen)
      return screen.screenContent(gestures: true).elements.first?.gestures ?? []
    }

    #expect(gestures(Moving(collectionViewLayout: UICollectionViewFlowLayout())) == [.move])
    #expect(gestures(Plain(collectionViewLayout: UICollectionViewFlowLayout())) == [])
  }

  @Test func `rows have editing and reorder controls while the table is edited`() throws {
    let list = EditableNames(["a", "b", "c"])
    let (screen, _) = screen(list)
    #expect(throws: Finger.Failure.rowStays(1)) { try finger.moveRow(1, to: 3) }
    screen.setEditing(true, animated: false)
    try finger.moveRow(1, to: 3)
    #expect(list.names == ["b", "c", "a"])
    let delete = try #require(finger.targets.first { $0.kind == .delete && $0.number == 2 })
    try finger.tap(delete)
    #expect(list.names == ["b", "a"])
    #expect(finger.targets.contains { $0.kind == .insert } == false)
    list.style = .insert
    try finger.tap(try #require(finger.targets.first { $0.kind == .insert }))
    #expect(list.heard == ["insert 0"])
  }

  @Test func `a detail button is a separate target`() throws {
    let list = EditableNames(["a", "b"])
    _ = screen(list)
    let buttons = finger.targets.filter { $0.kind == .accessory }
    #expect(buttons.map(\.number) == [1, 2])
    try finger.tap(buttons[1])
    #expect(list.heard == ["detail b"])
  }

  @Test func `pressing a row opens its menu and taps an item`() throws {
    let list = EditableNames(["a", "b"])
    let (screen, _) = screen(list)
    let targets = finger.pressTargets(on: screen)
    #expect(targets.map(\.place.title) == ["a", "b"])
    try finger.press(targets[1], choosing: "copy")
    #expect(list.heard == ["copy b"])
    #expect(throws: Finger.Failure.noMenuItem(nil, of: "a", items: ["Share", "Copy"])) {
      try finger.press(targets[0])
    }
    list.hasMenus = false
    #expect(throws: Finger.Failure.noMenu(title: "a")) {
      try finger.press(targets[0], choosing: "Share")
    }
  }

  @Test func `pressing a view runs its long press recognizers through began and ended`() throws {
    let screen = UIViewController()
    let photo = UIImageView(image: UIImage(named: "beach"))
    photo.isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    press.addAction { states.append($0.state) }
    photo.addGestureRecognizer(press)
    screen.view.addSubview(photo)
    stage.show(screen)
    let target = try #require(finger.pressTargets(on: screen).first)
    #expect(target.place.title == "beach")
    try finger.press(target)
    #expect(states == [.began, .ended])
  }

  @Test func `pressing a view notifies its interaction that the menu appears and ends`() throws {
    let screen = UIViewController()
    let host = MenuHost()
    let label = UILabel()
    label.text = "Total"
    label.isUserInteractionEnabled = true
    label.addInteraction(UIContextMenuInteraction(delegate: host))
    screen.view.addSubview(label)
    stage.show(screen)
    let target = try #require(finger.pressTargets(on: screen).first)
    #expect(target.place.title == "Total")
    try finger.press(target, choosing: "Copy")
    #expect(host.heard == ["will display", "will end", "copy"])
  }

  @Test func `a pull refreshes once, and fails without a refresh control`() throws {
    let list = EditableNames(["a"])
    let (screen, table) = screen(list)
    #expect(throws: Finger.Failure.nothingToRefresh) { try finger.pullToRefresh() }
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in list.heard.append("refresh") }, for: .valueChanged)
    table.refreshControl = control
    #expect(screen.screenContent().elements.first?.kind == .refresh)
    try finger.pullToRefresh()
    #expect(throws: Finger.Failure.refreshing) { try finger.pullToRefresh() }
    #expect(screen.screenContent().elements.first?.value == "refreshing")
    #expect(list.heard == ["refresh"])
  }

  @Test func `a screen lists the gestures of each row on request`() throws {
    let list = EditableNames(["a"])
    let (screen, _) = screen(list)
    #expect(screen.screenContent().elements.first?.gestures == [])
    #expect(
      screen.screenContent(gestures: true).elements.first?.gestures == [
        .swipe(["Delete", "Flag"]), .swipeRight(["Pin"]), .accessory, .press(["Share", "Copy"]),
      ])
    screen.setEditing(true, animated: false)
    #expect(
      screen.screenContent(gestures: true).elements.first?.gestures == [
        .swipe(["Delete", "Flag"]), .swipeRight(["Pin"]), .delete, .accessory, .move,
        .press(["Share", "Copy"]),
      ])
  }

  @Test func `a collection's list layout has swipe actions, and its cells have accessories`() throws
  {
    var heard: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in
          heard.append("delete \(indexPath.item)")
        }
      ])
    }
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [
        .detail { heard.append("detail \(name)") }, .delete { heard.append("control \(name)") },
      ]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, indexPath, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    let screen = UIViewController()
    screen.view.addSubview(collection)
    stage.show(screen)
    try finger.swipeRow(2)
    try finger.tap(try #require(finger.targets.first { $0.kind == .accessory }))
    #expect(finger.targets.contains { $0.kind == .delete } == false)
    collection.isEditing = true
    try finger.tap(try #require(finger.targets.first { $0.kind == .delete }))
    #expect(heard == ["delete 1", "detail a", "control a"])
  }
}

/// A list whose rows have every gesture.
@MainActor private final class EditableNames: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names: [String]
  var heard: [String] = []
  var allowsFullSwipe = true
  var hasMenus = true
  var style = UITableViewCell.EditingStyle.delete

  init(_ names: [String]) {
    self.names = names
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .detailButton
    cell.editingAccessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return heard.append("insert \(indexPath.row)") }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, done in
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [
      delete, action("Flag", indexPath),
    ])
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Pin", indexPath)])
  }

  private func action(_ title: String, _ indexPath: IndexPath) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [self] _, _, done in
      heard.append("\(title.lowercased()) \(names[indexPath.row])")
      done(true)
    }
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    heard.append("detail \(names[indexPath.row])")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenus else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [self] _ in
      UIMenu(
        children: ["Share", "Copy"].map { title in
          UIAction(title: title) { [self] _ in
            heard.append("\(title.lowercased()) \(names[indexPath.row])")
          }
        })
    })
  }
}

/// A list that only shows.
@MainActor private final class PlainNames: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor private final class MenuHost: NSObject, UIContextMenuInteractionDelegate {
  var heard: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [self] _ in
      UIMenu(children: [UIAction(title: "Copy") { [self] _ in heard.append("copy") }])
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("will display") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("will end") }
}
