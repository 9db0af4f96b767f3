import Foundation

/// The points between two latitudes and two longitudes.
struct CoordinateBox: Equatable {
  var latitudes: ClosedRange<Double>
  var longitudes: ClosedRange<Double>

  init(latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>) {
    self.latitudes = latitudes
    self.longitudes = longitudes
  }

  /// The box around all points within a distance in meters.
  ///
  /// Returns `nil` if it would contain a pole, cross the 180th meridian, or be infinite.
  init?(around point: Coordinate, meters: Double) {
    // Slightly larger than the distance, because the box is stored with less precision.
    let angle = (meters + 1) / Coordinate.meanEarthRadius
    guard angle >= 0, angle < .pi / 2 else { return nil }
    let height = angle * 180 / .pi
    latitudes = (point.latitude - height)...(point.latitude + height)
    guard latitudes.lowerBound > -90, latitudes.upperBound < 90 else { return nil }
    let sine = sin(angle) / cos(point.latitude * .pi / 180)
    guard sine < 1 else { return nil }
    let width = asin(sine) * 180 / .pi
    longitudes = (point.longitude - width)...(point.longitude + width)
    guard longitudes.lowerBound > -180, longitudes.upperBound < 180 else { return nil }
  }
}
