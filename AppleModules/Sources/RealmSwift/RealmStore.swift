import Foundation

/// The objects of a realm; those of one launch.
final class RealmStore {
  nonisolated(unsafe) private static var stores: [String: RealmStore] = [:]

  private var tables: [ObjectIdentifier: [RealmSwiftObject]] = [:]
  private var tokens: [WeakToken] = []
  var isWriting = false

  static func named(_ name: String) -> RealmStore {
    if let known = stores[name] { return known }
    let made = RealmStore()
    stores[name] = made
    return made
  }

  /// A collection may belong to any realm, so all writes notify its observers.
  static func observed(by token: NotificationToken) {
    if stores.isEmpty { _ = named(Realm.Configuration.defaultName) }
    for store in stores.values { store.add(token) }
  }

  func objects(_ type: RealmSwiftObject.Type) -> [RealmSwiftObject] {
    tables[ObjectIdentifier(type)] ?? []
  }

  func object(_ type: RealmSwiftObject.Type, withKey key: AnyHashable) -> RealmSwiftObject? {
    objects(type).first { $0.primaryValue as? AnyHashable == key }
  }

  /// Adds an object and those that it refers to; one with the same primary key is replaced.
  func add(_ object: RealmSwiftObject) {
    let key = ObjectIdentifier(type(of: object))
    guard object.store !== self else { return }
    object.store = self
    if let primary = object.primaryValue as? AnyHashable,
      let row = tables[key]?.firstIndex(where: { $0.primaryValue as? AnyHashable == primary })
    {
      tables[key]?[row] = object
    } else {
      tables[key, default: []].append(object)
    }
    for related in object.related { add(related) }
  }

  func delete(_ object: RealmSwiftObject) {
    let key = ObjectIdentifier(type(of: object))
    let primary = object.primaryValue as? AnyHashable
    tables[key]?.removeAll {
      $0 === object || primary != nil && $0.primaryValue as? AnyHashable == primary
    }
    object.wasDeleted = true
    object.store = nil
  }

  func deleteAll() {
    for object in tables.values.joined() {
      object.wasDeleted = true
      object.store = nil
    }
    tables = [:]
  }

  func add(_ token: NotificationToken) { tokens.append(WeakToken(token: token)) }

  /// Calls the observers in a later turn, as a realm's notifications arrive.
  func didWrite() {
    tokens.removeAll { $0.token?.isValid != true }
    guard !tokens.isEmpty else { return }
    nonisolated(unsafe) let tokens = tokens
    DispatchQueue.main.async {
      for entry in tokens { entry.token?.call() }
    }
  }
}

private struct WeakToken {
  weak var token: NotificationToken?
}

/// An observer of a realm: ends with its last reference, and retains its block.
public final class NotificationToken: NSObject {
  private var block: (() -> Void)?

  init(_ block: @escaping () -> Void) {
    self.block = block
    super.init()
  }

  var isValid: Bool { block != nil }
  func call() { block?() }
  public func invalidate() { block = nil }
}
