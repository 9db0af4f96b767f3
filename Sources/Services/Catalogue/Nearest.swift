extension Catalogue {
  /// A campsite and how far away it is.
  public struct Nearby: Sendable, Hashable {
    /// The campsite.
    public let campsite: Campsite

    /// The distance in metres.
    public let distance: Double
  }

  /// The campsites within a distance in metres of a point, the nearest first.
  ///
  /// Campsites equally far away stay in the order of the catalogue; those whose place is unknown
  /// are near nothing.
  public func nearest(to point: Coordinate, within metres: Double = .infinity) -> NearbyList {
    let box = CoordinateBox(around: point, metres: metres)
    let candidates = box.flatMap { index?.campsites(in: $0) } ?? Array(campsites.indices)
    var found: [(position: Int, distance: Double)] = []
    for position in candidates {
      guard let place = campsites[position].coordinate else { continue }
      let distance = point.distance(to: place)
      if distance <= metres { found.append((position, distance)) }
    }
    found.sort { ($0.distance, $0.position) < ($1.distance, $1.position) }
    return NearbyList(
      CampsiteList(found.map(\.position), of: campsites), distances: found.map(\.distance))
  }
}

/// Campsites with their distances, the nearest first.
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

  public subscript(index: Int) -> Catalogue.Nearby {
    Catalogue.Nearby(campsite: campsites[index], distance: distances[index])
  }
}
