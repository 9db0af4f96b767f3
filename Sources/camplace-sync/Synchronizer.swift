import CamplaceServices

/// Brings a catalog up to date with what the service lists.
struct Synchronizer {
  var fetcher: Fetcher
  var catalog: CatalogWriter
  var pageSize: Int
  var now: Int64

  /// Hears of what happens, as it happens.
  var report: (SyncEvent) -> Void

  /// How long a sync that stopped may be gone on with, in seconds: the list changes meanwhile.
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
      // The list shrank while it was read: what is missing now is behind its end.
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

/// What happens in a sync.
enum SyncEvent: Equatable {
  /// An earlier sync is gone on with.
  case resumed(SyncCursor)

  /// A page is asked for.
  case asking(SyncCursor)

  /// A request is made again.
  case repeating(_ number: Int, of: Int, because: SyncError)

  /// A page is there, and kept.
  case fetched(SyncCursor)

  /// An item can't be read.
  case skipped(GoCampingSkippedItem)

  /// So many of all pictures have been looked at.
  case pictureStored(_ number: Int, of: Int)

  /// A picture can't be had.
  case lostPicture(String)

  /// The pictures of a campsite are there.
  case pictures(count: Int, of: Campsite.ID)
}

/// An item that can wait for its sync to be complete.
protocol StagedItem: GoCampingItem {
  var staged: SyncedCampsite { get }
}

extension Campsite: StagedItem {
  var staged: SyncedCampsite { .current(self) }
}

extension SyncedCampsite: StagedItem {
  var staged: SyncedCampsite { self }
}
