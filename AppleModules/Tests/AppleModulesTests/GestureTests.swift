import RxGesture
import Testing
import UIKit

@MainActor @Suite struct `A gesture that is a stream` {
  @Test func `is configured once, before it is subscribed to`() {
    HeadlessDevice.boot()
    let view = UIView()
    var configurations = 0
    let taps = view.rx.tapGesture(configuration: { _, _ in configurations += 1 })
    #expect(configurations == 1)
    taps.subscribe().dispose()
    taps.subscribe().dispose()
    #expect(configurations == 1)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func `asks its policies`() throws {
    HeadlessDevice.boot()
    let view = UIView()
    let bag = DisposeBag()
    view.rx
      .tapGesture(configuration: { _, policies in
        policies.beginPolicy = .custom { $0.numberOfTapsRequired == 2 } || .never
        policies.simultaneousRecognitionPolicy = .always && .never
      })
      .subscribe().disposed(by: bag)
    let recognizer = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    let delegate = try #require(recognizer.delegate)
    #expect(!delegate.gestureRecognizerShouldBegin(recognizer))
    recognizer.numberOfTapsRequired = 2
    #expect(delegate.gestureRecognizerShouldBegin(recognizer))
    #expect(
      !delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: recognizer))
  }

  @Test func `of a view and its superview's are recognized at once, unless a policy forbids it`()
    throws
  {
    let device = HeadlessDevice.boot()
    let (screen, outer, inner) = (UIViewController(), UIView(), UILabel())
    inner.text = "Inner"
    for view in [outer, inner] { view.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
    outer.addSubview(inner)
    screen.view.addSubview(outer)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    device.settle()
    var policies: [RxGestureRecognizerDelegate] = []
    var heard: [String] = []
    let bag = DisposeBag()
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.rx.tapGesture(configuration: { policies.append($1) }).when(.recognized)
        .subscribe(onNext: { _ in heard.append(name) }).disposed(by: bag)
    }
    let finger = device.finger
    let place = try #require(finger.targets.first { $0.title == "Inner" })
    try finger.tap(place)
    #expect(heard == ["inner", "outer"])
    for case let policy as GenericRxGestureRecognizerDelegate<UITapGestureRecognizer> in policies {
      policy.simultaneousRecognitionPolicy = .never
    }
    try finger.tap(place)
    #expect(heard == ["inner", "outer", "inner"])
  }

  @Test func `retains its policies as long as itself`() {
    HeadlessDevice.boot()
    weak var captured: UIView?
    var taps: TapControlEvent?
    let view = UIView()
    autoreleased {
      let other = UIView()
      captured = other
      taps = view.rx.tapGesture(configuration: { _, policies in
        policies.beginPolicy = .custom { $0.view === other }
      })
      taps?.subscribe().dispose()
    }
    #expect(captured != nil)
    taps = nil
    #expect(captured == nil)
  }

  @Test func `may be one of several`() {
    HeadlessDevice.boot()
    let view = UIView()
    var sent: [UIGestureRecognizer] = []
    let bag = DisposeBag()
    view.rx.anyGesture(.tap(), .swipe(direction: .left))
      .subscribe(onNext: { sent.append($0) }).disposed(by: bag)
    #expect(sent.first is UITapGestureRecognizer)
    #expect((sent.last as? UISwipeGestureRecognizer)?.direction == .left)
    view.rx.swipeGesture(.up, .down).subscribe().disposed(by: bag)
    #expect(view.gestureRecognizers?.count == 4)
  }

  /// Ends the lives of what a body creates.
  private func autoreleased(_ body: () -> Void) { body() }
}
