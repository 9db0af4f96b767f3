import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class ItemViewModel {
  let input = PublishRelay<Int>()
  let items = BehaviorRelay<[Int]>(value: [])
  let subject = PublishSubject<Int>()
  let bag = DisposeBag()
  var output: Observable<Int>?
  var driver: Driver<Int>?
  var last = 0
  func load(_ n: Int) -> Observable<Int> { .just(n) }
  func note(_ n: Int) { last = n }
}

final class ItemScreen: UIViewController {
  let viewModel = ItemViewModel()
  let bag = DisposeBag()
  let button = UIButton()
  var connection: Disposable?
  var count = 0
  func update(_ n: Int) { count = n }
}

private enum Events {
  static let numbers = PublishSubject<Int>()
  static let total = BehaviorRelay(value: 0)
}

extension Lifetime {
  private init(rx name: String, _ wire: @escaping (ItemScreen) -> Void) {
    self.init(name, of: ItemScreen.init, wire)
  }

  static let ofRxSwift: [Lifetime] = [
    Lifetime(rx: "share map self") { s in
      let vm = s.viewModel
      vm.output = vm.input.map { vm.last + $0 }.share()
      vm.output?.subscribe(onNext: { [weak s] in s?.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "driver map self") { s in
      let vm = s.viewModel
      vm.driver = vm.input.flatMapLatest { vm.load($0) }.asDriver(onErrorJustReturn: 0)
      vm.driver?.drive(onNext: { [weak s] in s?.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "share subscribed by self") { s in
      let vm = s.viewModel
      vm.output = vm.input.share(replay: 1, scope: .whileConnected)
      vm.output?.subscribe(onNext: { n in s.update(n) }).disposed(by: s.bag)
    },
    Lifetime(rx: "driver drives self") { s in
      s.viewModel.items.asDriver().map { $0.count }.drive(onNext: { s.update($0) }).disposed(
        by: s.bag)
    },
    Lifetime(rx: "model bag, self in do") { s in
      let vm = s.viewModel
      vm.input.do(onNext: { vm.note($0) }).share().subscribe().disposed(by: vm.bag)
    },
    Lifetime(rx: "replay connect") { s in
      let c = s.viewModel.input.map { n in
        s.update(n); return n
      }.replay(1)
      s.connection = c.connect()
    },
    Lifetime(rx: "refCount publish") { s in
      s.viewModel.output = s.viewModel.input.map { n in s.count + n }.publish().refCount()
      s.viewModel.output?.subscribe(onNext: { [weak s] in s?.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "global subject strong") { s in
      Events.numbers.subscribe(onNext: { s.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "global share strong") { s in
      Events.total.map { $0 + 1 }.share().subscribe(onNext: { s.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "subject to itself") { s in
      let vm = s.viewModel
      vm.subject.subscribe(onNext: { vm.note($0) }).disposed(by: vm.bag)
    },
    Lifetime(rx: "withLatestFrom strong") { s in
      let vm = s.viewModel
      vm.input.withLatestFrom(vm.items) { a, b in vm.last + a + b.count }
        .observe(on: MainScheduler.instance).subscribe(onNext: { [weak s] in s?.update($0) })
        .disposed(by: vm.bag)
    },
    Lifetime(rx: "signal emit") { s in
      s.viewModel.input.asSignal().emit(onNext: { s.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "merged drivers weak") { s in
      Driver.merge(
        s.viewModel.items.asDriver().map { $0.count },
        s.viewModel.input.asDriver(onErrorJustReturn: 0)
      )
      .drive(onNext: { [weak s] in s?.update($0) }).disposed(by: s.bag)
    },
    // The tap's subscription retains the view model only while the screen's bag lives.
    Lifetime(rx: "tap to the model") { s in
      let vm = s.viewModel
      s.button.rx.tap.observe(on: MainScheduler.instance).bind { vm.note(1) }.disposed(by: s.bag)
      vm.subject.subscribe(onNext: { _ in s.update(1) }).disposed(by: s.bag)
    },
    Lifetime(rx: "interval") { s in
      Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { s.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "interval, weak") { s in
      Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { [weak s] in s?.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "interval without a bag") { s in
      _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onNext: { s.update($0) })
    },
    Lifetime(rx: "single that ends") { s in
      Single.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)
        .subscribe(onSuccess: { s.update($0) }).disposed(by: s.bag)
    },
    Lifetime(rx: "taken until the screen goes") { s in
      Events.numbers.take(until: s.rx.deallocated).subscribe(onNext: { s.update($0) })
        .disposed(by: s.bag)
    },
    Lifetime(rx: "combined, bound to a relay") { s in
      let vm = s.viewModel
      Observable.combineLatest(vm.input, vm.items).map { $0 + $1.count }
        .bind(to: Events.total).disposed(by: vm.bag)
    },
    Lifetime(rx: "method as a handler") { s in
      s.viewModel.input.subscribe(onNext: s.update).disposed(by: s.bag)
    },
  ]
}
