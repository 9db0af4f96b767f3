import RxCocoa
import RxSwift

final class NotesViewModel {
  let query = BehaviorRelay(value: "")
  let chosen = PublishRelay<String>()
  private let notes = BehaviorRelay(value: ["Bread", "Milk", "Rent"])

  /// The notes that fit what was typed, a moment after.
  var shown: Driver<[String]> {
    Observable.combineLatest(
      notes, query.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    ) { notes, query in
      notes.filter { query.isEmpty || $0.contains(query) }
    }
    .asDriver(onErrorJustReturn: [])
  }

  var addition: Binder<Void> {
    Binder(self) { model, _ in model.notes.accept(model.notes.value + ["Tea"]) }
  }
}

final class NoteViewModel {
  let title: BehaviorRelay<String>
  private(set) var saves = 0

  init(title: String) {
    self.title = BehaviorRelay(value: title)
  }

  /// The subscription retains the model until the screen's bag ends it, which is no mistake.
  func count(_ taps: ControlEvent<Void>) -> Disposable {
    taps.subscribe(onNext: { self.saves += 1 })
  }

  /// The same for a shared subscription, until the last of those that share it ends.
  func isSaved(_ taps: ControlEvent<Void>) -> Driver<Bool> {
    taps.map { self.saves > 0 }.asDriver(onErrorJustReturn: false)
  }

  func save() -> Single<String> {
    Single.create { [title] answer in
      answer(.success(title.value))
      return Disposables.create()
    }
  }
}
