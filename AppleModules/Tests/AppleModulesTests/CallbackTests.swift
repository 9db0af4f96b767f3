import RxOptional
import RxSwift
import RxViewController
import Testing
import UIKit

@MainActor @Suite struct `Callbacks of view controllers` {
  @Test func `a view controller's callbacks are sequences`() {
    let (controller, bag) = (UIViewController(), DisposeBag())
    var events: [String] = []
    controller.rx.viewDidLoad.subscribe(onNext: { events.append("load") }).disposed(by: bag)
    controller.rx.viewWillAppear.subscribe(onNext: { events.append("appear \($0)") })
      .disposed(by: bag)
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: true)
    #expect(events == ["load", "appear true"])
  }

  @Test func `nil and empty values are filtered`() {
    let bag = DisposeBag()
    var (numbers, lists): ([Int], [[Int]]) = ([], [])
    Observable.of(1, nil, 2).filterNil().subscribe(onNext: { numbers.append($0) })
      .disposed(by: bag)
    Observable.of([1], []).filterEmpty().subscribe(onNext: { lists.append($0) })
      .disposed(by: bag)
    #expect(numbers == [1, 2])
    #expect(lists == [[1]])
  }
}
