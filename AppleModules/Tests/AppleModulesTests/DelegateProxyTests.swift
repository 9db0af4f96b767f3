import RxCocoa
import Testing

private protocol DialDelegate: AnyObject {
  func dial(_ dial: Dial, turnedTo value: Int)
}

private final class Dial: NSObject, HasDelegate, AssociatingObject {
  var associatedObjects: AssociatedObjects?
  weak var delegate: (any DialDelegate)?

  func turn(to value: Int) { delegate?.dial(self, turnedTo: value) }
}

private final class DialProxy: DelegateProxy<Dial, any DialDelegate>, DelegateProxyType,
  DialDelegate
{
  let turns = PublishSubject<Int>()

  init(dial: ParentObject) {
    super.init(parentObject: dial, delegateProxy: DialProxy.self)
  }

  static func registerKnownImplementations() { register { DialProxy(dial: $0) } }

  func dial(_ dial: Dial, turnedTo value: Int) {
    turns.onNext(value)
    forwardToDelegate()?.dial(dial, turnedTo: value)
  }
}

private final class Owner: DialDelegate {
  var last = 0

  func dial(_ dial: Dial, turnedTo value: Int) { last = value }
}

@Suite struct `A delegate proxy` {
  @Test func `receives calls for its object, and forwards them to the previous delegate`() {
    let dial = Dial()
    let owner = Owner()
    dial.delegate = owner
    let proxy = DialProxy.proxy(for: dial)
    #expect(DialProxy.proxy(for: dial) === proxy)
    var heard: [Int] = []
    let subscription = proxy.turns.subscribe(onNext: { heard.append($0) })
    dial.turn(to: 7)
    #expect(heard == [7])
    #expect(owner.last == 7)
    subscription.dispose()
  }

  @Test func `goes with its object`() {
    weak var proxy: DialProxy?
    do {
      let dial = Dial()
      proxy = DialProxy.proxy(for: dial)
      #expect(proxy != nil)
    }
    #expect(proxy == nil)
  }
}
