import Foundation

final class TripListViewModel {
  var onChange: (() -> Void)?
  private(set) var trips: [Trip] = []
  private let store: TripStore

  init(store: TripStore) {
    self.store = store
  }

  func load() {
    trips = store.trips()
    onChange?()
  }
}
