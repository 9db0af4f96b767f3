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

  @Test
  func `the calls of a navigation delegate are sequences, and the app receives them`() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var shown: [String] = []

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController.title ?? "") }
    }
    let device = HeadlessDevice.boot()
    let (bag, listener) = (DisposeBag(), Listener())
    let navigation = UINavigationController()
    navigation.delegate = listener
    var events: [String] = []
    navigation.rx.willShow.subscribe(onNext: {
      events.append("will \($0.viewController.title ?? "") \($0.animated)")
    }).disposed(by: bag)
    let didShow = Selector("navigationController:didShow:animated:")
    navigation.rx.delegate.sentMessage(didShow).take(1).ignoreElements()
      .andThen(Observable.just("did")).subscribe(onNext: { events.append($0) }).disposed(by: bag)
    let screen = UIViewController()
    screen.title = "A"
    navigation.pushViewController(screen, animated: false)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device.settle()
    #expect(events == ["will A false", "did"])
    #expect(listener.shown == ["A"])
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

  @Test func `a repeated optional value is left out`() {
    let bag = DisposeBag()
    var numbers: [Int?] = []
    Observable<Int?>.of(1, 1, nil, nil, 2).distinctUntilChanged()
      .subscribe(onNext: { numbers.append($0) }).disposed(by: bag)
    #expect(numbers == [1, nil, 2])
  }
}
