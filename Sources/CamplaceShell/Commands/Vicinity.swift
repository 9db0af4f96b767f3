import CamplaceServices
import CoordinatorShell

/// A point and how far around it: `37.5 127.0 20km`.
struct Vicinity {
  let point: Coordinate
  /// How far around it, in meters; nil for everywhere.
  let meters: Double?

  /// Nil where the arguments from the one at `index` on are no vicinity.
  @MainActor init?(_ arguments: AddedArguments, from index: Int = 0) {
    guard let latitude = arguments[index].text.flatMap(Double.init),
      let longitude = arguments[index + 1].text.flatMap(Double.init)
    else { return nil }
    point = Coordinate(latitude: latitude, longitude: longitude)
    meters = arguments[index + 2].text.flatMap(Distance.meters)
  }

  /// Whether a word is a number of degrees of at most `limit`, either way.
  static func areDegrees(_ text: String, within limit: Double) -> Bool {
    Double(text).map { (-limit...limit).contains($0) } ?? false
  }
}
