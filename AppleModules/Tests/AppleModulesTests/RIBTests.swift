import HeadlessUIKit
import RIBs
import RxSwift
import Testing

private final class Log {
  var entries: [String] = []
}

private final class Logic: Interactor {
  let name: String
  let log: Log
  var source: Observable<Int>?
  var worker: Work?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  override func didBecomeActive() {
    log.entries.append("\(name) active")
    source?.subscribe(onNext: { [log] in log.entries.append("\($0)") })
      .disposeOnDeactivate(interactor: self)
    worker?.start(self)
  }

  override func willResignActive() { log.entries.append("\(name) inactive") }

  deinit { log.entries.append("\(name) gone") }
}

private final class Work: Worker {
  let log: Log

  init(_ log: Log) {
    self.log = log
  }

  override func didStart(_ interactorScope: any InteractorScope) { log.entries.append("works") }
  override func didStop() { log.entries.append("stops") }
}

private final class Branch: Router<Logic> {
  override func didLoad() { interactor.log.entries.append("\(interactor.name) loaded") }
}

private final class RootScreen: UIViewController, ViewControllable {}

private final class Rooms: Component<EmptyComponent> {
  var room: Log { shared { Log() } }
}

struct RIBTests {
  private let log = Log()

  private func branch(_ name: String) -> Branch { Branch(interactor: Logic(name, log)) }

  @Test func `a child is active and loaded while it is attached`() {
    let root = branch("root")
    root.interactor.activate()
    root.load()
    var child: Branch? = branch("child")
    child.map(root.attachChild)
    child.map(root.detachChild)
    child = nil
    #expect(
      log.entries == [
        "root active", "root loaded", "child active", "child loaded", "child inactive",
        "child gone",
      ])
    #expect(root.children.isEmpty)
  }

  @Test func `a parent that becomes inactive takes its children with it`() {
    let root = branch("root")
    root.interactor.activate()
    root.load()
    let child = branch("child")
    root.attachChild(child)
    root.interactor.deactivate()
    #expect(!child.interactor.isActive)
    root.interactor.activate()
    #expect(child.interactor.isActive)
  }

  @Test func `subscriptions and workers end with the interactor's activity`() {
    let source = PublishSubject<Int>()
    let logic = Logic("logic", log)
    logic.source = source
    logic.worker = Work(log)
    logic.activate()
    source.onNext(1)
    logic.deactivate()
    source.onNext(2)
    #expect(log.entries == ["logic active", "works", "1", "logic inactive", "stops"])
  }

  @Test func `a workflow waits until the interactor that it leads to is active`() {
    let first = Logic("first", log)
    let second = Logic("second", log)
    let workflow = Workflow<Logic>()
    workflow.onStep { _ in .just((second, ())) }
      .onStep { [log] logic, _ in
        log.entries.append("reached \(logic.name)")
        return .just((logic, ()))
      }
      .commit()
    first.activate()
    _ = workflow.subscribe(first)
    #expect(log.entries == ["first active"])
    second.activate()
    #expect(log.entries == ["first active", "reached second", "second active"])
  }

  @Test func `a component makes each shared instance once`() {
    let rooms = Rooms(dependency: EmptyComponent())
    #expect(rooms.room === rooms.room)
    #expect(rooms.room !== Rooms(dependency: EmptyComponent()).room)
  }

  @Test @MainActor func `a launch router fills the window`() {
    let window = UIWindow()
    let screen = RootScreen()
    let router = LaunchRouter(interactor: Logic("root", log), viewController: screen)
    router.launch(from: window)
    #expect(window.rootViewController === screen)
    #expect(router.interactor.isActive)
  }

  @Test @MainActor func `a launch router has its earlier function`() {
    let window = UIWindow()
    let screen = RootScreen()
    let router: any LaunchRouting = LaunchRouter(
      interactor: Logic("root", log), viewController: screen)
    router.launchFromWindow(window)
    #expect(window.rootViewController === screen)
  }
}
