import UIKit

private protocol TripListening: AnyObject { func tripsChanged() }
/// Trips of the whole app.
private final class TripRepository {
  static let shared = TripRepository()
  var listeners: [ObjectIdentifier: WeakBox<TripDetailViewModel>] = [:]
  var reloads: [(id: Int, then: (Result<Int, any Error>) -> Void)] = []
  var strong: [any TripListening] = []
  func load(_ id: Int, then: @escaping (Result<Int, any Error>) -> Void) {
    reloads.append((id, then))
  }
  func answer() {
    let waiting = reloads
    reloads = []
    waiting.forEach { $0.then(.success($0.id)) }
  }
}
private final class TripDetailViewModel: TripListening {
  let repository = TripRepository.shared
  var seat: Int?
  var onSeat: ((Int) -> Void)?
  weak var navigator: TripCoordinator?
  func tripsChanged() {}
}
private final class SeatPickerController: UIViewController {
  let pick: (Int) -> Void
  init(pick: @escaping (Int) -> Void) {
    self.pick = pick
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private final class TripDetailController: UIViewController {
  let model: TripDetailViewModel
  init(_ model: TripDetailViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func showSeat(_ seat: Int) { title = "\(seat)" }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { model.navigator?.ended() }
  }
}
private final class TripCoordinator {
  weak var host: TravelCoordinator?
  var receipts: [Int] = []
  var picker: SeatPickerController?
  var onEnd: (() -> Void)?
  var model: TripDetailViewModel?
  func ended() { onEnd?() }
}
/// A tab's coordinator, which stays.
private final class TravelCoordinator {
  private(set) var trips: [Int: TripCoordinator] = [:]
  var closings: [() -> Void] = []
  func start(_ id: Int) -> TripCoordinator {
    let trip = TripCoordinator()
    trips[id] = trip
    trip.host = self
    trip.onEnd = { [weak self] in self?.trips[id] = nil }
    return trip
  }
}

/// A feature with a tab's coordinator, a trip's coordinator, its screen and model, a sheet and a repository.
extension Shape {
  private struct Trip {
    let travel: TravelCoordinator
    let coordinator: TripCoordinator
    let screen: TripDetailController
    var model: TripDetailViewModel { screen.model }
    var repository: TripRepository { model.repository }
  }

  private static func trip(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping (Trip) -> Void
  ) -> Shape {
    Shape("trip, \(name)", verdict, keeper, cut: cut, script: script) {
      let travel = TravelCoordinator()
      delegate?.coordinator?.flows[UUID()] = travel
      let coordinator = travel.start(1)
      let model = TripDetailViewModel()
      model.navigator = coordinator
      let screen = TripDetailController(model)
      model.repository.listeners[ObjectIdentifier(model)] = WeakBox(object: model)
      let trip = Trip(travel: travel, coordinator: coordinator, screen: screen)
      button(screen, "Seat") { [unowned screen, unowned model] in
        let picker = SeatPickerController { [weak model] in model?.seat = $0 }
        screen.present(picker, animated: true)
      }
      wire(trip)
      return screen
    }
  }

  static let trips: [Shape] = [
    trip("all right", .none, script: "open; tap Seat; dismiss; back") { _ in },
    trip(
      "request that the repository never answers", .abandoned, "reloads",
      cut: "reloads[0].then → closure capture of type TripDetailController ← "
        + "make this weak: frees all"
    ) { trip in
      trip.repository.load(1) { [screen = trip.screen] _ in screen.showSeat(1) }
    },
    trip(
      "seat's handler is a method of the screen", .leaked, "onSeat",
      cut: "onSeat → closure capture of type TripDetailController ← make this weak: frees all"
    ) { trip in trip.model.onSeat = trip.screen.showSeat },
    trip(
      "end that captures the model forgets to end", .abandoned, "trips",
      cut: "trips[1] ← remove this: frees all"
    ) { trip in
      trip.coordinator.model = trip.model
      trip.coordinator.onEnd = { [weak travel = trip.travel] in travel?.closings = [] }
    },
    trip(
      "listed strongly by the repository", .abandoned, "strong",
      cut: "strong[0] ← remove this: frees it"
    ) { trip in trip.repository.strong.append(trip.model) },
    trip(
      "tab's closing captures the screen", .abandoned, "closings",
      cut: "closings[0] → closure capture of type TripDetailController ← make this weak: frees all"
    ) { trip in
      trip.travel.closings.append { [screen = trip.screen] in screen.showSeat(0) }
    },
    trip(
      "coordinator keeps the picker of its sheet", .none, script: "open; tap Pick; dismiss; back"
    ) { trip in
      button(trip.screen, "Pick") {
        [unowned trip = trip.coordinator, unowned screen = trip.screen] in
        let picker = SeatPickerController { [weak trip] in trip?.receipts.append($0) }
        trip.picker = picker
        screen.present(picker, animated: true)
      }
    },
    trip(
      "picker that the coordinator keeps captures it", .leaked, "pick",
      cut: "pick → closure capture of type TripCoordinator ← make this weak: frees all",
      script: "open; tap Pick; dismiss; back"
    ) { trip in
      button(trip.screen, "Pick") {
        [unowned trip = trip.coordinator, unowned screen = trip.screen] in
        let picker = SeatPickerController { [trip] in trip.receipts.append($0) }
        trip.picker = picker
        screen.present(picker, animated: true)
      }
    },
  ]
}
