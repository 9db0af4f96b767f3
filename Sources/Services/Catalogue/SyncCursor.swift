import GRDB

/// Where the pages of a request stand.
public struct SyncCursor: Sendable, Equatable {
  /// The request, in words that tell it from others.
  public let request: String

  /// How many items a page holds at most.
  public let pageSize: Int

  /// When its first page was asked for, in seconds since 1970.
  public let startedAt: Int64

  /// The number of the page to fetch next, counted from 1.
  public private(set) var nextPage = 1

  /// How many items all pages hold together, by the last page that was fetched.
  public private(set) var totalCount = 0

  /// How many of the items had not even an id.
  public private(set) var nameless = 0

  /// Whether every page so far has told the same number of items: else some may have moved from
  /// a page that was still to come to one that was already there.
  public private(set) var isSteady = true

  init(request: String, pageSize: Int, startedAt: Int64) {
    self.request = request
    self.pageSize = pageSize
    self.startedAt = startedAt
  }

  /// The cursor behind a page.
  public func advanced(totalCount: Int, nameless: Int) -> SyncCursor {
    var cursor = self
    cursor.isSteady = isSteady && (nextPage == 1 || totalCount == self.totalCount)
    cursor.nextPage += 1
    cursor.totalCount = totalCount
    cursor.nameless += nameless
    return cursor
  }

  /// Whether no page is missing.
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
