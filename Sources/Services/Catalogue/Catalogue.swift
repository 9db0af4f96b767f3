/// Campsites in a fixed order, in which people number them from 1.
public struct Catalogue: Sendable {
  /// All campsites, in the order of their numbers.
  public let campsites: [Campsite]

  /// Makes a catalogue of campsites in the order given.
  public init(_ campsites: [Campsite]) {
    self.campsites = campsites
  }

  /// Invented campsites over all provinces, marked as samples, so that the app works offline.
  public static let embedded = Catalogue(sampleCampsites)

  /// The campsite with a number, counted from 1.
  public func campsite(number: Int) -> Campsite? {
    guard number >= 1, number <= campsites.count else { return nil }
    return campsites[number - 1]
  }

  /// The number of the campsite with an id, counted from 1.
  public func number(of id: Campsite.ID) -> Int? {
    campsites.firstIndex { $0.id == id }.map { $0 + 1 }
  }

  /// The campsite with an id.
  public func campsite(id: Campsite.ID) -> Campsite? {
    campsites.first { $0.id == id }
  }

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
    campsites
      .compactMap { campsite in
        campsite.coordinate.map {
          Nearby(campsite: campsite, distance: point.distance(to: $0))
        }
      }
      .filter { $0.distance <= metres }
      .sorted { $0.distance < $1.distance }
  }
}
