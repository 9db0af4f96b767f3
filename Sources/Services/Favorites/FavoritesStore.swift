import GRDB

/// The campsites that the user marked as favourites, in the order added.
///
/// The database opens at the first touch. Favourites keep the whole campsite, so that they can be
/// shown when the catalogue no longer has it. A file that is damaged is moved aside, never
/// overwritten, and the notice handler hears of it. Use a store from one actor only; other
/// processes may use the same file.
public final class FavoritesStore {
  /// Where a store keeps what it holds.
  public enum Location: Sendable, Equatable {
    /// In memory, gone with the store.
    case memory

    /// In the SQLite file at a path, made with its folders when it is missing.
    case file(String)
  }

  private let database: FavoritesDatabase
  private var rehearsal: FavoritesDatabase?

  /// The last change that this store made to each id, as a count of its changes: a rehearsal may
  /// change again what this store changed since the snapshot, and leaves other processes the rest.
  private var lastChanges: [Campsite.ID: Int] = [:]
  private var changeCount = 0

  private var observations = FavoritesObservations()

  /// Makes a store at a location, without opening it.
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
      database = FavoritesDatabase(at: .memory(seed: nil))
    case .file(let path):
      // SQLite's rollback journal rather than WAL: one file to move and copy, readable in a
      // read-only folder, undone by whoever opens it after a kill, and SQLite tells when
      // another process has moved the file.
      var configuration = configuration
      configuration.busyMode = .timeout(5)
      database = FavoritesDatabase(
        at: .file(FavoritesFile(path: path, configuration: configuration)), onNotice: onNotice)
    }
  }

  private init(database: FavoritesDatabase) {
    self.database = database
  }

  /// A store in memory that starts from a snapshot of this one, and shares nothing with it.
  public func copy(from snapshot: FavoritesSnapshot) -> FavoritesStore {
    FavoritesStore(database: database.copy(from: snapshot))
  }

  /// The favourites in the order added.
  public func all() throws(FavoritesError) -> [Campsite] {
    try current.entries().map(\.campsite)
  }

  /// How many favourites there are.
  public func count() throws(FavoritesError) -> Int {
    try current.count()
  }

  /// Whether the campsite with an id is a favourite.
  public func contains(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    try current.contains(id)
  }

  /// Adds a campsite behind the others; returns `false`, and changes nothing, if it is one.
  @discardableResult
  public func add(_ campsite: Campsite) throws(FavoritesError) -> Bool {
    let isAdded = try current.add(campsite)
    changed(campsite.id, isAdded)
    return isAdded
  }

  /// Removes the campsite with an id; returns `false` if it is no favourite.
  @discardableResult
  public func remove(_ id: Campsite.ID) throws(FavoritesError) -> Bool {
    let isRemoved = try current.remove(id)
    changed(id, isRemoved)
    return isRemoved
  }

  /// Calls a closure after each change made through this store, for as long as the returned
  /// observation lives.
  public func observe(_ onChange: @escaping () -> Void) -> FavoritesObservation {
    let observation = FavoritesObservation(onChange)
    observations.add(observation)
    return observation
  }

  /// What the store holds now, to rehearse from later; taking it opens no database.
  public func snapshot() throws(FavoritesError) -> FavoritesSnapshot {
    let isTouched = current.entriesAtOpening != nil
    return FavoritesSnapshot(
      entries: isTouched ? try current.entries() : nil, changeCount: changeCount)
  }

  /// Runs a body on a copy in memory that starts from a snapshot, and then gives every campsite
  /// that this store or the body changed the state in which the body left it.
  ///
  /// That happens in one transaction, and leaves alone what only other processes changed. When
  /// the body throws, nothing happens. Observers from before hear of it once, at the end, if
  /// anything changed; those that begin within the body hear the body's changes as they come.
  public func rehearse<Result>(
    from snapshot: FavoritesSnapshot, _ body: () throws -> Result
  ) throws -> Result {
    guard rehearsal == nil else { throw FavoritesError.alreadyRehearsing }
    let copy = database.copy(from: snapshot)
    let earlier = observations
    observations = FavoritesObservations()
    rehearsal = copy
    defer {
      rehearsal = nil
      observations.prepend(earlier)
    }
    let result = try body()
    rehearsal = nil
    guard let start = snapshot.entries ?? database.entriesAtOpening else { return result }
    let end = copy.entriesAtOpening == nil ? start : try copy.entries()
    let rehearsed = Self.difference(start, end)
    let earlierChanges = lastChanges.filter { $0.value > snapshot.changeCount }.keys
    let ids = rehearsed.union(earlierChanges)
    guard !ids.isEmpty, try database.restore(ids, from: end) else { return result }
    ids.forEach(recordChange(of:))
    earlier.deliver()
    return result
  }

  private var current: FavoritesDatabase { rehearsal ?? database }

  private func changed(_ id: Campsite.ID, _ isChanged: Bool) {
    guard isChanged else { return }
    if rehearsal == nil { recordChange(of: id) }
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
