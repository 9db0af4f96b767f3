import CamplaceCoordinators
import CamplaceServices
import CoordinatorShell

/// The services that Camplace's commands use in one session.
@MainActor final class CamplaceSession {
  let catalog: Catalog
  /// The stores that a replay restores.
  let stored: StoredData
  var favorites: FavoritesStore { stored.favorites }
  /// The simulated conditions between Camplace and its service.
  let conditions: ServiceConditions
  let apps: [HostedApp]

  /// Creates the catalog that the options name, and the favorites that the request provides.
  init(_ request: ServicesRequest) throws {
    catalog = try CatalogChoice(request).read() ?? .embedded
    let notice = request.notice
    let file = request.isInteractive ? request.dataFolder.map { "\($0)/favorites.sqlite" } : nil
    let kept = request.options["keep-data"]
    stored =
      request.state as? StoredData
      ?? StoredData(
        favorites: FavoritesStore(at: file.map { .file($0) } ?? .memory) { note in
          MainActor.assumeIsolated { notice("\(note)") }
        },
        bookmarks: Books.Bookmarks(
          file: kept.map { "\($0)/bookmarks.txt" }, onNotice: { notice($0) }))
    let network = CamplaceNetwork(request)
    let environment = Camplace.Environment(
      catalog: catalog, favorites: stored.favorites, service: network.service,
      images: network.pictures, pictures: network.pictureCache, onLaunch: network.beginLaunch,
      report: request.report)
    conditions = environment.conditions
    apps = HostedApp.all(in: environment, bookmarks: stored.bookmarks)
  }
}

/// The campsites that a session uses.
enum CatalogChoice {
  /// The campsites built into the program.
  case embedded
  /// A file written by `camsh sync`.
  case file(String)

  @MainActor init(_ request: ServicesRequest) {
    switch request.options["catalog"] {
    case "embedded": self = .embedded
    case let path?: self = .file(path)
    case nil: self = request.isInteractive ? .lastSynced(in: request.dataFolder) : .embedded
    }
  }

  /// Whether the campsites and their pictures are real.
  var isSynced: Bool {
    if case .file = self { true } else { false }
  }

  private static func lastSynced(in folder: String?) -> CatalogChoice {
    guard let file = folder.map(CatalogFile.usual), file.isThere else { return .embedded }
    return .file(file.path)
  }

  func read() throws(CatalogError) -> Catalog? {
    switch self {
    case .embedded: nil
    case .file(let path): try CatalogFile(path: path).read()
    }
  }
}
