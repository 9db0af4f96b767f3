import HeadlessUIKit
import Testing

@MainActor struct ScreenContentTests {
  private final class Table: NSObject, UITableViewDataSource {
    private(set) var asked: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 2 : 30
    }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { section == 0 ? "Near" : "Far" }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.section * 2 + indexPath.row + 1)
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Place \(asked.last ?? 0)"
      cell.detailTextLabel?.text = "by the sea"
      cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
      if indexPath == IndexPath(row: 0, section: 0) {
        cell.contentView.addSubview(UIButton(primaryAction: UIAction(title: "Call") { _ in }))
      }
      return cell
    }
  }

  private func screen(_ views: UIView...) -> UIViewController {
    HeadlessDevice.boot()
    let screen = UIViewController()
    screen.title = "Title"
    for view in views { screen.view.addSubview(view) }
    return screen
  }

  private func lines(_ content: ScreenContent) -> [String] {
    content.elements.map { element in
      ([String(repeating: "  ", count: element.depth) + element.kind.rawValue]
        + [element.number.map(String.init), element.text, element.value].compactMap(\.self)
        + element.details + (element.isEnabled ? [] : ["disabled"])
        + (element.isSelected ? ["selected"] : [])).joined(separator: " ")
    }
  }

  @Test func `controls are read with their state, in reading order`() {
    let label = UILabel()
    label.text = "Hello"
    let button = UIButton(primaryAction: UIAction(title: "Save") { _ in })
    button.isEnabled = false
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Kim"
    let secret = UITextField()
    secret.placeholder = "Password"
    secret.text = "sesame"
    secret.isSecureTextEntry = true
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Loud"
    toggle.isOn = true
    let segments = UISegmentedControl(items: ["Day", "Night"])
    segments.selectedSegmentIndex = 1
    let image = UIImageView(
      image: UIImage(named: "sea")?.preparingThumbnail(of: CGSize(width: 30, height: 20)))
    let hidden = UILabel()
    hidden.text = "nobody sees this"
    hidden.isHidden = true
    let screen = screen(label, button, field, secret, toggle, segments, image, hidden)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "+") { _ in })
    let content = screen.screenContent()
    #expect(
      lines(content) == [
        "button +", "label Hello", "button Save disabled", "field Name Kim",
        "field Password ••••••", "switch Loud on", "segments  Day [Night]", "image sea 30×20",
      ])
    #expect(!content.texts.joined().contains("sesame"))
  }

  @Test func `a list is read by sections and rows, creating only requested cells`() {
    let table = UITableView()
    let source = Table()
    table.dataSource = source
    let screen = screen(table)
    #expect(
      lines(screen.screenContent(rows: .first(3))) == [
        "section Near", "row 1 Place 1 by the sea", "  button Call",
        "row 2 Place 2 by the sea selected", "section Far", "row 3 Place 3 by the sea", "… 32 row",
      ])
    #expect(source.asked == [1, 2, 3])
    #expect(
      lines(screen.screenContent(rows: .range(31...40))) == [
        "section Near", "section Far", "row 31 Place 31 by the sea", "row 32 Place 32 by the sea",
        "… 32 row",
      ])
    #expect(screen.screenContent(rows: .all).elements.count { $0.kind == .row } == 32)
  }

  @Test(arguments: [true, false])
  func `an empty list's background is read and can be tapped`(isTable: Bool) throws {
    let empty = UIView()
    let label = UILabel()
    label.text = "No trips yet"
    var taps = 0
    for part in [label, UIButton(primaryAction: UIAction(title: "Find one") { _ in taps += 1 })] {
      empty.addSubview(part)
    }
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    if isTable { table.backgroundView = empty } else { collection.backgroundView = empty }
    let stage = Stage()
    let screen = UIViewController()
    screen.view.addSubview(isTable ? table : collection)
    stage.show(screen)
    #expect(lines(screen.screenContent()) == ["label No trips yet", "button Find one"])
    let finger = HeadlessDevice.current.finger
    try finger.tap(try #require(finger.targets.first { $0.title == "Find one" }))
    #expect(taps == 1)
    #expect(empty.superview === (isTable ? table : collection))
    table.backgroundView = nil
    collection.backgroundView = nil
    #expect(empty.superview == nil)
    #expect(lines(screen.screenContent()) == [])
  }

  @Test func `a button without a title is called by its label, its standard type, or its image`() {
    let close = UIButton(type: .close)
    let liked = UIButton()
    liked.setImage(UIImage(systemName: "heart"), for: .normal)
    liked.accessibilityLabel = "Like"
    let plain = UIButton()
    plain.setImage(UIImage(systemName: "star"), for: .normal)
    let stage = Stage()
    for button in [close, liked, plain] { stage.root.view.addSubview(button) }
    stage.show(stage.root)
    #expect(
      lines(stage.root.screenContent()) == ["button Close", "button Like", "button star"])
    #expect(stage.device.finger.targets.map(\.title) == ["Close", "Like", "star"])
  }

  @Test func `an alert is read with its message, its fields and its choices`() {
    HeadlessDevice.boot()
    let alert = UIAlertController(title: "Oh", message: "It broke", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Why" }
    alert.addAction(UIAlertAction(title: "retry", style: .default))
    alert.loadViewIfNeeded()
    #expect(lines(alert.screenContent()) == ["label It broke", "field Why ", "button retry"])
    #expect(alert.screenContent().title == "Oh")
  }
}
