import Action
import RxSwiftExt
import Testing
import UIKit

@MainActor @Suite struct `An action` {
  private struct Failure: Error {}

  @Test func `sends its work's elements and errors, and is enabled between executions`() {
    let (bag, work) = (DisposeBag(), PublishSubject<Int>())
    let action = Action<Int, Int> { input in work.take(1).map { $0 + input } }
    var (elements, states, errors): ([Int], [Bool], [String]) = ([], [], [])
    action.elements.subscribe(onNext: { elements.append($0) }).disposed(by: bag)
    action.executing.subscribe(onNext: { states.append($0) }).disposed(by: bag)
    action.errors.subscribe(onNext: { errors.append("\($0)") }).disposed(by: bag)
    action.execute(1)
    action.inputs.onNext(5)
    work.onNext(10)
    #expect(elements == [11])
    #expect(states == [false, true, false])
    #expect(errors == ["notEnabled"])
  }

  @Test func `its inputs are an observer, and in an earlier version's app also a sequence`() {
    let bag = DisposeBag()
    let action = Action<Int, Int> { input in Observable.just(input * 2) }
    var pairs: [String] = []
    action.inputs.withLatestFrom(action.elements.startWith(0)) { "\($0) after \($1)" }
      .subscribe(onNext: { pairs.append($0) }).disposed(by: bag)
    let observer: AnyObserver<Int> = action.inputs
    Observable.of(1, 2).bind(to: observer).disposed(by: bag)
    Observable.of(3).bind(to: action.inputs).disposed(by: bag)
    #expect(pairs.count == 3)
    #expect(pairs.map { String($0.prefix(1)) } == ["1", "2", "3"])
  }

  @Test func `a table reaches its bottom once for each scroll to it`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    HeadlessDevice.boot()
    let (bag, table, rows) = (DisposeBag(), UITableView(), Rows())
    table.dataSource = rows
    table.visibleRowCount = 10
    table.reloadData()
    var count = 0
    table.rx.reachedBottom().subscribe(onNext: { count += 1 }).disposed(by: bag)
    for step in [10, 10, -5, 5] {
      table.scroll(byRows: step)
      if step == 10 { #expect(count == (table.firstVisibleRow == 20 ? 1 : 0)) }
    }
    #expect(count == 2)
  }

  @Test func `an execution ends with the error of its work`() {
    let bag = DisposeBag()
    let action = Action<Void, Int> { Observable<Int>.error(Failure()) }
    var (events, causes): ([String], Int) = ([], 0)
    action.underlyingError.subscribe(onNext: { _ in causes += 1 }).disposed(by: bag)
    action.execute().subscribe(onError: { events.append("\($0)") }).disposed(by: bag)
    #expect(events.count == 1 && events[0].hasPrefix("underlyingError("), "\(events)")
    #expect(causes == 1)
  }

  @Test func `a button executes the action that is set last, and retains it`() {
    HeadlessDevice.boot()
    let button = UIButton()
    var taps: [String] = []
    weak var first: CocoaAction?
    do {
      let action = CocoaAction { Observable.just(taps.append("first")) }
      first = action
      button.rx.action = action
    }
    button.sendActions(for: .touchUpInside)
    #expect(first != nil)
    button.rx.action = CocoaAction { Observable.just(taps.append("second")) }
    button.sendActions(for: .touchUpInside)
    #expect(taps == ["first", "second"])
    #expect(first == nil)
  }

  @Test func `optionals, constants and opposites are mapped`() {
    let bag = DisposeBag()
    var (numbers, flags): ([Int], [Bool]) = ([], [])
    Observable.of(1, nil, 3).unwrap().ignore(3).subscribe(onNext: { numbers.append($0) })
      .disposed(by: bag)
    Observable.of(1, 2).mapTo(true).not().subscribe(onNext: { flags.append($0) }).disposed(by: bag)
    #expect(numbers == [1])
    #expect(flags == [false, false])
  }
}
