import HeadlessUIKit
import RxFlow
import Testing

private enum Move: Step {
  case list, detail, settings, close, unlisted
}

private final class Log {
  var entries: [String] = []
}

private final class ListModel: Stepper {
  let steps = PublishRelay<Step>()
  let log: Log
  var first = Move.close
  var initialStep: any Step { first }

  init(_ log: Log) {
    self.log = log
  }

  func readyToEmitSteps() { log.entries.append("ready") }
}

@MainActor private final class Screen: UIViewController, @preconcurrency Stepper {
  let steps = PublishRelay<Step>()
}

@MainActor private final class ListFlow: @preconcurrency Flow {
  let navigation: UINavigationController
  let model: ListModel
  let log: Log
  var root: any Presentable { navigation }

  init(_ log: Log) {
    navigation = UINavigationController()
    model = ListModel(log)
    self.log = log
  }

  isolated deinit { log.entries.append("list flow ended") }

  func adapt(step: Step) -> Single<Step> {
    .just(step as? Move == .unlisted ? Move.detail : step)
  }

  func navigate(to step: Step) -> FlowContributors {
    switch step as? Move {
    case .list:
      let screen = UIViewController()
      navigation.pushViewController(screen, animated: false)
      return .one(
        flowContributor: .contribute(withNextPresentable: screen, withNextStepper: model))
    case .detail:
      let screen = Screen()
      navigation.pushViewController(screen, animated: true)
      return .one(flowContributor: .contribute(withNext: screen))
    case .settings:
      let flow = SettingsFlow(log)
      Flows.use(flow, when: .ready) { [unowned self] root in
        self.log.entries.append("settings ready")
        self.navigation.present(root, animated: true)
      }
      return .one(
        flowContributor: .contribute(
          withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: Move.settings)))
    case .close:
      navigation.dismiss(animated: true)
      return .none
    default: return .none
    }
  }
}

@MainActor private final class SettingsFlow: @preconcurrency Flow {
  let screen: UINavigationController
  let log: Log
  var root: any Presentable { screen }

  init(_ log: Log) {
    screen = UINavigationController()
    self.log = log
  }

  isolated deinit { log.entries.append("settings flow ended") }

  func navigate(to step: Step) -> FlowContributors {
    switch step as? Move {
    case .settings:
      let first = Screen()
      screen.pushViewController(first, animated: false)
      return .one(flowContributor: .contribute(withNext: first))
    case .close: return .end(forwardToParentFlowWithStep: Move.close)
    default: return .none
    }
  }
}

@MainActor @Suite struct `Flows with their steppers` {
  private let device = HeadlessDevice.boot()
  private let window = UIWindow()
  private let log = Log()
  private let coordinator = FlowCoordinator()

  private func start() -> ListFlow {
    let flow = ListFlow(log)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: Move.list))
    Flows.use(flow, when: .created) { (root: UINavigationController) in
      window.rootViewController = root
    }
    window.makeKeyAndVisible()
    device.settle()
    return flow
  }

  @Test func `a step of a model leads to a screen`() {
    let flow = start()
    #expect(flow.navigation.viewControllers.count == 1)
    #expect(log.entries == ["ready"])
    flow.model.steps.accept(Move.detail)
    device.settle()
    #expect(flow.navigation.viewControllers.count == 2)
  }

  @Test func `steps of a hidden screen are ignored`() {
    let flow = start()
    flow.model.steps.accept(Move.detail)
    device.settle()
    flow.model.steps.accept(Move.detail)
    device.settle()
    #expect(flow.navigation.viewControllers.count == 2)
  }

  @Test func `the first step of a stepper is ignored too, if its screen is hidden`() {
    let flow = start()
    flow.model.first = Move.list
    coordinator.navigate(to: Move.list)
    device.settle()
    #expect(flow.navigation.viewControllers.count == 2)
  }

  @Test func `a flow replaces steps before it navigates`() {
    let flow = start()
    coordinator.navigate(to: Move.unlisted)
    device.settle()
    #expect(flow.navigation.viewControllers.count == 2)
  }

  @Test func `a popped screen is released with its stepper`() {
    let flow = start()
    flow.model.steps.accept(Move.detail)
    device.settle()
    weak let screen = flow.navigation.topViewController
    #expect(screen != nil)
    flow.navigation.popViewController(animated: true)
    device.settle()
    #expect(screen == nil)
  }

  @Test func `a flow below is shown when it is ready, and ends with a step for its parent`() throws
  {
    let flow = start()
    var moves: [String] = []
    let bag = DisposeBag()
    coordinator.rx.didNavigate.subscribe(onNext: { moves.append("\(type(of: $0)) \($1)") })
      .disposed(by: bag)
    flow.model.steps.accept(Move.settings)
    device.settle()
    #expect(log.entries == ["ready", "settings ready"])
    let settings = try #require(flow.navigation.presentedViewController as? UINavigationController)
    (settings.topViewController as? Screen)?.steps.accept(Move.close)
    device.settle()
    #expect(flow.navigation.presentedViewController == nil)
    #expect(log.entries.last == "settings flow ended")
    #expect(
      moves == [
        "ListFlow settings", "SettingsFlow settings", "SettingsFlow close", "ListFlow close",
      ])
  }

  @Test func `a flow whose root is dismissed ends`() {
    let flow = start()
    flow.model.steps.accept(Move.settings)
    device.settle()
    flow.navigation.dismiss(animated: true)
    device.settle()
    #expect(log.entries.last == "settings flow ended")
  }
}
