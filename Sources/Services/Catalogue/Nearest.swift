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
  public func nearest(to point: Coordinate, within metres: Double = .infinity) -> [Nearby] {
    let box = CoordinateBox(around: point, metres: metres)
    let candidates = box.flatMap { index?.campsites(in: $0) } ?? Array(campsites.indices)
    return
      candidates
      .compactMap { position in
        campsites[position].coordinate.map { (position, distance: point.distance(to: $0)) }
      }
      .filter { $0.distance <= metres }
      .sorted { $0.distance < $1.distance }
      .map { Nearby(campsite: campsites[$0.0], distance: $0.distance) }
  }
}
