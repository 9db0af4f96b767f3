import Dispatch
import HeadlessUIKit
import StandIns
import Synchronization
import Testing

/// Stand-ins reference the values that they receive, as the original objects would.
@MainActor struct StandInTests {
  private final class Owner {
    let vendor = StandIn()
  }

  @Test func `a member always returns the same stand-in`() {
    let vendor = StandIn()
    #expect(vendor.player.item === vendor.player.item)
    #expect(vendor.player !== vendor.item)
  }

  @Test func `the screen below doesn't keep the closure of a screen that a held transition pops`() {
    let device = HeadlessDevice.boot()
    let client = StandIn()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device.settle()
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      let done: (Int?, (any Error)?) -> Void = { _, _ in _ = owner }
      navigation.pushViewController(UIViewController(), animated: true)
      client.login(completion: done, count: 4)
    }
    device.advance(by: .zero)
    navigation.popToRootViewController(animated: true)
    device.settle()
    #expect(kept == nil)
  }

  @Test func `a completion's status is a success`() {
    let status: StandIn = harmlessArgument("fetch")
    #expect(status == standInConstant("FetchStatus.success"))
    #expect(status != standInConstant("FetchStatus.failure"))
    #expect(StandIn() != standInConstant("FetchStatus.success"))
  }

  @Test func `threads may use a stand-in together`() {
    let vendor = StandIn()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<500 {
        let member = "member\(number)"
        vendor[dynamicMember: member] = StandIn()
        let item: StandIn = vendor[dynamicMember: "\(member) \(thread)"]
        item.add(completion: {})
      }
    }
    #expect(vendor.member499 === vendor.member499)
  }

  @Test func `two stand-ins are compared`() {
    let vendor = StandIn()
    let (older, newer): (StandIn, StandIn) = (vendor.older, vendor.newer)
    #expect(!(newer > older))
    #expect(newer >= older)
    #expect(newer <= older)
  }

  @Test func `an address that a missing file declares is one of a server`() {
    let address: StandIn = standInConstant("Environment.baseURL")
    #expect("\(address)/movies" == "https://example.com/movies")
    let text: String = standInValue(address)
    #expect(text == "https://example.com")
    let key: String = standInValue(standInConstant("Environment.apiKey") as StandIn)
    #expect(key == "apiKey")
    #expect((standInValue(StandIn()) as String).isEmpty)
  }

  @Test func `a missing module keeps a closure with parameters until the visible screen leaves`() {
    let device = HeadlessDevice.boot()
    let client = StandIn()
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      let done: (Int?, (any Error)?) -> Void = { _, _ in _ = owner }
      client.login(completion: done, count: 4)
    }
    #expect(device.seams.isEmpty)
    #expect(kept != nil)
    HeadlessDevice.boot()
    #expect(kept == nil)
  }

  @Test func `a flag that a completion receives is set`() {
    let finished: StandIn = harmlessArgument("play")
    #expect(standInValue(finished) as Bool)
    #expect((standInValue(finished) as String).isEmpty)
    #expect(!(standInValue(StandIn()) as Bool))
  }

  @Test func `a stored closure can close a retain cycle`() {
    weak var leaked: Owner?
    do {
      let owner = Owner()
      leaked = owner
      owner.vendor.handler = StandIn(holding: { _ = owner })
    }
    #expect(leaked != nil)
    leaked?.vendor.handler = StandIn()
    #expect(leaked == nil)
  }

  @Test func `a closure that the app passes to a missing module can be called`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    var calls = 0
    let vendor = StandIn()
    vendor.finish { calls += 1 }
    vendor.after(delay: 1, execute: { calls += 1 })
    #expect(device.seams.map(\.name) == ["finish", "execute"])
    for seam in device.seams { seam.call() }
    #expect(calls == 2)
  }

  private final class Token: StandInObject, @unchecked Sendable {
    override class var makeStandIn: (() -> StandInObject, StandInObject.Type) {
      ({ Token() }, Token.self)
    }
  }

  private final class Calls: Sendable {
    let count = Mutex(0)
  }

  @Test func `an answer's closure can be called once, with an object and without an error`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    var answers: [String] = []
    let api = StandIn()
    let answer: (Token?, (any Error)?) -> Void = {
      answers.append("\($0 != nil) \($1 == nil)")
    }
    api.login(answer)
    let calls = Calls()
    let count: @Sendable (Int, String, Bool) throws -> Int = { count, _, isLast in
      if isLast { calls.count.withLock { $0 += 1 } }
      return count
    }
    api.fetch(limit: 3, completion: count)
    let later: (Int) async -> Void = { _ in }
    api.wait(later)
    #expect(device.seams.map(\.name) == ["login", "completion"])
    for seam in device.seams { seam.call() }
    #expect(answers == ["true true"])
    #expect(calls.count.withLock { $0 } == 1)
    #expect(device.seams.isEmpty)
  }

  @Test func `a missing scheduler calls a closure in a later turn`() {
    let device = HeadlessDevice.boot()
    var calls = 0
    StandIn().schedule { calls += 1 }
    StandInSequence<Int>().schedule { calls += 1 }
    #expect(calls == 0)
    device.settle()
    #expect(calls == 2)
  }

  @Test func `a delegate is referenced weakly`() {
    let vendor = StandIn()
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      vendor.delegate = StandIn(holding: owner)
      #expect(standInValue(vendor.delegate) as Owner? === owner)
    }
    #expect(released == nil)
  }

  @Test func `a stand-in returns the app's own value`() {
    let vendor = StandIn()
    let title: [String] = ["Seoul"]
    vendor.titles = StandIn(holding: title)
    #expect(standInValue(vendor.titles) as [String] == ["Seoul"])
  }

  @Test func `constants with the same name are equal, values aren't`() {
    #expect(StandIn(named: "authorized") == StandIn(named: "authorized"))
    #expect(StandIn(named: "authorized") != StandIn(named: "denied"))
    #expect(StandIn() != StandIn())
    #expect(StandIn().isPlaying != true)
  }

  @Test func `a stand-in keeps a list of constants`() {
    let request = StandIn()
    let scope = StandIn(named: "email")
    request.scopes = [scope]
    #expect(standInValue(request.scopes) as [StandIn] == [scope])
  }

  @Test func `a bag retains its subscriptions`() {
    let bag = StandIn()
    weak var kept: StandIn?
    do {
      let subscription = StandIn()
      kept = subscription
      subscription.disposed(by: bag)
    }
    #expect(kept != nil)
    bag.standInStore.letGo()
    #expect(kept == nil)
  }

  @Test func `numbers and texts are made from a missing module's values`() {
    #expect(Int(StandIn(holding: 3)) == 3)
    #expect(Double(StandIn()) == 0)
    #expect(String(StandIn(holding: "a")) == "a")
    #expect(Int("7") == 7)
    #expect(StandIn(holding: "a") != "b")
    let isHidden = StandIn(holding: false)
    let isShown = !isHidden
    #expect(isShown)
  }

  private final class Headers: StandInObject, @unchecked Sendable {
    override class var makeStandIn: (() -> StandInObject, StandInObject.Type) {
      ({ Headers() }, Headers.self)
    }
  }

  @Test func `an object of a missing class wraps a value of the app`() {
    let headers: Headers = standInObject(holding: ["a": 1])
    #expect(standInValue(headers) as [String: Int] == ["a": 1])
  }

  @Test func `the result of a missing call is a success, or what it wraps`() throws {
    _ = try standInResult(StandIn()).get()
    let failure = Result<StandIn, any Error>.failure(StandIn())
    #expect(throws: (any Error).self) { try standInResult(StandIn(holding: failure)).get() }
  }
}
