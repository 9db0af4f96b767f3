import CamplaceServices

/// Why a sync failed; the catalog is unchanged.
enum SyncError: Error, Equatable {
  case noKey
  case unreadableKeyFile(path: String)
  case noKeyInFile(path: String)
  case badBaseURL
  case insecureBaseURL(host: String)
  case noDataFolder

  /// The service, or its gateway, rejected the request or sent a malformed response.
  case service(GoCampingError)

  /// A response without information besides its status.
  case status(Int)

  /// The service requests a user name and a password.
  case challenged

  /// The connection failed.
  case unreachable(Connection)

  /// The service's certificate isn't trusted.
  case untrusted(host: String, reason: String)

  /// No response within the time limit of a request.
  case timedOut(seconds: Double)

  /// The sync isn't complete within its time limit.
  case deadline(seconds: Double)

  /// A response larger than any page.
  case tooLarge(limit: Int)

  /// The service redirected the request.
  case redirected(host: String)

  /// The service reports more items than it lists.
  case missingPage(number: Int)

  /// The service lists no campsites.
  case nothingListed

  /// The address has no picture, or isn't one of GoCamping's.
  case noPicture

  /// The daily quota of requests is used up.
  case quota(Int)

  case catalog(CatalogError)

  /// The reason for a failed connection.
  enum Connection: Equatable {
    case noSuchHost
    case refused
    case lost
    case noTLS
    case other(code: Int)
  }

  /// Whether the same request may succeed a little later.
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
  /// Runs a body that uses the catalog, and turns its errors into sync errors.
  static func ofCatalog<Result>(
    _ body: () throws(CatalogError) -> Result
  ) throws(SyncError) -> Result {
    do { return try body() } catch { throw .catalog(error) }
  }
}
