// The Objective-C module of Realm, whose names apps use through RealmSwift.
@_exported import RealmSwift
