import GRDB

/// The progress of a paged request.
public struct SyncCursor: Sendable, Equatable {
  /// A text that identifies the request.
  public let request: String

  /// The maximum number of items per page.
  public let pageSize: Int

  /// When the first page was requested, in seconds since 1970.
  public let startedAt: Int64

  /// The number of the page to fetch next, from 1.
  public private(set) var nextPage = 1

  /// The total number of items, according to the latest page.
  public private(set) var totalCount = 0

  /// The number of items without an id.
  public private(set) var nameless = 0

  /// Whether every page so far reported the same total; otherwise, items may have moved between
  /// pages.
  private(set) var isSteady = true

  init(request: String, pageSize: Int, startedAt: Int64) {
    self.request = request
    self.pageSize = pageSize
    self.startedAt = startedAt
  }

  /// The cursor after a page.
  public func advanced(totalCount: Int, nameless: Int) -> SyncCursor {
    var cursor = self
    cursor.isSteady = isSteady && (nextPage == 1 || totalCount == self.totalCount)
    cursor.nextPage += 1
    cursor.totalCount = totalCount
    cursor.nameless += nameless
    return cursor
  }

  /// Whether all pages have been fetched.
  public var isAtEnd: Bool { nextPage > 1 && (nextPage - 1) * pageSize >= totalCount }
}

extension SyncCursor: FetchableRecord, PersistableRecord {
  public static let databaseTableName = "sync"

  public init(row: Row) {
    self.init(request: row["request"], pageSize: row["pageSize"], startedAt: row["startedAt"])
    nextPage = row["nextPage"]
    totalCount = row["totalCount"]
    nameless = row["nameless"]
    isSteady = row["isSteady"]
  }

  public func encode(to container: inout PersistenceContainer) {
    container["request"] = request
    container["pageSize"] = pageSize
    container["startedAt"] = startedAt
    container["nextPage"] = nextPage
    container["totalCount"] = totalCount
    container["nameless"] = nameless
    container["isSteady"] = isSteady
  }
}
