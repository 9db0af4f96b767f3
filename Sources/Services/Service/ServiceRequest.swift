/// What the app asks a service for: one of GoCamping's operations, whose answers come in pages.
public struct ServiceRequest<Item: GoCampingItem>: Sendable {
  /// The operation and what it is asked about.
  public let question: ServiceQuestion

  /// What a catalog answers, first item first.
  let answer: @Sendable (Catalogue) -> [Item]
}

/// An operation of GoCamping and what it is asked about: equal questions have equal answers.
public enum ServiceQuestion: Sendable, Hashable {
  /// `locationBasedList`: the campsites within some meters of a point.
  case near(Coordinate, meters: Int)

  /// `searchList`: the campsites with a text in them.
  case search(String)

  /// `imageList`: the pictures of a campsite.
  case pictures(Campsite.ID)

  /// `basedSyncList`: what was added, changed or deleted since a day, written `yyyyMMdd`.
  case changes(since: String?)

  /// The operation's name.
  public var operation: String {
    switch self {
    case .near: "locationBasedList"
    case .search: "searchList"
    case .pictures: "imageList"
    case .changes: "basedSyncList"
    }
  }
}

extension ServiceRequest<Campsite> {
  /// How far `locationBasedList` looks at most, in meters.
  public static var reach: Double { 20_000 }

  /// The campsites in a region.
  public static func locationBasedList(in region: MapRegion) -> ServiceRequest {
    ServiceRequest(
      question: .near(region.center, meters: Int(min(region.radius, reach).rounded(.up)))
    ) { $0.campsites(in: region) }
  }

  /// The campsites with a text in them.
  public static func searchList(keyword: String) -> ServiceRequest {
    ServiceRequest(question: .search(keyword)) { Array($0.search(keyword)) }
  }
}

extension ServiceRequest<GoCampingPicture> {
  /// The pictures of a campsite, the main one among them.
  public static func imageList(of id: Campsite.ID) -> ServiceRequest {
    ServiceRequest(question: .pictures(id)) { catalog in
      catalog.pictures(of: id).enumerated().map {
        GoCampingPicture(contentId: id, serial: $0.offset, address: $0.element)
      }
    }
  }
}

extension ServiceRequest<SyncedCampsite> {
  /// What was added, changed or deleted since a day, written `yyyyMMdd`; ever, without one.
  public static func basedSyncList(since day: String?) -> ServiceRequest {
    ServiceRequest(question: .changes(since: day)) { catalog in
      catalog.campsites.filter { $0.isModified(since: day) }.map { .current($0) }
    }
  }
}

extension Campsite {
  /// Whether the data was changed on a day or after it; one that says nothing may have been.
  fileprivate func isModified(since day: String?) -> Bool {
    guard let day, let modified else { return true }
    return modified.prefix(10).filter { $0 != "-" } >= day
  }
}

extension Catalogue {
  /// The campsites whose place is in a region, in the order of the catalog.
  public func campsites(in region: MapRegion) -> [Campsite] {
    guard let positions = index?.campsites(in: region.box) else {
      return campsites.filter { $0.coordinate.map(region.contains) ?? false }
    }
    return positions.map { campsites[$0] }
      .filter { $0.coordinate.map(region.contains) ?? false }
  }
}
