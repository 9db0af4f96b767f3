import CamplaceServices

/// Why a sync failed; the catalog is then as it was.
enum SyncError: Error, Equatable {
  case noKey
  case unreadableKeyFile(path: String)
  case noKeyInFile(path: String)
  case badBaseURL
  case insecureBaseURL(host: String)
  case noDataFolder

  /// The service, or the gateway before it, refused or answered nonsense.
  case service(GoCampingError)

  /// An answer that says nothing but its status.
  case status(Int)

  /// The service wants a name and a password.
  case challenged

  /// The connection failed.
  case unreachable(Connection)

  /// The certificate that the service shows isn't one to trust.
  case untrusted(host: String, reason: String)

  /// No answer within a request's time.
  case timedOut(seconds: Double)

  /// Not done within the time for everything.
  case deadline(seconds: Double)

  /// An answer larger than any page can be.
  case tooLarge(limit: Int)

  /// The service sent us elsewhere.
  case redirected(host: String)

  /// The service says that there are more items, and lists none.
  case missingPage(number: Int)

  /// The service lists no campsite at all.
  case nothingListed

  /// What stands at a picture's address is no picture, or no address of GoCamping's.
  case noPicture

  /// The day's requests are used up.
  case quota(Int)

  case catalog(CatalogError)

  /// What went wrong with a connection.
  enum Connection: Equatable {
    case noSuchHost
    case refused
    case lost
    case noTLS
    case other(code: Int)
  }

  /// Whether the same request may well succeed a little later.
  var isTransient: Bool {
    switch self {
    case .unreachable(let connection): connection != .noTLS
    case .timedOut, .service(.refused(code: "05", _)): true
    case .status(let status): status >= 500
    default: false
    }
  }
}

extension SyncError {
  /// Runs what uses the catalog; its failures become failures of the sync.
  static func ofCatalog<Result>(
    _ body: () throws(CatalogError) -> Result
  ) throws(SyncError) -> Result {
    do { return try body() } catch { throw .catalog(error) }
  }
}
