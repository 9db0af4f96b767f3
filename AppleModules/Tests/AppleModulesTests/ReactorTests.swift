import ReactorKit
import RxCocoa
import Testing
import UIKit

private final class Counter: Reactor {
  enum Action { case increase, fail }
  enum Mutation { case add(Int) }
  struct State {
    var value = 0
    @Pulse var alert: String?
  }
  struct Failure: Error {}

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: .just(.add(1))
    case .fail: .error(Failure())
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    if case .add(let number) = mutation {
      state.value += number
      if state.value == 2 { state.alert = "two" }
    }
    return state
  }
}

private final class Switch: Reactor {
  typealias Action = Bool
  let initialState = false
  func reduce(state: Bool, mutation: Bool) -> Bool { mutation }
}

@MainActor private final class CounterView: UIViewController, @preconcurrency ReactorKit.View {
  var disposeBag = DisposeBag()
  var shown: [Int] = []

  func bind(reactor: Counter) {
    reactor.state.map(\.value).subscribe(onNext: { [weak self] in self?.shown.append($0) })
      .disposed(by: disposeBag)
  }
}

@MainActor private final class SceneView: UIViewController, @preconcurrency StoryboardView {
  var disposeBag = DisposeBag()
  var bound = 0

  func bind(reactor: Counter) { bound += 1 }
}

@MainActor @Suite struct `Reactors` {
  @Test func `an action becomes a mutation, and the mutation a state`() {
    let counter = Counter()
    counter.action.onNext(.increase)
    counter.action.onNext(.increase)
    #expect(counter.currentState.value == 2)
  }

  @Test func `a mutation that fails ends nothing`() {
    let counter = Counter()
    counter.action.onNext(.fail)
    counter.action.onNext(.increase)
    #expect(counter.currentState.value == 1)
  }

  @Test func `without its own mutations, an action is a mutation`() {
    let reactor = Switch()
    reactor.action.onNext(true)
    #expect(reactor.currentState)
  }

  @Test func `a pulse is sent when it is set, not when another value is`() {
    let (counter, bag) = (Counter(), DisposeBag())
    var alerts: [String?] = []
    counter.pulse(\.$alert).subscribe(onNext: { alerts.append($0) }).disposed(by: bag)
    for _ in 0..<3 { counter.action.onNext(.increase) }
    #expect(alerts == [nil, "two"])
  }

  @Test func `a view binds its new reactor and releases the previous one`() {
    let view = CounterView()
    var first: Counter? = Counter()
    weak let old = first
    view.reactor = first
    first?.action.onNext(.increase)
    #expect(view.shown == [0, 1])
    first = nil
    view.reactor = Counter()
    #expect(view.shown == [0, 1, 0])
    // The table releases the associated objects of a deallocated owner at the next association.
    view.reactor = Counter()
    #expect(old == nil)
  }

  @Test func `a view and its reactor are deallocated together`() {
    weak var dead: CounterView?
    weak var reactor: Counter?
    do {
      let view = CounterView()
      view.reactor = Counter()
      (dead, reactor) = (view, view.reactor)
    }
    #expect(dead == nil)
    #expect(reactor == nil)
  }

  @Test func `a storyboard's view binds once it has loaded`() {
    let view = SceneView()
    view.reactor = Counter()
    #expect(view.bound == 0)
    view.loadViewIfNeeded()
    #expect(view.bound == 1)
    view.reactor = Counter()
    #expect(view.bound == 2)
  }
}
