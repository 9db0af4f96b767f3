import Testing

@testable import HeadlessUIKit

@MainActor struct SelectionTests {
  private let stage = Stage()

  private func tapRow(_ number: Int) throws {
    let target = stage.device.finger.targets.first { $0.kind == .row && $0.number == number }
    try stage.device.finger.tap(try #require(target))
  }

  private final class Rows: UITableViewController {
    var heard: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row < 2 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.row)")
    }
  }

  @Test func `rows are picked and dropped by taps while a table is edited`() throws {
    let rows = Rows(style: .plain)
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    stage.show(rows)
    rows.setEditing(true, animated: false)
    try tapRow(1)
    try tapRow(2)
    try tapRow(1)
    #expect(rows.heard == ["select 0", "select 1", "deselect 0"])
    #expect(rows.tableView.indexPathsForSelectedRows == [[0, 1]])
    #expect(rows.screenContent(gestures: true).elements.map(\.gestures) == [[], [], []])
    rows.setEditing(false, animated: false)
    #expect(rows.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `a row that isn't highlighted isn't selected`() throws {
    let rows = Rows(style: .plain)
    stage.show(rows)
    try tapRow(3)
    #expect(rows.heard == [])
  }

  @Test func `the edit button says Done while the screen is edited, whatever started it`() {
    let screen = UIViewController()
    let button = screen.editButtonItem
    screen.setEditing(true, animated: false)
    #expect(button.title == "Done")
    screen.setEditing(false, animated: false)
    #expect(button.title == "Edit")
  }

  // MARK: Collections

  private final class Contacts: UICollectionViewController {
    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = "online"
      cell.contentConfiguration = content
      cell.accessories = [
        .label(text: "2"),
        .customView(configuration: .init(customView: UISwitch(), placement: .trailing())),
      ]
    }
    private lazy var headers =
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Friends"
        view.contentConfiguration = content
      }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: cells, for: indexPath, item: indexPath.item == 0 ? "Ada" : "Bob")
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  @Test func `a list in a collection shows its headers, details and accessories`() {
    let contacts = Contacts()
    stage.show(contacts)
    let lines = contacts.screenContent(rows: .first(1)).elements.map {
      ([$0.kind.rawValue, $0.text] + $0.details).joined(separator: " ")
    }
    #expect(lines.first == "section Friends")
    #expect(lines.contains("row Ada online 2"))
    #expect(lines.contains("switch "))
  }

  @Test func `items are picked and dropped by taps while a collection is edited`() throws {
    let contacts = Contacts()
    contacts.collectionView.allowsMultipleSelectionDuringEditing = true
    stage.show(contacts)
    contacts.collectionView.isEditing = true
    try tapRow(1)
    try tapRow(2)
    #expect(contacts.collectionView.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    try tapRow(1)
    #expect(contacts.collectionView.indexPathsForSelectedItems == [[0, 1]])
    contacts.collectionView.isEditing = false
    #expect(contacts.collectionView.indexPathsForSelectedItems == [])
  }
}
