import HeadlessUIKit
import Testing

/// What is read of a screen to find one control on it.
@MainActor struct NumberedTargetTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    var made: [Int] = []

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made.append(indexPath.row + 1)
      let cell = UITableViewCell()
      cell.textLabel?.text = "row \(indexPath.row + 1)"
      let button = UIButton(primaryAction: UIAction(title: "more") { _ in })
      cell.contentView.addSubview(button)
      return cell
    }
  }

  private let stage = Stage()

  private func show(_ rows: Rows) {
    stage.show(stage.root)
    let table = UITableView()
    table.dataSource = rows
    stage.root.view.addSubview(UIButton(primaryAction: UIAction(title: "go") { _ in }))
    stage.root.view.addSubview(table)
    _ = stage.settled()
  }

  @Test func `finding a numbered row creates no other cells`() {
    let rows = Rows(100)
    show(rows)
    // The first eight were created when the list appeared.
    #expect(stage.device.finger.target(.row, number: 57, on: stage.root)?.title == "row 57")
    #expect(rows.made.filter { $0 > 8 } == [57])
    #expect(stage.device.finger.target(.row, number: 101, on: stage.root) == nil)
    #expect(stage.device.finger.target(.callout, number: 1, on: stage.root) == nil)
  }

  @Test func `a numbered row of a covered list is out of reach`() {
    let rows = Rows(3)
    show(rows)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 2000))
    stage.root.view.addSubview(cover)
    for view in stage.root.view.subviews where view !== cover {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    #expect(stage.device.finger.targets.isEmpty)
    #expect(stage.device.finger.target(.row, number: 1, on: stage.root) == nil)
  }

  @Test(arguments: [(100, ["go"], 8), (2, ["go", "more", "more"], 2)])
  func `controls include those of forms but not of lists`(
    _ count: Int, _ titles: [String], _ made: Int
  ) {
    let rows = Rows(count)
    show(rows)
    let controls = stage.device.finger.controls(on: stage.root, formLength: 12)
    #expect(controls.map(\.title) == titles)
    #expect(rows.made.count == made)
  }

  @Test func `the first targets include one row of a long list and create no other cells`() throws {
    let rows = Rows(100)
    show(rows)
    let targets = stage.device.finger.firstTargets(on: stage.root, formLength: 12)
    #expect(try #require(targets).map(\.title) == ["go", "row 1"])
    #expect(rows.made.count == 8)
  }

  @Test func `an unnamed control has no place among the first targets`() {
    show(Rows(100))
    stage.root.view.addSubview(UIButton(type: .custom))
    #expect(stage.device.finger.firstTargets(on: stage.root, formLength: 12) == nil)
  }

  @Test func `a list's controls don't depend on its created cells`() {
    let rows = Rows(100)
    show(rows)
    #expect(stage.device.finger.targets.count == 101 + rows.made.count)
    let controls = stage.device.finger.controls(on: stage.root, formLength: 12)
    #expect(controls.map(\.title) == ["go"])
  }
}
