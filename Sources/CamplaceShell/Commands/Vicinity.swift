import CamplaceServices
import CoordinatorShell

/// A point and an optional distance: `37.5 127.0 20km`.
struct Vicinity {
  let point: Coordinate
  /// The distance in meters; nil for any distance.
  let meters: Double?

  /// Nil if the arguments from `index` on aren't a vicinity.
  @MainActor init?(_ arguments: AddedArguments, from index: Int = 0) {
    guard let latitude = arguments[index].text.flatMap(Double.init),
      let longitude = arguments[index + 1].text.flatMap(Double.init)
    else { return nil }
    point = Coordinate(latitude: latitude, longitude: longitude)
    meters = arguments[index + 2].text.flatMap(Distance.meters)
  }

  /// Whether a word is a number of degrees between `-limit` and `limit`.
  static func areDegrees(_ text: String, within limit: Double) -> Bool {
    Double(text).map { (-limit...limit).contains($0) } ?? false
  }
}
