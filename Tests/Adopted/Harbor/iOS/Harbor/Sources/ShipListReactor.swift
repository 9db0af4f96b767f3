import ReactorKit
import RxSwift
import XCoordinator

final class ShipListReactor: Reactor {
  enum Action {
    case load
    case choose(Int)
  }

  enum Mutation {
    case ships([Ship])
  }

  struct State {
    var ships: [Ship] = []
  }

  let initialState = State()
  private let router: UnownedRouter<HarborRoute>

  init(router: UnownedRouter<HarborRoute>) {
    self.router = router
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      return Ship.missing().catch { _ in Ship.all() }.map(Mutation.ships)
    case .choose(let row):
      router.trigger(.ship(currentState.ships[row]))
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .ships(let ships): state.ships = ships
    }
    return state
  }
}
