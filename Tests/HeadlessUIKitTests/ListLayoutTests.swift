import HeadlessUIKit
import Testing

/// The cells and section views that a list creates before anybody looks at it.
@MainActor struct ListLayoutTests {
  private final class Cell: UITableViewCell {
    private(set) var configurations = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      configurations += 1
    }
  }

  private final class Rows: UITableViewController {
    var counts = [3]
    private(set) var made: [IndexPath] = []
    private(set) var headers: [Int] = []
    var header: ((Int) -> UIView)?

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { counts[section] }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made.append(indexPath)
      return Cell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      headers.append(section)
      return header?(section)
    }
  }

  private final class Grid: UICollectionViewController {
    private(set) var kinds: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      kinds.append("item")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      kinds.append(kind)
      let view = UICollectionReusableView(frame: .zero)
      view.addSubview(UIButton(primaryAction: UIAction(title: "See all") { _ in }))
      return view
    }
  }

  let stage = Stage()

  private func rows(_ counts: Int...) -> Rows {
    let rows = Rows()
    rows.counts = counts
    return rows
  }

  @Test func `the first four screens of a class create their cells, others on access`() {
    _ = stage.device
    let all = (1...6).map { _ in rows(3) }
    for screen in all { stage.show(screen) }
    #expect(all.map(\.made.count) == [3, 3, 3, 3, 0, 0])
    #expect(stage.device.finger.targets.count == 3)
    #expect(all.map(\.made.count) == [3, 3, 3, 3, 0, 3])
  }

  @Test func `sections share about a screenful of created cells`() {
    _ = stage.device
    let long = rows(1_000)
    stage.show(long)
    #expect(long.made.count == 8)
    let sections = rows(1, 50, 0, 2)
    stage.show(sections)
    #expect(
      sections.made.map { [$0.section, $0.row] } == [[0, 0], [1, 0], [1, 1], [3, 0], [3, 1]])
  }

  @Test func `rows that arrive later get their cells when the list reloads, up to four times`() {
    _ = stage.device
    let late = rows(0)
    stage.show(late)
    #expect(late.made.isEmpty)
    var counts: [Int] = []
    for _ in 1...6 {
      late.counts = [2]
      late.tableView.reloadData()
      stage.device.settle()
      counts.append(late.made.count)
    }
    #expect(counts == [2, 4, 6, 8, 8, 8])
  }

  @Test func `a list outside any window creates nothing`() {
    _ = stage.device
    let hidden = rows(3)
    hidden.loadViewIfNeeded()
    hidden.tableView.reloadData()
    stage.device.settle()
    #expect(hidden.made.isEmpty)
  }

  @Test func `a cell is configured before it is displayed`() throws {
    _ = stage.device
    let rows = rows(1)
    stage.show(rows)
    let cell = try #require(rows.tableView.visibleCells.first as? Cell)
    #expect(cell.configurations == 1)
  }

  @Test func `a header's button can be seen and tapped, and stays until a reload`()
    throws
  {
    _ = stage.device
    let rows = rows(1)
    var taps = 0
    rows.header = { _ in
      let view = UIView()
      view.addSubview(UIButton(primaryAction: UIAction(title: "See all") { _ in taps += 1 }))
      return view
    }
    stage.show(rows)
    #expect(rows.headers == [0])
    let button = try #require(stage.device.finger.targets.first { $0.title == "See all" })
    try stage.device.finger.tap(button)
    #expect(taps == 1)
    #expect(rows.screenContent().elements.map(\.text).contains("See all"))
    #expect(rows.headers == [0])
    rows.tableView.reloadData()
    stage.device.settle()
    #expect(rows.headers == [0, 0])
  }

  @Test func `a collection requests the headers and footers of its layout`() {
    _ = stage.device
    let flow = UICollectionViewFlowLayout()
    let plain = Grid(collectionViewLayout: flow)
    stage.show(plain)
    #expect(plain.kinds == ["item"])
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 40)
    let headed = Grid(collectionViewLayout: layout)
    stage.show(headed)
    #expect(headed.kinds == [UICollectionView.elementKindSectionHeader, "item"])
    let described = Grid(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.footerMode = .supplementary
        return .list(using: list, layoutEnvironment: environment)
      })
    stage.show(described)
    #expect(described.kinds == [UICollectionView.elementKindSectionFooter, "item"])
    #expect(stage.device.finger.targets.map(\.title).contains("See all"))
  }

  @Test func `a custom configuration creates its view, which receives later ones`() {
    final class Badge: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    struct BadgeConfiguration: UIContentConfiguration {
      var number: Int
      func makeContentView() -> any UIView & UIContentView { Badge(self) }
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(number: 1)
    let badge = cell.subviews.first as? Badge
    cell.contentConfiguration = BadgeConfiguration(number: 2)
    #expect(cell.subviews.first === badge)
    #expect((badge?.configuration as? BadgeConfiguration)?.number == 2)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.subviews.isEmpty)
  }
}
