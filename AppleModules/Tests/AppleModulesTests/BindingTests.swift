import NSObject_Rx
import RxDataSources
import RxGesture
import Testing
import UIKit

@MainActor @Suite struct `Bound to streams` {
  @Test func `a button sends taps until the bag is deallocated`() {
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

  @Test func `attributed texts are read and written`() {
    HeadlessDevice.boot()
    let field = UITextField()
    let view = UITextView()
    let bag = DisposeBag()
    var seen: [String] = []
    field.rx.attributedText.subscribe(onNext: { seen.append($0?.string ?? "") }).disposed(by: bag)
    field.attributedText = NSAttributedString(string: "a")
    field.sendActions(for: .editingChanged)
    Observable.just(NSAttributedString(string: "b")).bind(to: view.rx.attributedText)
      .disposed(by: bag)
    #expect(seen == ["", "a"])
    #expect(view.text == "b")
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

  @available(*, deprecated)
  @Test func `RxSwift 3's bindings lead to variables, observers and closures`() {
    HeadlessDevice.boot()
    let field = UITextField()
    field.text = "a"
    let text = Variable<String?>(nil)
    let subject = BehaviorSubject<String?>(value: nil)
    var heard: [String] = []
    let bag = DisposeBag()
    field.rx.text.bindTo(text).addDisposableTo(bag)
    field.rx.text.orEmpty.bindTo(subject).addDisposableTo(bag)
    field.rx.text.orEmpty.asDriver().driveNext { heard.append($0) }.addDisposableTo(bag)
    #expect(text.value == "a")
    #expect((try? subject.value()) == "a")
    #expect(heard == ["a"])
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

  @Test func `a signal and a field's input work as in earlier versions`() {
    let field = UITextField()
    var texts: [String?] = []
    let bag = DisposeBag()
    let input: TextInput<UITextField> = field.rx.textInput
    input.text.asSignal(onErrorSignalWith: .empty()).do(onNext: { texts.append($0) }).emit()
      .addDisposableTo(bag)
    field.enterText("a")
    #expect(input.base.markedTextRange == nil)
    #expect(texts == ["", "a"])
  }

  @Test func `streams lead to relays of optional elements`() {
    HeadlessDevice.boot()
    let events = PublishRelay<Int>()
    let latest = BehaviorRelay<Int?>(value: nil)
    let copies = PublishRelay<Int?>()
    let history = ReplayRelay<Int?>.create(bufferSize: 4)
    var copied: [Int?] = []
    var recalled: [Int?] = []
    let bag = DisposeBag()
    copies.subscribe(onNext: { copied.append($0) }).disposed(by: bag)
    events.asSignal().emit(to: latest).disposed(by: bag)
    events.asSignal().emit(to: copies).disposed(by: bag)
    events.asSignal().emit(to: history).disposed(by: bag)
    events.asDriver(onErrorJustReturn: 0).drive(history).disposed(by: bag)
    events.bind(to: history).disposed(by: bag)
    events.accept(1)
    history.subscribe(onNext: { recalled.append($0) }).disposed(by: bag)
    #expect(latest.value == 1)
    #expect(copied == [1])
    #expect(recalled == [1, 1, 1])
  }

  @Test func `a list sends its offset at first and whenever it scrolls`() {
    let table = UITableView()
    var offsets: [CGFloat] = []
    var count = 0
    let bag = DisposeBag()
    table.rx.contentOffset.subscribe(onNext: { offsets.append($0.y) }).disposed(by: bag)
    table.rx.didScroll.subscribe(onNext: { count += 1 }).disposed(by: bag)
    table.contentOffset = CGPoint(x: 0, y: 40)
    #expect(offsets == [0, 40])
    #expect(count == 1)
  }

  @Test
  func `a scroll view sends its offset and its drags, and forwards them to the app's delegate`() {
    final class Owner: NSObject, UIScrollViewDelegate {
      var rests = 0
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rests += 1 }
    }
    let device = HeadlessDevice.boot()
    for scroll in [UIScrollView(), UICollectionView(frame: .zero, collectionViewLayout: .init())] {
      let owner = Owner()
      var events: [String] = []
      let bag = DisposeBag()
      scroll.rx.setDelegate(owner).disposed(by: bag)
      scroll.rx.willBeginDragging.subscribe(onNext: { events.append("drag") }).disposed(by: bag)
      scroll.rx.contentOffset.skip(1).subscribe(onNext: { events.append("\($0.y)") })
        .disposed(by: bag)
      scroll.rx.willEndDragging.subscribe(onNext: { events.append("to \($1.pointee.y)") })
        .disposed(by: bag)
      scroll.rx.didEndDragging.subscribe(onNext: { events.append("\($0)") }).disposed(by: bag)
      scroll.rx.didEndDecelerating.subscribe(onNext: { events.append("rest") }).disposed(by: bag)
      scroll.drag(to: CGPoint(x: 0, y: 40))
      device.settle()
      #expect(events == ["drag", "to 40.0", "40.0", "true", "rest"])
      #expect(owner.rests == (scroll is UICollectionView ? 0 : 1))
    }
  }

  @Test func `prefetchRows sends the rows that a table prefetches`() {
    let table = UITableView()
    var rows: [Int] = []
    let bag = DisposeBag()
    table.rx.prefetchRows.subscribe(onNext: { rows = $0.map(\.row) }).disposed(by: bag)
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: [IndexPath(row: 3, section: 0)])
    #expect(rows == [3])
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

  @Test func `a table shows the elements and reports the selected one`() {
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
    #expect(type(of: source).Section.Item.self == Int.self)
  }

  @Test func `sections with equal elements are equal`() {
    let first = AnimatableSectionModel(model: "low", items: [1, 2])
    var equal: [Bool] = []
    Observable.just([first]).distinctUntilChanged().map { $0 == [first] }
      .subscribe(onNext: { equal.append($0) }).dispose()
    #expect(equal == [true])
    #expect(first != AnimatableSectionModel(model: "low", items: [1]))
  }

  @Test func `a screen that binds weakly is deallocated with its controls`() {
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

  @Test func `a view controller's callbacks are sent after their calls`() {
    HeadlessDevice.boot()
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("called") }
    }
    let screen = Screen()
    let bag = DisposeBag()
    screen.rx.methodInvoked(Selector("viewWillAppear:")).subscribe(onNext: { [weak screen] in
      screen?.log.append("sent \($0)")
    }).disposed(by: bag)
    screen.rx.sentMessage(Selector("viewDidLoad")).subscribe(onNext: { [weak screen] _ in
      screen?.log.append("loaded")
    }).disposed(by: bag)
    screen.beginAppearanceTransition(true, animated: true)
    #expect(screen.log == ["loaded", "called", "sent [true]"])
  }

  @Test func `a callback isn't sent once its subscription has ended`() {
    HeadlessDevice.boot()
    let screen = UIViewController()
    var count = 0
    let subscription = screen.rx.methodInvoked(Selector("viewWillAppear:")).subscribe(onNext: {
      _ in count += 1
    })
    screen.beginAppearanceTransition(true, animated: false)
    subscription.dispose()
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(true, animated: false)
    #expect(count == 1)
  }

  @Test func `a picker shows the titles that a stream sends, and sends the row that is turned to`()
  {
    HeadlessDevice.boot()
    let picker = UIPickerView()
    let bag = DisposeBag()
    Observable.just([3, 5]).bind(to: picker.rx.itemTitles) { _, number in "\(number) km" }
      .disposed(by: bag)
    var rows: [Int] = []
    picker.rx.itemSelected.subscribe(onNext: { rows.append($0.row) }).disposed(by: bag)
    var models: [[Int]] = []
    picker.rx.modelSelected(Int.self).subscribe(onNext: { models.append($0) }).disposed(by: bag)
    picker.turn(to: 1, inComponent: 0)
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 0, forComponent: 0) == "3 km")
    #expect(rows == [1])
    #expect(models == [[5]])
  }

  @Test func `a collection sends its highlighted items, and asks the app's delegate about taps`() {
    final class Locked: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item > 0 }
    }
    HeadlessDevice.boot()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (bag, locked) = (DisposeBag(), Locked())
    collection.rx.setDelegate(locked).disposed(by: bag)
    Observable.just(["A", "B"]).bind(to: collection.rx.items) { view, row, _ in
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return view.dequeueReusableCell(
        withReuseIdentifier: "cell", for: IndexPath(item: row, section: 0))
    }.disposed(by: bag)
    var heard: [String] = []
    collection.rx.itemHighlighted.subscribe(onNext: { heard.append("highlighted \($0.item)") })
      .disposed(by: bag)
    collection.rx.itemUnhighlighted.subscribe(onNext: { heard.append("unhighlighted \($0.item)") })
      .disposed(by: bag)
    for target in collection.tapTargets { target.action() }
    #expect(heard == ["highlighted 1", "unhighlighted 1"])
  }

  @Test func `a table sends the rows that are deleted, if anything asks for them`() throws {
    HeadlessDevice.boot()
    let table = UITableView()
    let bag = DisposeBag()
    Observable.just(["a", "b"]).bind(to: table.rx.items) { _, _, _ in UITableViewCell() }
      .disposed(by: bag)
    let path = IndexPath(row: 1, section: 0)
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == false)
    var deleted: [String] = []
    table.rx.modelDeleted(String.self).subscribe(onNext: { deleted.append($0) }).disposed(by: bag)
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    #expect(deleted == ["b"])
  }

  @Test func `a tap on a view is sent while its subscription lasts`() throws {
    HeadlessDevice.boot()
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    let subscription = view.rx.tapGesture().subscribe(onNext: { states.append($0.state) })
    let recognizer = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    var taps = 0
    let bag = DisposeBag()
    view.rx.tapGesture().when(.recognized).subscribe(onNext: { _ in taps += 1 }).disposed(by: bag)
    #expect(states == [.possible])
    #expect(taps == 0)
    subscription.dispose()
    #expect(view.gestureRecognizers?.contains(recognizer) == false)
    #expect(view.gestureRecognizers?.count == 1)
  }

  @Test func `a gesture's policy is retained while its subscription lasts`() {
    HeadlessDevice.boot()
    let view = UIView()
    var translations: [CGPoint] = []
    weak var captured: UIView?
    var subscription: (any Disposable)?
    autoreleased {
      let other = UIView()
      captured = other
      subscription = view.rx
        .panGesture(configuration: { _, policies in
          policies.otherFailureRequirementPolicy = .custom { $0.1.view === other }
        })
        .when(.possible)
        .asTranslation(in: .superview)
        .subscribe(onNext: { translations.append($0.translation) })
    }
    #expect(translations == [.zero])
    #expect(captured != nil)
    subscription?.dispose()
    subscription = nil
    #expect(captured == nil)
  }

  @Test func `an object's own bag ends with the object`() {
    HeadlessDevice.boot()
    var isDisposed = false
    autoreleased {
      let screen = UIViewController()
      Disposables.create { isDisposed = true }.disposed(by: screen.rx.disposeBag)
      #expect(!isDisposed)
    }
    #expect(isDisposed)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}
