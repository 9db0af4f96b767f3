/// Favorites in memory: those of a store without a file, and those of a replay.
///
/// An array, because a session asks for its favorites at almost every step, and a list that a
/// person made is short.
final class FavoritesList: FavoritesTable {
  private(set) var entriesAtOpening: [FavoriteEntry]?

  private let seed: () throws(FavoritesError) -> [FavoriteEntry]
  private var stored: [FavoriteEntry] = [] {
    didSet { storedCampsites = nil }
  }
  private var storedCampsites: [Campsite]?

  /// Creates a list that `seed` fills at its first use.
  init(seed: @escaping () throws(FavoritesError) -> [FavoriteEntry]) {
    self.seed = seed
  }

  /// Creates an empty list.
  convenience init() {
    self.init { () throws(FavoritesError) in [] }
  }

  func entries() throws(FavoritesError) -> [FavoriteEntry] {
    try open()
    return stored
  }

  func campsites() throws(FavoritesError) -> [Campsite] {
    try open()
    if let storedCampsites { return storedCampsites }
    let campsites = stored.map(\.campsite)
    storedCampsites = campsites
    return campsites
  }

  func count() throws(FavoritesError) -> Int {
    try open()
    return stored.count
  }

  func contains(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    try open()
    return place(of: id) != nil
  }

  func add(_ campsite: Campsite) throws(FavoritesError) -> Bool {
    guard try !contains(campsite.id) else { return false }
    stored.append(FavoriteEntry(position: (stored.last?.position ?? 0) + 1, campsite: campsite))
    return true
  }

  func remove(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    try open()
    guard let place = place(of: id) else { return false }
    stored.remove(at: place)
    return true
  }

  func restore(
    _ ids: Set<Campsite.ID>, from entries: [FavoriteEntry]
  ) throws(FavoritesError) -> Bool {
    try open()
    let wanted = entries.filter { ids.contains($0.campsite.id) }
    guard stored.filter({ ids.contains($0.campsite.id) }) != wanted else { return false }
    stored.removeAll { ids.contains($0.campsite.id) }
    for entry in wanted {
      let place = stored.firstIndex { $0.position > entry.position } ?? stored.endIndex
      stored.insert(entry, at: place)
    }
    return true
  }

  private func open() throws(FavoritesError) {
    guard entriesAtOpening == nil else { return }
    stored = try seed()
    entriesAtOpening = stored
  }

  private func place(of id: Campsite.ID) -> Int? {
    stored.firstIndex { $0.campsite.id == id }
  }
}
