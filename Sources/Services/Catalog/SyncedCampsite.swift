/// A campsite's state in a sync.
public enum SyncedCampsite: Sendable, Hashable {
  /// Added or changed.
  case current(Campsite)

  /// Deleted.
  case deleted(Campsite.ID)

  /// Listed but unreadable: its existing data is kept.
  case unreadable(Campsite.ID)

  var id: Campsite.ID {
    switch self {
    case .current(let campsite): campsite.id
    case .deleted(let id), .unreadable(let id): id
    }
  }

  /// Its letter in the database.
  var action: String {
    switch self {
    case .current: "U"
    case .deleted: "D"
    case .unreadable: "K"
    }
  }
}

/// An item of `basedSyncList`, which states whether it is deleted.
extension SyncedCampsite: GoCampingItem {
  /// Reads a campsite with its `syncStatus`; a deleted one needs only the content id.
  public init(_ fields: GoCampingFields) throws(GoCampingItemError) {
    guard fields.text("syncStatus")?.uppercased() == "D" else {
      self = .current(try Campsite(fields))
      return
    }
    guard let id = fields.textButZero("contentId") else { throw .missing(field: "contentId") }
    self = .deleted(id)
  }
}
