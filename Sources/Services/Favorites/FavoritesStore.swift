import GRDB

/// The user's favorite campsites, in the order in which they were added.
///
/// A file opens on first use. Favorites store the whole campsite, so that they can be shown
/// even if the catalog no longer contains it. A damaged file is moved aside, never overwritten, and
/// reported to the notice handler. Use a store from one actor only; other processes may use the
/// same file.
public final class FavoritesStore {
  /// Where a store keeps its data.
  public enum Location: Sendable, Equatable {
    /// In memory, for the lifetime of the store.
    case memory

    /// In the SQLite file at a path, which is created with its folders if missing.
    case file(String)
  }

  private let table: any FavoritesTable
  private var replayedList: FavoritesList?

  /// The store's change count at the last change to each id.
  ///
  /// A replay may restore what this store changed since the snapshot, but not what other
  /// processes changed.
  private var lastChanges: [Campsite.ID: Int] = [:]
  private var changeCount = 0

  private var observations = FavoritesObservations()

  /// Creates a store without opening it.
  public convenience init(
    at location: Location, onNotice: @escaping (FavoritesNotice) -> Void = { _ in }
  ) {
    self.init(at: location, configuration: Configuration(), onNotice: onNotice)
  }

  init(
    at location: Location, configuration: Configuration,
    onNotice: @escaping (FavoritesNotice) -> Void = { _ in }
  ) {
    switch location {
    case .memory:
      table = FavoritesList()
    case .file(let path):
      // Uses SQLite's rollback journal rather than WAL: a single file to move and copy, readable in
      // a read-only folder and rolled back by the next process after a crash. SQLite also reports
      // if another process has moved the file.
      var configuration = configuration
      configuration.busyMode = .timeout(5)
      table = FavoritesDatabase(
        in: FavoritesFile(path: path, configuration: configuration), onNotice: onNotice)
    }
  }

  private init(_ table: any FavoritesTable) {
    self.table = table
  }

  /// An independent in-memory store that starts from a snapshot of this one.
  public func copy(from snapshot: FavoritesSnapshot) -> FavoritesStore {
    FavoritesStore(list(from: snapshot))
  }

  private func list(from snapshot: FavoritesSnapshot) -> FavoritesList {
    FavoritesList { [table] () throws(FavoritesError) in
      if let entries = snapshot.entries { return entries }
      return try table.openedEntries()
    }
  }

  /// The favorites, in the order in which they were added.
  public func all() throws(FavoritesError) -> [Campsite] {
    try current.campsites()
  }

  /// The number of favorites.
  public func count() throws(FavoritesError) -> Int {
    try current.count()
  }

  /// Whether the campsite with an id is a favorite.
  public func contains(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    try current.contains(id)
  }

  /// Adds a campsite at the end; returns `false` and changes nothing if it is already a favorite.
  @discardableResult
  public func add(_ campsite: Campsite) throws(FavoritesError) -> Bool {
    let isAdded = try current.add(campsite)
    changed(campsite.id, isAdded)
    return isAdded
  }

  /// Removes the campsite with an id; returns `false` if it isn't a favorite.
  @discardableResult
  public func remove(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    let isRemoved = try current.remove(id)
    changed(id, isRemoved)
    return isRemoved
  }

  /// Calls a closure after each change made through this store, until the returned observation is
  /// deallocated.
  public func observe(_ onChange: @escaping () -> Void) -> FavoritesObservation {
    let observation = FavoritesObservation(onChange)
    observations.add(observation)
    return observation
  }

  /// The current contents, for a later replay; opens no database.
  public func snapshot() throws(FavoritesError) -> FavoritesSnapshot {
    let isTouched = current.entriesAtOpening != nil
    return FavoritesSnapshot(
      entries: isTouched ? try current.entries() : nil, changeCount: changeCount)
  }

  /// Runs a body on an in-memory copy of a snapshot, then applies the result.
  ///
  /// Every campsite that this store or the body changed gets the state in which the body left it,
  /// in one transaction. Campsites that only other processes changed stay unchanged. If the body
  /// throws an error, nothing changes. Existing observers are called once at the end if anything
  /// changed; observers that start inside the body are called for each of its changes.
  public func replay<Result>(
    from snapshot: FavoritesSnapshot, _ body: () throws -> Result
  ) throws -> Result {
    guard replayedList == nil else { throw FavoritesError.alreadyReplaying }
    let copy = list(from: snapshot)
    let earlier = observations
    observations = FavoritesObservations()
    replayedList = copy
    defer {
      replayedList = nil
      observations.prepend(earlier)
    }
    let result = try body()
    replayedList = nil
    guard let start = snapshot.entries ?? table.entriesAtOpening else { return result }
    let end = copy.entriesAtOpening == nil ? start : try copy.entries()
    let changed = Self.difference(start, end)
    let earlierChanges = lastChanges.filter { $0.value > snapshot.changeCount }.keys
    let ids = changed.union(earlierChanges)
    guard !ids.isEmpty, try table.restore(ids, from: end) else { return result }
    ids.forEach(recordChange(of:))
    earlier.deliver()
    return result
  }

  private var current: any FavoritesTable { replayedList ?? table }

  private func changed(_ id: Campsite.ID, _ isChanged: Bool) {
    guard isChanged else { return }
    if replayedList == nil { recordChange(of: id) }
    observations.deliver()
  }

  private func recordChange(of id: Campsite.ID) {
    changeCount += 1
    lastChanges[id] = changeCount
  }

  private static func difference(
    _ start: [FavoriteEntry], _ end: [FavoriteEntry]
  ) -> Set<Campsite.ID> {
    let (before, after) = (start.filter { !end.contains($0) }, end.filter { !start.contains($0) })
    return Set((before + after).map(\.campsite.id))
  }
}
