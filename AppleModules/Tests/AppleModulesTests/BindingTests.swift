import RxDataSources
import Testing
import UIKit

@MainActor @Suite struct `Bound to streams` {
  @Test func `a button sends taps until the bag dies`() {
    HeadlessDevice.boot()
    let button = UIButton()
    var taps = 0
    var bag: DisposeBag? = DisposeBag()
    if let bag { button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag) }
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    bag = nil
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test func `a bar button item sends taps`() throws {
    HeadlessDevice.boot()
    let item = UIBarButtonItem()
    var taps = 0
    let subscription = item.rx.tap.subscribe(onNext: { taps += 1 })
    let action = try #require(item.action)
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    #expect(taps == 1)
    subscription.dispose()
    #expect(item.target == nil)
  }

  @Test func `a text field's text goes both ways`() {
    HeadlessDevice.boot()
    let field = UITextField()
    field.text = "a"
    let relay = BehaviorRelay<String>(value: "")
    let bag = DisposeBag()
    field.rx.text.orEmpty.bind(to: relay).disposed(by: bag)
    #expect(relay.value == "a")
    field.text = "ab"
    field.sendActions(for: .editingChanged)
    #expect(relay.value == "ab")
    Observable.just("c").bind(to: field.rx.text).disposed(by: bag)
    #expect(field.text == "c")
  }

  @Test func `a driver sets any property`() {
    HeadlessDevice.boot()
    let label = UILabel()
    let relay = BehaviorRelay(value: "one")
    let bag = DisposeBag()
    relay.asDriver().map { $0 as String? }.drive(label.rx.text).disposed(by: bag)
    relay.map(\.isEmpty).bind(to: label.rx.isHidden).disposed(by: bag)
    #expect(label.text == "one")
    relay.accept("")
    #expect(label.isHidden)
  }

  @Test func `a table shows the elements and tells the one that is selected`() {
    HeadlessDevice.boot()
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let bag = DisposeBag()
    var selected: [String] = []
    Observable.just(["Pear", "Apple"])
      .bind(to: table.rx.items(cellIdentifier: "cell")) { _, name, cell in
        cell.textLabel?.text = name
      }.disposed(by: bag)
    table.rx.modelSelected(String.self).subscribe(onNext: { selected.append($0) })
      .disposed(by: bag)
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(selected == ["Apple"])
  }

  @Test func `a table shows sections`() {
    HeadlessDevice.boot()
    let table = UITableView()
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
      configureCell: { _, _, _, _ in UITableViewCell() },
      titleForHeaderInSection: { source, section in source[section].model })
    let bag = DisposeBag()
    Observable.just([
      SectionModel(model: "low", items: [1, 2]), SectionModel(model: "high", items: [9]),
    ]).bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
    #expect(table.numberOfSections == 2)
    #expect(source.tableView(table, titleForHeaderInSection: 1) == "high")
  }

  @Test func `a screen that binds weakly dies with its controls`() {
    HeadlessDevice.boot()
    final class Screen: UIViewController {
      let button = UIButton()
      let bag = DisposeBag()
      var taps = 0
      override func viewDidLoad() {
        button.rx.tap.subscribe(onNext: { [weak self] in self?.taps += 1 }).disposed(by: bag)
      }
    }
    weak var witness: Screen?
    autoreleased {
      let screen = Screen()
      screen.loadViewIfNeeded()
      screen.button.sendActions(for: .touchUpInside)
      #expect(screen.taps == 1)
      witness = screen
    }
    #expect(witness == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
