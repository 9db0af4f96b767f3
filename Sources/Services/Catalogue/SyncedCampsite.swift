/// What a sync makes of one campsite.
public enum SyncedCampsite: Sendable, Hashable {
  /// It is to be as given, whether it is known or new.
  case current(Campsite)

  /// It is to be gone.
  case deleted(Campsite.ID)

  /// It is listed but can't be read: what is known of it stays.
  case unreadable(Campsite.ID)

  var id: Campsite.ID {
    switch self {
    case .current(let campsite): campsite.id
    case .deleted(let id), .unreadable(let id): id
    }
  }

  /// The letter that stands for it in the database.
  var action: String {
    switch self {
    case .current: "U"
    case .deleted: "D"
    case .unreadable: "K"
    }
  }
}

/// An item of `basedSyncList` says itself whether it is deleted.
extension SyncedCampsite: GoCampingItem {
  /// Reads a campsite with its `syncStatus`; of a deleted one only the content id counts.
  public init(_ fields: GoCampingFields) throws(GoCampingItemError) {
    guard fields.text("syncStatus")?.uppercased() == "D" else {
      self = .current(try Campsite(fields))
      return
    }
    guard let id = fields.textButZero("contentId") else { throw .missing(field: "contentId") }
    self = .deleted(id)
  }
}
