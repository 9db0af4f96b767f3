import RealmSwift
import Testing
import UIKit

private final class Camp: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted var name: String
  @Persisted var places: Int
  @Persisted var note: String?
  @Persisted var guests: List<Guest>
}

private final class Guest: Object {
  // As `@objc dynamic var`, without what `camsh adopt` removes.
  var name = ""

  override class func primaryKey() -> String? { "name" }
}

@MainActor @Suite struct `A realm` {
  private let realm: Realm

  init() throws {
    HeadlessDevice.boot()
    realm = try Realm(configuration: .init(inMemoryIdentifier: "camps"))
    // A realm's objects are those of a launch, and these tests are one.
    try realm.write { realm.deleteAll() }
  }

  private func camp(_ id: String, _ name: String, places: Int = 1) -> Camp {
    let camp = Camp()
    camp.id = id
    camp.name = name
    camp.places = places
    return camp
  }

  @Test func `properties without a value are empty, and results are live`() throws {
    let made = Camp()
    #expect(made.name.isEmpty && made.places == 0 && made.note == nil && made.guests.isEmpty)
    let all = realm.objects(Camp.self)
    try realm.write {
      realm.add(camp("1", "Pine", places: 3))
      realm.add([camp("2", "Oak", places: 5), camp("1", "Fir", places: 2)], update: .modified)
    }
    #expect(all.count == 2)
    #expect(realm.object(ofType: Camp.self, forPrimaryKey: "1")?.name == "Fir")
    #expect(all.sorted(byKeyPath: "places", ascending: false).map(\.name) == ["Oak", "Fir"])
    #expect(all.filter("name == %@", "Oak").first?.places == 5)
    #expect(all.where { $0.places > 1 && $0.name != "Oak" }.map(\.id) == ["1"])
    try realm.write { realm.delete(all) }
    #expect(all.isEmpty)
  }

  @Test func `an object is added with those that it refers to`() throws {
    let pine = camp("1", "Pine")
    let guest = Guest()
    guest.name = "Ann"
    pine.guests.append(guest)
    try realm.write { realm.add(pine) }
    #expect(realm.object(ofType: Guest.self, forPrimaryKey: "Ann") === guest)
    #expect(guest.realm != nil)
    let copy = realm.create(Camp.self, value: ["id": "2", "name": "Elm"])
    #expect(copy.name == "Elm")
    #expect(Camp(value: copy).id == "2")
    copy.setValue(7, forKey: "places")
    #expect(copy.places == 7)
  }

  @Test func `an observer is called with the first results and after each write`() throws {
    var events: [String] = []
    let all = realm.objects(Camp.self)
    let token = all.observe { change in
      switch change {
      case .initial(let camps): events.append("initial \(camps.count)")
      case .update(_, let deletions, let insertions, _):
        events.append("update -\(deletions) +\(insertions)")
      case .error: break
      }
    }
    HeadlessDevice.current.settle()
    try realm.write { realm.add(camp("1", "Pine")) }
    #expect(events == ["initial 0"])
    HeadlessDevice.current.settle()
    #expect(events == ["initial 0", "update -[] +[0]"])
    token.invalidate()
    try realm.write { realm.deleteAll() }
    HeadlessDevice.current.settle()
    #expect(events.count == 2)
  }

  @Test func `a token retains its block, and ends with its last reference`() throws {
    final class Witness {}
    weak var witness: Witness?
    var token: NotificationToken?
    do {
      let made = Witness()
      witness = made
      token = realm.objects(Camp.self).observe { _ in _ = made }
    }
    HeadlessDevice.current.settle()
    #expect(witness != nil && token != nil)
    token = nil
    #expect(witness == nil)
  }
}
