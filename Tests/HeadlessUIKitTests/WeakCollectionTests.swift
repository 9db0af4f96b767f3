import Foundation
import HeadlessUIKit
import Testing

@MainActor struct WeakCollectionTests {
  private protocol Listener: AnyObject {
    var name: String { get }
  }

  private final class Screen: Listener {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  @Test
  func `a hash table of weak objects forgets those that are deallocated, and keeps the order`() {
    let table = NSHashTable<any Listener>.weakObjects()
    let first = Screen("first")
    var second: Screen? = Screen("second")
    table.add(first)
    table.add(second)
    table.add(first)
    #expect(table.allObjects.map(\.name) == ["first", "second"])
    second = nil
    #expect(table.allObjects.map(\.name) == ["first"])
    #expect(table.count == 1)
    #expect(table.contains(first))
    table.remove(first)
    #expect(table.anyObject == nil)
  }

  @Test func `collections of any objects forget those that are deallocated`() {
    let map = NSMapTable<AnyObject, AnyObject>.strongToWeakObjects()
    let table = NSHashTable<AnyObject>.weakObjects()
    var reference = WeakReference<AnyObject>()
    var screen: Screen? = Screen("brief")
    let key = "key" as NSString
    map.setObject(screen, forKey: key)
    table.add(screen)
    reference.wrappedValue = screen
    #expect(map.object(forKey: key) === screen)
    #expect(table.anyObject === screen)
    screen = nil
    #expect(map.object(forKey: key) == nil)
    #expect(table.allObjects.isEmpty)
    #expect(reference.wrappedValue == nil)
  }

  @Test func `a hash table retains its objects unless they are weak`() {
    let table = NSHashTable<Screen>()
    weak var screen: Screen?
    do {
      let made = Screen("kept")
      table.add(made)
      screen = made
    }
    #expect(screen != nil)
    table.removeAllObjects()
    #expect(screen == nil)
  }

  @Test func `objects are compared by isEqual, or by identity if the options say so`() {
    let equal = NSHashTable<NSString>()
    equal.add(NSString(string: "a"))
    #expect(equal.contains(NSString(string: "a")))
    let identical = NSHashTable<NSString>(options: [.objectPointerPersonality])
    identical.add(NSString(string: "a"))
    #expect(!identical.contains(NSString(string: "a")))
  }

  @Test func `a map table with weak values loses a value with its object`() {
    let table = NSMapTable<NSString, Screen>.strongToWeakObjects()
    var screen: Screen? = Screen("shown")
    table.setObject(screen, forKey: "a")
    #expect(table.object(forKey: NSString(string: "a"))?.name == "shown")
    screen = nil
    #expect(table.object(forKey: "a") == nil)
    #expect(table.count == 0)
  }

  @Test func `the value of a deallocated weak key is released at the next change`() {
    let table = NSMapTable<Screen, NSObject>.weakToStrongObjects()
    weak var value: NSObject?
    do {
      let key = Screen("key")
      let made = NSObject()
      table.setObject(made, forKey: key)
      value = made
      #expect(table.object(forKey: key) === made)
    }
    #expect(value != nil)
    table.removeObject(forKey: nil)
    #expect(value == nil)
  }

  @Test func `a pointer array keeps the places of deallocated objects until it is compacted`() {
    let array = NSPointerArray.weakObjects()
    let first = Screen("first")
    var second: Screen? = Screen("second")
    for screen in [second, first].compactMap(\.self) {
      array.addPointer(Unmanaged.passUnretained(screen).toOpaque())
    }
    second = nil
    #expect(array.count == 2)
    #expect(array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1)
    #expect((array.allObjects.first as? Screen) === first)
  }

  @Test func `a lock on an object can be entered again by its thread`() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `a list of items becomes a phrase`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["tent", "stove", "lamp"]) == "tent, stove, and lamp")
  }
}
