@_exported import RxRelay
@_exported import RxSwift
import UIKit

public struct NoAction {}

/// Turns actions into mutations, and mutations into states.
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State
  typealias Scheduler = ImmediateSchedulerType

  var action: ActionSubject<Action> { get }
  var initialState: State { get }
  var currentState: State { get }
  var state: Observable<State> { get }
  var scheduler: any Scheduler { get }

  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

/// A reactor's additional properties, which live as long as the reactor.
final class ReactorCore<Action, State> {
  let action = ActionSubject<Action>()
  var currentState: State
  var state: Observable<State>?
  let bag = DisposeBag()
  private(set) lazy var stub = Stub<Action, State>(initial: currentState)
  var isStubEnabled = false

  init(_ initialState: State) {
    currentState = initialState
  }
}

// Only its address is used.
nonisolated(unsafe) private var coreKey: UInt8 = 0

extension Reactor {
  private var core: ReactorCore<Action, State> {
    if let core = objc_getAssociatedObject(self, &coreKey) as? ReactorCore<Action, State> {
      return core
    }
    let core = ReactorCore<Action, State>(initialState)
    objc_setAssociatedObject(self, &coreKey, core, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return core
  }

  public var action: ActionSubject<Action> {
    let core = core
    if core.isStubEnabled { return core.stub.action }
    // The first access to the subject subscribes to the actions.
    _ = stream(of: core)
    return core.action
  }

  public var currentState: State {
    let core = core
    return core.isStubEnabled ? core.stub.state.value : core.currentState
  }

  public var state: Observable<State> {
    let core = core
    return core.isStubEnabled ? core.stub.state.asObservable() : stream(of: core)
  }

  public var scheduler: any Scheduler { CurrentThreadScheduler.instance }

  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func reduce(state: State, mutation: Mutation) -> State { state }
  public func transform(state: Observable<State>) -> Observable<State> { state }

  private func stream(of core: ReactorCore<Action, State>) -> Observable<State> {
    if let state = core.state { return state }
    let initialState = initialState
    let mutations = transform(action: core.action.observe(on: scheduler))
      .flatMap { [weak self] action -> Observable<Mutation> in
        self?.mutate(action: action).catch { _ in .empty() } ?? .empty()
      }
    let states = transform(mutation: mutations)
      .scan(initialState) { [weak self] state, mutation in
        self?.reduce(state: state, mutation: mutation) ?? state
      }
      .catch { _ in .empty() }
      .startWith(initialState)
    let replayed = transform(state: states)
      .do(onNext: { [weak core] in core?.currentState = $0 })
      .replay(1)
    core.state = replayed
    replayed.connect().disposed(by: core.bag)
    return replayed
  }

  /// A sequence of the values of a `@Pulse` property, one for each assignment.
  public func pulse<Result>(
    _ transform: @escaping (State) throws -> Pulse<Result>
  ) -> Observable<Result> {
    state.map(transform).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
  }

  // MARK: Tests

  public var isStubEnabled: Bool {
    get { core.isStubEnabled }
    set { core.isStubEnabled = newValue }
  }

  public var stub: Stub<Action, State> { core.stub }
}

extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

/// A reactor that a test controls.
public final class Stub<Action, State> {
  public let state: BehaviorRelay<State>
  public let action = ActionSubject<Action>()
  public private(set) var actions: [Action] = []
  private let bag = DisposeBag()

  init(initial: State) {
    state = BehaviorRelay(value: initial)
    action.subscribe(onNext: { [weak self] in self?.actions.append($0) }).disposed(by: bag)
  }
}
