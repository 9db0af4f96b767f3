import CamplaceServices

/// Brings a catalog up to date with what the service lists.
struct Synchronizer {
  var fetcher: Fetcher
  var catalog: CatalogWriter
  var pageSize: Int
  var now: Int64

  /// Receives the events of the sync.
  var report: (SyncEvent) -> Void

  /// How long, in seconds, an interrupted sync can be continued; later, the list has changed too
  /// much.
  static let patience: Int64 = 24 * 60 * 60

  func run(_ operation: Operation) throws(SyncError) -> CatalogChanges {
    switch operation {
    case .everything, .near, .search: try campsites(operation, as: Campsite.self)
    case .changes: try campsites(operation, as: SyncedCampsite.self)
    case .pictures(let id): try pictures(operation, of: id)
    }
  }

  private func campsites<Item: StagedItem>(
    _ operation: Operation, as item: Item.Type
  ) throws(SyncError) -> CatalogChanges {
    var cursor = try SyncError.ofCatalog { () throws(CatalogError) in
      try catalog.cursor(
        for: operation.request, pageSize: pageSize, startedNotBefore: now - Self.patience,
        now: now)
    }
    if cursor.nextPage > 1 { report(.resumed(cursor)) }
    while !cursor.isAtEnd {
      report(.asking(cursor))
      let page: GoCampingPage<Item> = try fetcher.page(
        cursor.nextPage, size: pageSize, of: operation)
      let isEmpty = page.items.isEmpty && page.skipped.isEmpty
      // The list shrank during the sync; the missing items are past its end.
      let total = isEmpty && cursor.nextPage > 1 ? cursor.totalCount : page.totalCount
      if isEmpty, total > (cursor.nextPage - 1) * pageSize {
        throw .missingPage(number: cursor.nextPage)
      }
      if operation == .everything, total == 0 { throw .nothingListed }
      page.skipped.forEach { report(.skipped($0)) }
      let items = page.items.map(\.staged)
      let unreadable = page.skipped.compactMap(\.contentId).map { SyncedCampsite.unreadable($0) }
      cursor = cursor.advanced(
        totalCount: total, nameless: page.skipped.count - unreadable.count)
      try SyncError.ofCatalog { () throws(CatalogError) in
        try catalog.stage(unreadable + items, behind: cursor)
      }
      report(.fetched(cursor))
    }
    return try SyncError.ofCatalog { () throws(CatalogError) in
      try catalog.publish(cursor, listsEverything: operation == .everything, now: now)
    }
  }

  private func pictures(
    _ operation: Operation, of id: Campsite.ID
  ) throws(SyncError) -> CatalogChanges {
    var pictures: [GoCampingPicture] = []
    var listed = 0
    var number = 1
    while true {
      let page: GoCampingPage<GoCampingPicture> = try fetcher.page(
        number, size: pageSize, of: operation)
      page.skipped.forEach { report(.skipped($0)) }
      pictures += page.items.filter { $0.contentId == id }
      listed += page.items.count + page.skipped.count
      guard listed < page.totalCount else { break }
      guard !page.items.isEmpty || !page.skipped.isEmpty else {
        throw .missingPage(number: number)
      }
      number += 1
    }
    try SyncError.ofCatalog { () throws(CatalogError) in
      try catalog.setPictures(pictures, of: id)
    }
    report(.pictures(count: pictures.count, of: id))
    return CatalogChanges()
  }
}

/// An event of a sync.
enum SyncEvent: Equatable {
  /// Continues an interrupted sync.
  case resumed(SyncCursor)

  /// Requests a page.
  case asking(SyncCursor)

  /// Repeats a request.
  case repeating(_ number: Int, of: Int, because: SyncError)

  /// A page has been fetched and staged.
  case fetched(SyncCursor)

  /// An item can't be parsed.
  case skipped(GoCampingSkippedItem)

  /// One more picture has been checked.
  case pictureStored(_ number: Int, of: Int)

  /// A picture can't be fetched.
  case lostPicture(String)

  /// The pictures of a campsite have been listed.
  case pictures(count: Int, of: Campsite.ID)
}

/// An item that is staged until its sync is complete.
protocol StagedItem: GoCampingItem {
  var staged: SyncedCampsite { get }
}

extension Campsite: StagedItem {
  var staged: SyncedCampsite { .current(self) }
}

extension SyncedCampsite: StagedItem {
  var staged: SyncedCampsite { self }
}
