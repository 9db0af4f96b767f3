/// A request for one of GoCamping's paged operations.
public struct ServiceRequest<Item: GoCampingItem>: Sendable {
  /// The operation with its parameters.
  public let question: ServiceQuestion

  /// The items of a catalog's response, in order.
  let answer: @Sendable (Catalog) -> [Item]
}

/// An operation of GoCamping with its parameters; equal queries have equal responses.
public enum ServiceQuestion: Sendable, Hashable {
  /// `locationBasedList`: the campsites within a radius in meters.
  case near(Coordinate, meters: Int)

  /// `searchList`: the campsites that contain a text.
  case search(String)

  /// `imageList`: the pictures of a campsite.
  case pictures(Campsite.ID)

  /// `basedSyncList`: the campsites added, changed, or deleted since a day, as `yyyyMMdd`.
  case changes(since: String?)
}

extension ServiceRequest<Campsite> {
  /// The maximum radius of `locationBasedList` in meters.
  public static var reach: Double { 20_000 }

  /// The campsites in a region.
  public static func locationBasedList(in region: MapRegion) -> ServiceRequest {
    ServiceRequest(
      question: .near(region.center, meters: Int(min(region.radius, reach).rounded(.up)))
    ) { $0.campsites(in: region) }
  }

  /// The campsites that contain a text.
  public static func searchList(keyword: String) -> ServiceRequest {
    ServiceRequest(question: .search(keyword)) { Array($0.search(keyword)) }
  }
}

extension ServiceRequest<GoCampingPicture> {
  /// The pictures of a campsite, including the main one.
  public static func imageList(of id: Campsite.ID) -> ServiceRequest {
    ServiceRequest(question: .pictures(id)) { catalog in
      catalog.pictures(of: id).enumerated().map {
        GoCampingPicture(contentId: id, serial: $0.offset, address: $0.element)
      }
    }
  }
}

extension ServiceRequest<SyncedCampsite> {
  /// The campsites added, changed, or deleted since a day, as `yyyyMMdd`; all changes without a
  /// day.
  public static func basedSyncList(since day: String?) -> ServiceRequest {
    ServiceRequest(question: .changes(since: day)) { catalog in
      catalog.campsites.filter { $0.isModified(since: day) }.map { .current($0) }
    }
  }
}

extension Campsite {
  /// Whether the campsite changed on or after a day; true if its date is unknown.
  fileprivate func isModified(since day: String?) -> Bool {
    guard let day, let modified else { return true }
    return modified.prefix(10).filter { $0 != "-" } >= day
  }
}

extension Catalog {
  /// The campsites located in a region, in catalog order.
  public func campsites(in region: MapRegion) -> [Campsite] {
    guard let positions = index?.campsites(in: region.box) else {
      return campsites.filter { $0.coordinate.map(region.contains) ?? false }
    }
    return positions.map { campsites[$0] }
      .filter { $0.coordinate.map(region.contains) ?? false }
  }
}
