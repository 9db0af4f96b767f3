import RxCocoa
import RxSwift
import Testing

@Suite @MainActor struct `Properties that are observed by name` {
  private let view = UIScrollView()

  @Test func `send their value and each later one`() {
    var seen: [CGPoint?] = []
    let subscription = view.rx.observe(CGPoint.self, "contentOffset")
      .subscribe(onNext: { seen.append($0) })
    view.contentOffset.y = 20
    subscription.dispose()
    view.contentOffset.y = 30
    #expect(seen == [.zero, CGPoint(x: 0, y: 20)])
  }

  @Test func `send later values alone without the option initial`() {
    var seen: [Bool?] = []
    let subscription = view.rx.observeWeakly(Bool.self, "isHidden", options: [.new])
      .subscribe(onNext: { seen.append($0) })
    view.isHidden = true
    subscription.dispose()
    #expect(seen == [true])
  }

  @Test(arguments: [true, false])
  func `the sequence retains the object unless it observes weakly`(isRetained: Bool) {
    weak var label: UILabel?
    let sequence: Observable<String?>
    do {
      let made = UILabel()
      label = made
      sequence =
        isRetained
        ? made.rx.observe(String.self, "text") : made.rx.observeWeakly(String.self, "text")
    }
    #expect((label != nil) == isRetained)
    withExtendedLifetime(sequence) {}
  }

  @Test(arguments: [true, false])
  func `a subscription retains the object until it is disposed, unless it observes weakly`(
    isRetained: Bool
  ) {
    weak var label: UILabel?
    let subscription: any Disposable
    do {
      let made = UILabel()
      label = made
      let sequence =
        isRetained
        ? made.rx.observe(String.self, "text") : made.rx.observeWeakly(String.self, "text")
      subscription = sequence.subscribe()
    }
    #expect((label != nil) == isRetained)
    subscription.dispose()
    #expect(label == nil)
  }
}
