/// What a map shows: a middle, and how many degrees lie around it.
public struct MapRegion: Sendable, Hashable {
  /// The middle.
  public var center: Coordinate
  /// Degrees from the southern edge to the northern.
  public var latitudeDelta: Double
  /// Degrees from the western edge to the eastern.
  public var longitudeDelta: Double

  /// Makes a region of so many degrees around a point; at least some meters, at most the world.
  public init(center: Coordinate, latitudeDelta: Double, longitudeDelta: Double) {
    let span = 0.000_1...180.0
    self.center = center
    self.latitudeDelta = min(max(latitudeDelta, span.lowerBound), span.upperBound)
    self.longitudeDelta = min(max(longitudeDelta, span.lowerBound), span.upperBound * 2)
  }

  /// The region that reaches so many meters from its middle in all four directions.
  public init(center: Coordinate, meters: Double) {
    let latitudes = CoordinateBox(around: center, metres: meters)
    self.init(
      center: center,
      latitudeDelta: latitudes.map { $0.latitudes.upperBound - $0.latitudes.lowerBound } ?? 180,
      longitudeDelta: latitudes.map { $0.longitudes.upperBound - $0.longitudes.lowerBound } ?? 360)
  }

  /// South Korea with its islands.
  public static let korea = MapRegion(
    center: Coordinate(latitude: 35.85, longitude: 128.25), latitudeDelta: 5.7, longitudeDelta: 7.5)

  /// The capital and what is within an hour of it.
  public static let seoul = MapRegion(
    center: Coordinate(latitude: 37.5665, longitude: 126.978), meters: 20_000)

  var box: CoordinateBox {
    CoordinateBox(
      latitudes: center.latitude - latitudeDelta / 2...center.latitude + latitudeDelta / 2,
      longitudes: center.longitude - longitudeDelta / 2...center.longitude + longitudeDelta / 2)
  }

  /// Whether a point lies in the region.
  public func contains(_ point: Coordinate) -> Bool {
    abs(point.latitude - center.latitude) <= latitudeDelta / 2
      && abs(point.longitude - center.longitude) <= longitudeDelta / 2
  }

  /// In meters, from the middle to the farthest corner.
  public var radius: Double {
    let corners = [-0.5, 0.5].flatMap { north in
      [-0.5, 0.5].map { east in
        Coordinate(
          latitude: min(max(center.latitude + north * latitudeDelta, -90), 90),
          longitude: center.longitude + east * longitudeDelta)
      }
    }
    return corners.map { center.distance(to: $0) }.max() ?? 0
  }

  /// The region that a finger brings by moving the map by parts of its height and width.
  public func moved(north: Double, east: Double) -> MapRegion {
    var region = self
    region.center = Coordinate(
      latitude: min(max(center.latitude + north * latitudeDelta, -90), 90),
      longitude: min(max(center.longitude + east * longitudeDelta, -180), 180))
    return region
  }

  /// The region around the same middle, so many times as large.
  public func scaled(by factor: Double) -> MapRegion {
    MapRegion(
      center: center, latitudeDelta: latitudeDelta * factor,
      longitudeDelta: longitudeDelta * factor)
  }
}
