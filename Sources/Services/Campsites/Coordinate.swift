import Foundation

/// A point on Earth, in WGS84 degrees.
public struct Coordinate: Sendable, Hashable {
  /// Degrees north of the equator.
  public let latitude: Double

  /// Degrees east of Greenwich.
  public let longitude: Double

  /// Creates a point from a latitude and a longitude.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether the point is in the bounding box of South Korea, including its islands.
  var isInKorea: Bool {
    (33.0...38.7).contains(latitude) && (124.5...132.0).contains(longitude)
  }

  /// The Earth's radius in meters.
  static let meanEarthRadius = 6_371_008.8

  /// The great-circle distance to another point in meters, by the haversine formula.
  public func distance(to other: Coordinate) -> Double {
    let (from, to) = (latitude.radians, other.latitude.radians)
    let acrossLatitude = sin((to - from) / 2)
    let acrossLongitude = sin((other.longitude - longitude).radians / 2)
    let haversine =
      acrossLatitude * acrossLatitude + cos(from) * cos(to) * acrossLongitude * acrossLongitude
    return 2 * Self.meanEarthRadius * asin(min(1, haversine.squareRoot()))
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
