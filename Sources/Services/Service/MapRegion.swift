/// A map's region: a center and a span in degrees.
public struct MapRegion: Sendable, Hashable {
  /// The center.
  public var center: Coordinate
  /// The span from south to north in degrees.
  public var latitudeDelta: Double
  /// The span from west to east in degrees.
  public var longitudeDelta: Double

  /// Creates a region around a point, limited to between a few meters and the whole world.
  public init(center: Coordinate, latitudeDelta: Double, longitudeDelta: Double) {
    let span = 0.000_1...180.0
    self.center = center
    self.latitudeDelta = min(max(latitudeDelta, span.lowerBound), span.upperBound)
    self.longitudeDelta = min(max(longitudeDelta, span.lowerBound), span.upperBound * 2)
  }

  /// The region that extends a distance in meters from its center in all four directions.
  public init(center: Coordinate, meters: Double) {
    let latitudes = CoordinateBox(around: center, meters: meters)
    self.init(
      center: center,
      latitudeDelta: latitudes.map { $0.latitudes.upperBound - $0.latitudes.lowerBound } ?? 180,
      longitudeDelta: latitudes.map { $0.longitudes.upperBound - $0.longitudes.lowerBound } ?? 360)
  }

  /// South Korea, including its islands.
  public static let korea = MapRegion(
    center: Coordinate(latitude: 35.85, longitude: 128.25), latitudeDelta: 5.7, longitudeDelta: 7.5)

  /// Seoul and its surroundings within about an hour's drive.
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

  /// The distance from the center to the farthest corner, in meters.
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

  /// The region after panning by fractions of its height and width.
  public func moved(north: Double, east: Double) -> MapRegion {
    var region = self
    region.center = Coordinate(
      latitude: min(max(center.latitude + north * latitudeDelta, -90), 90),
      longitude: min(max(center.longitude + east * longitudeDelta, -180), 180))
    return region
  }

  /// The region scaled around its center.
  public func scaled(by factor: Double) -> MapRegion {
    MapRegion(
      center: center, latitudeDelta: latitudeDelta * factor,
      longitudeDelta: longitudeDelta * factor)
  }
}
