import Foundation
import RxCocoa
import Testing

private struct Failure: Error {}

/// Runs work at once, and records when it should have run.
private final class RecordingScheduler: SchedulerType {
  var requested: [RxTimeInterval] = []
  var now: RxTime { Date() }

  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable { action(state) }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    requested.append(dueTime)
    return action(state)
  }
}

@Suite struct `A stream` {
  private func events<Element>(_ source: Observable<Element>) -> [String] {
    var events: [String] = []
    source.subscribe { event in
      switch event {
      case .next(let element): events.append("\(element)")
      case .error: events.append("error")
      case .completed: events.append("end")
      }
    }.dispose()
    return events
  }

  @Test func `a sequence of at most one element reports what happens to it`() {
    var steps: [String] = []
    let maybe = Maybe.just(7).do(
      onNext: { steps.append("next \($0)") }, onCompleted: { steps.append("completed") },
      onSubscribe: { steps.append("subscribe") }, onDispose: { steps.append("dispose") })
    _ = maybe.subscribe(onSuccess: { steps.append("success \($0)") })
    #expect(steps == ["subscribe", "next 7", "success 7", "completed", "dispose"])
  }

  @Test func `a bag disposes what a closure lists`() {
    var disposed: [Int] = []
    var bag: DisposeBag? = DisposeBag {
      Disposables.create { disposed.append(1) }
      Disposables.create { disposed.append(2) }
    }
    bag?.insert { Disposables.create { disposed.append(3) } }
    #expect(disposed.isEmpty)
    bag = nil
    #expect(disposed == [1, 2, 3])
  }

  @Test func `a sequence of at most one element is empty if its element is filtered`() {
    let one = Maybe.just(1)
    #expect(events(one.filter { $0 > 1 }.asObservable()) == ["end"])
    #expect(events(one.compactMap { $0 > 0 ? "\($0)" : nil }.asObservable()) == ["1", "end"])
    let empty = one.filter { $0 > 1 }
    #expect(events(empty.ifEmpty(switchTo: Single.just(2)).asObservable()) == ["2", "end"])
    #expect(events(empty.ifEmpty(switchTo: one).asObservable()) == ["1", "end"])
  }

  @Test func `transforms and filters its elements`() {
    let numbers = Observable.of(1, 2, 2, 3, 4)
    #expect(events(numbers.map { $0 * 10 }.filter { $0 > 10 }) == ["20", "20", "30", "40", "end"])
    #expect(events(numbers.distinctUntilChanged()) == ["1", "2", "3", "4", "end"])
    #expect(events(numbers.scan(0) { $0 + $1 }) == ["1", "3", "5", "8", "12", "end"])
    #expect(events(numbers.skip(3)) == ["3", "4", "end"])
    #expect(events(numbers.take(2)) == ["1", "2", "end"])
    #expect(events(numbers.take(while: { $0 < 3 })) == ["1", "2", "2", "end"])
    #expect(events(numbers.toArray().asObservable()) == ["[1, 2, 2, 3, 4]", "end"])
    #expect(events(Observable.just(1).startWith(0)) == ["0", "1", "end"])
  }

  @Test func `counts time in seconds, as in RxSwift 4`() {
    #expect(RxTimeInterval.inSeconds(0.25) == .nanoseconds(250_000_000))
    let scheduler = RecordingScheduler()
    #expect(events(Observable.of(1, 2).delay(0.3, scheduler: scheduler)) == ["1", "2", "end"])
    #expect(scheduler.requested == Array(repeating: .milliseconds(300), count: 3))
    #expect(events(Observable<Int>.timer(2, scheduler: scheduler)) == ["0", "end"])
    #expect(scheduler.requested.last == .seconds(2))
  }

  @Test func `follows a list of completions one by one`() {
    var order: [Int] = []
    func step(_ number: Int) -> Completable {
      Completable.create { completable in
        order.append(number)
        completable(.completed)
        return Disposables.create()
      }
    }
    #expect(events(Completable.concat([1, 2].map(step)).asObservable()) == ["end"])
    #expect(events(step(3).concat(step(4)).asObservable()) == ["end"])
    #expect(order == [1, 2, 3, 4])
  }

  @Test func `turns what a closure throws into its error`() {
    let source = Observable.of(1, 2).map { number -> Int in
      if number == 2 { throw Failure() }
      return number
    }
    #expect(events(source) == ["1", "error"])
    #expect(events(source.catchAndReturn(9)) == ["1", "9", "end"])
  }

  @Test func `combines the latest elements of several sequences`() {
    let one = PublishSubject<Int>()
    let other = PublishSubject<String>()
    var seen: [String] = []
    let subscription = Observable.combineLatest(one, other) { "\($0)\($1)" }
      .subscribe(onNext: { seen.append($0) })
    one.onNext(1)
    #expect(seen.isEmpty)
    other.onNext("a")
    one.onNext(2)
    #expect(seen == ["1a", "2a"])
    subscription.dispose()
    one.onNext(3)
    #expect(seen == ["1a", "2a"])
    #expect(
      events(
        Observable.combineLatest(Observable.just(1), Observable.just("b"), Observable.just(true))
          .map { "\($2)\($1)\($0)" }) == ["trueb1", "end"])
    let sum: Observable<Int> = .zip([.just(1), .just(2)] as [Observable<Int>]) { $0.reduce(0, +) }
    #expect(events(sum) == ["3", "end"])
  }

  @Test func `combines drivers by a function, into a tuple, or in a list`() {
    var seen: [String] = []
    let bag = DisposeBag()
    let (one, other) = (Driver.just(1), Driver.just("a"))
    Driver.combineLatest(one, other) { "\($0)\($1)" }.drive(onNext: { seen.append($0) })
      .disposed(by: bag)
    Driver.zip(one, other).map { number, text in "\(text)\(number)" }
      .drive(onNext: { seen.append($0) }).disposed(by: bag)
    Driver.combineLatest([one, one]).drive(onNext: { seen.append("\($0)") }).disposed(by: bag)
    #expect(seen == ["1a", "a1", "[1, 1]"])
  }

  @Test func `zips in pairs, and ends with the first that ends`() {
    #expect(
      events(Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" })
        == ["1a", "2b", "end"])
  }

  @Test func `flattens together, one by one, or only the latest`() {
    let outer = PublishSubject<Int>()
    let inner = [PublishSubject<String>(), PublishSubject<String>()]
    var together: [String] = []
    var latest: [String] = []
    let bag = DisposeBag()
    outer.flatMap { inner[$0] }.subscribe(onNext: { together.append($0) }).disposed(by: bag)
    outer.flatMapLatest { inner[$0] }.subscribe(onNext: { latest.append($0) }).disposed(by: bag)
    outer.onNext(0)
    inner[0].onNext("a")
    outer.onNext(1)
    inner[0].onNext("b")
    inner[1].onNext("c")
    #expect(together == ["a", "b", "c"])
    #expect(latest == ["a", "c"])
    #expect(
      events(Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) })
        == ["1", "10", "2", "20", "end"])
  }

  @Test func `takes the latest of another when it sends`() {
    let button = PublishSubject<Void>()
    let text = BehaviorSubject(value: "a")
    var seen: [String] = []
    let subscription = button.withLatestFrom(text).subscribe(onNext: { seen.append($0) })
    button.onNext(())
    text.onNext("b")
    button.onNext(())
    subscription.dispose()
    #expect(seen == ["a", "b"])
  }

  @Test func `shared does its work once`() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(subscriptions)
      return Disposables.create()
    }.share(replay: 1)
    var seen: [Int] = []
    let bag = DisposeBag()
    source.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    #expect(subscriptions == 1)
    #expect(seen == [1, 1])
  }

  @Test func `a single succeeds once or fails`() {
    var results: [String] = []
    func note(_ result: Result<Int, any Error>) {
      results.append((try? result.get()).map(String.init) ?? "failed")
    }
    Single.just(1).map { $0 + 1 }.subscribe(note).dispose()
    Single<Int>.create { answer in
      answer(.failure(Failure()))
      return Disposables.create()
    }.subscribe(note).dispose()
    Observable.of(1, 2).asSingle().subscribe(note).dispose()
    #expect(results == ["2", "failed", "failed"])
  }

  @Test func `a relay keeps its value`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    let subscription = relay.subscribe(onNext: { seen.append($0) })
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(seen == [1, 2])
    subscription.dispose()
  }
}

/// Runs a closure when it is deallocated.
private final class Farewell {
  var words: () -> Void = {}
  deinit { words() }
}

@Suite struct `A subscription` {
  @Test func `ignores an event that its own end sends`() {
    let subject = PublishSubject<Int>()
    var numbers: [Int] = []
    let subscription = {
      let farewell = Farewell()
      farewell.words = { subject.onNext(2) }
      return subject.map { [farewell] in (farewell, $0) }.subscribe(onNext: { numbers.append($1) })
    }()
    subject.onNext(1)
    subscription.dispose()
    #expect(numbers == [1])
  }

  @Test func `reads the newest value while the previous one is deallocated`() {
    let relay = BehaviorRelay(value: Farewell())
    var isNewest = false
    let newest = Farewell()
    relay.value.words = { [unowned relay] in isNewest = relay.value === newest }
    relay.accept(newest)
    #expect(isNewest)
  }

  private final class Screen {
    let bag = DisposeBag()
    var shown: [Int] = []
  }

  @Test func `lives until its bag is deallocated`() {
    let subject = PublishSubject<Int>()
    var screen: Screen? = Screen()
    weak let witness = screen
    if let screen {
      subject.map { $0 }.subscribe(onNext: { [weak screen] in screen?.shown.append($0) })
        .disposed(by: screen.bag)
    }
    #expect(subject.hasObservers)
    screen = nil
    #expect(witness == nil)
    #expect(!subject.hasObservers)
  }

  @Test func `keeps what its closure captures, the bag's owner too`() {
    let subject = PublishSubject<Int>()
    weak var witness: Screen?
    do {
      let screen = Screen()
      witness = screen
      // The mistake that camsh is there to find.
      subject.map { $0 }.subscribe(onNext: { screen.shown.append($0) }).disposed(by: screen.bag)
    }
    #expect(witness != nil)
    subject.onCompleted()
    #expect(witness == nil)
  }

  @Test func `a subscription that isn't disposed lives on, as in RxSwift`() {
    weak var witness: Screen?
    do {
      let screen = Screen()
      witness = screen
      _ = Observable<Int>.never().map { $0 }.subscribe(onNext: { screen.shown.append($0) })
    }
    #expect(witness != nil)
  }
}
