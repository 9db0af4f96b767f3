import Realm
import RxRealm
import RxSwift
import Testing
import UIKit

private final class Stop: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted var name: String
}

/// A realm's collections and objects as sequences.
@MainActor @Suite struct RealmStreamTests {
  private let realm: Realm
  private let bag = DisposeBag()

  init() throws {
    HeadlessDevice.boot()
    realm = try Realm()
    try realm.write { realm.deleteAll() }
  }

  private func stop(_ id: String) -> Stop {
    let stop = Stop()
    stop.id = id
    return stop
  }

  @Test func `a collection is sent at once and after each write`() {
    var counts: [Int] = []
    var inserted: [[Int]] = []
    Observable.collection(from: realm.objects(Stop.self)).subscribe(onNext: {
      counts.append($0.count)
    }).disposed(by: bag)
    Observable.changeset(from: realm.objects(Stop.self)).subscribe(onNext: { stops, changes in
      inserted.append(changes?.inserted ?? [])
    }).disposed(by: bag)
    Observable.just(stop("1")).subscribe(realm.rx.add()).disposed(by: bag)
    HeadlessDevice.current.settle()
    Observable.just([stop("2"), stop("3")]).subscribe(Realm.rx.add(update: .modified))
      .disposed(by: bag)
    HeadlessDevice.current.settle()
    #expect(counts == [0, 1, 3])
    #expect(inserted == [[], [0], [1, 2]])
    Observable.from([realm.objects(Stop.self)]).map(Array.init).subscribe(Realm.rx.delete())
      .disposed(by: bag)
    HeadlessDevice.current.settle()
    #expect(counts == [0, 1, 3, 0])
  }

  @Test func `a disposed subscription receives no more writes`() {
    var counts: [Int] = []
    let subscription = Observable.array(from: realm.objects(Stop.self))
      .subscribe(onNext: { counts.append($0.count) })
    subscription.dispose()
    Observable.just(stop("1")).subscribe(realm.rx.add()).disposed(by: bag)
    HeadlessDevice.current.settle()
    #expect(counts == [0])
  }

  @Test func `an object is sent after writes, and an error once it is deleted`() throws {
    let stop = stop("1")
    try realm.write { realm.add(stop) }
    var heard: [String] = []
    Observable.from(object: stop).subscribe(
      onNext: { heard.append($0.name) }, onError: { heard.append("\($0)") }
    ).disposed(by: bag)
    try realm.write { stop.name = "North" }
    HeadlessDevice.current.settle()
    try realm.write { realm.delete(stop) }
    HeadlessDevice.current.settle()
    #expect(heard == ["", "North", "objectDeleted"])
  }
}
