import HeadlessUIKit
import RxFlow
import RxSwift
import Testing

private enum Move: Step {
  case list, detail, done
}

private final class ListModel: Stepper {
  init() { step.accept(Move.list) }

  func choose() { step.accept(Move.detail) }
}

private final class DetailModel: Stepper {
  func finish() { step.accept(Move.done) }
}

@MainActor private final class ListFlow: @preconcurrency Flow {
  let navigation = UINavigationController()
  let model = ListModel()
  let detail = DetailModel()
  var root: any Presentable { navigation }
  var isDone = false

  func navigate(to step: Step) -> NextFlowItems {
    switch step as? Move {
    case .list:
      navigation.pushViewController(UIViewController(), animated: false)
      return .none
    case .detail:
      let screen = UIViewController()
      navigation.pushViewController(screen, animated: true)
      return .one(flowItem: NextFlowItem(nextPresentable: screen, nextStepper: detail))
    case .done:
      isDone = true
      return .end(withStepForParentFlow: Move.done)
    case nil: return .none
    }
  }
}

@MainActor @Suite struct `Flows of RxFlow before version 2` {
  private let device = HeadlessDevice.boot()
  private let window = UIWindow()
  private let coordinator = Coordinator()

  private func start() -> ListFlow {
    let flow = ListFlow()
    Flows.whenReady(flow1: flow) { (root: UINavigationController) in
      window.rootViewController = root
    }
    window.makeKeyAndVisible()
    coordinator.coordinate(flow: flow, withStepper: flow.model)
    device.settle()
    return flow
  }

  @Test func `a step that a model accepted before the flow started is its first step`() {
    #expect(start().navigation.viewControllers.count == 1)
  }

  @Test func `a step of a model leads to a screen, whose model's steps are followed`() {
    let flow = start()
    flow.model.choose()
    device.settle()
    #expect(flow.navigation.viewControllers.count == 2)
    flow.detail.finish()
    device.settle()
    #expect(flow.isDone)
  }

  @Test func `every listener starts with the latest step`() {
    let model = ListModel()
    model.choose()
    #expect(model.initialStep as? Move == .detail)
    var later: [Move] = []
    let bag = DisposeBag()
    model.steps.subscribe(onNext: { later.append($0 as! Move) }).disposed(by: bag)
    #expect(later == [])
    model.step.onNext(Move.done)
    #expect(later == [.done])
  }

  @Test func `a model is released with its steps`() {
    var model: ListModel? = ListModel()
    weak let released = model
    _ = model?.steps
    model = nil
    #expect(released == nil)
  }

  @Test func `a presentable's bag disposes when the presentable is released`() {
    var screen: UIViewController? = UIViewController()
    var isDisposed = false
    screen.map { Disposables.create { isDisposed = true }.disposed(by: $0.disposeBag) }
    screen = nil
    #expect(isDisposed)
  }
}
