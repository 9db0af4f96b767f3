import UIKit

// Foundation's collections of weak and strong references.

private protocol ThemeObserver: AnyObject {}
extension Screen: ThemeObserver {}

private final class Themes {
  static let shared = Themes()
  let observers = NSHashTable<any ThemeObserver>.weakObjects()
  let retained = NSHashTable<AnyObject>()
  let screens = NSMapTable<NSString, UIViewController>.strongToWeakObjects()
  let kept = NSMapTable<NSString, UIViewController>.strongToStrongObjects()
  let actions = NSMapTable<AnyObject, Box<() -> Void>>.weakToStrongObjects()
  let pointers = NSPointerArray.weakObjects()
}

extension Shape {
  static let tables: [Shape] = [
    screen("observer in a hash table of weak objects", .none) { Themes.shared.observers.add($0) },
    screen("observer in a hash table", .abandoned, "static Themes.shared") {
      Themes.shared.retained.add($0)
    },
    screen("weak value of a map table", .none) {
      Themes.shared.screens.setObject($0, forKey: "theme")
    },
    screen("value of a map table", .abandoned, "static Themes.shared") {
      Themes.shared.kept.setObject($0, forKey: "theme")
    },
    screen("weak key of a map table", .none) {
      Themes.shared.actions.setObject(Box {}, forKey: $0)
    },
    screen("weak key that its value captures", .abandoned, "static Themes.shared") { screen in
      Themes.shared.actions.setObject(Box { screen.act() }, forKey: screen)
    },
    screen("pointer in an array of weak objects", .none) {
      Themes.shared.pointers.addPointer(Unmanaged.passUnretained($0).toOpaque())
    },
    screen("hash table of its own with itself", .leaked, "object") { screen in
      let table = NSHashTable<AnyObject>()
      table.add(screen)
      screen.object = table
    },
    screen("hash table of its own with itself, weak", .none) { screen in
      let table = NSHashTable<AnyObject>.weakObjects()
      table.add(screen)
      screen.object = table
    },
  ]
}
