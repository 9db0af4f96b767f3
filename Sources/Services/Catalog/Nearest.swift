extension Catalog {
  /// A campsite and its distance.
  public struct Nearby: Sendable, Hashable {
    /// The campsite.
    public let campsite: Campsite

    /// The distance in meters.
    public let distance: Double
  }

  /// The campsites within a distance in meters of a point, nearest first.
  ///
  /// Campsites at the same distance keep the catalog's order; those without a location are
  /// excluded.
  public func nearest(to point: Coordinate, within meters: Double = .infinity) -> NearbyList {
    let box = CoordinateBox(around: point, meters: meters)
    let candidates = box.flatMap { index?.campsites(in: $0) } ?? Array(campsites.indices)
    var found: [(position: Int, distance: Double)] = []
    for position in candidates {
      guard let place = campsites[position].coordinate else { continue }
      let distance = point.distance(to: place)
      if distance <= meters { found.append((position, distance)) }
    }
    found.sort { ($0.distance, $0.position) < ($1.distance, $1.position) }
    return NearbyList(
      CampsiteList(found.map(\.position), of: campsites), distances: found.map(\.distance))
  }
}

/// Campsites with their distances, nearest first.
public struct NearbyList: Sendable, Equatable {
  private let campsites: CampsiteList
  private let distances: [Double]

  init(_ campsites: CampsiteList, distances: [Double]) {
    self.campsites = campsites
    self.distances = distances
  }
}

extension NearbyList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { distances.count }

  public subscript(index: Int) -> Catalog.Nearby {
    Catalog.Nearby(campsite: campsites[index], distance: distances[index])
  }
}
