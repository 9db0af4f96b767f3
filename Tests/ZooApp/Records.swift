import UIKit

private final class Drawing {
  var strokes: [Int] = []
  let undo = UndoManager()
  var owner: UIViewController?
}

private final class Entry {
  var value: AnyObject?
  weak var weakly: AnyObject?
  var changed: (() -> Void)?
}

private enum Memory {
  static let images = NSCache<NSString, Entry>()
  static let recent = NSMutableOrderedSet()
  static let titles = NSMutableDictionary()
  @TaskLocal static var current: Screen?
}

/// Leaves a mark on its thread while it is visible.
private final class MarkingScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Thread.current.threadDictionary["visible"] = self
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Thread.current.threadDictionary.removeObject(forKey: "visible")
  }
}

/// Screens that undo managers, caches, thread dictionaries and task locals hold.
extension Shape {
  static let records: [Shape] = [
    loaded(
      "undo of its own that captures it", .leaked, "UndoManager",
      cut:
        "undoStack[0].operations[0].perform → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) { screen in
      let drawing = Drawing()
      screen.object = drawing
      drawing.undo.registerUndo(withTarget: drawing) { drawing in
        drawing.strokes.removeLast()
        screen.act()
      }
    },
    loaded("undo of its own whose target it is", .none) { screen in
      let undo = UndoManager()
      screen.object = undo
      undo.registerUndo(withTarget: screen) { $0.act() }
    },
    loaded(
      "undo that was undone", .leaked, "UndoManager",
      cut:
        "redoStack[0].operations[0].perform → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) { screen in
      let drawing = Drawing()
      screen.object = drawing
      drawing.undo.registerUndo(withTarget: drawing) { drawing in
        drawing.undo.registerUndo(withTarget: drawing) { _ in screen.act() }
      }
      drawing.undo.undo()
    },
    loaded("undo that was removed", .none) { screen in
      let drawing = Drawing()
      screen.object = drawing
      drawing.undo.registerUndo(withTarget: drawing) { _ in screen.act() }
      drawing.undo.removeAllActions()
    },
    loaded(
      "undo of the window", .abandoned, "UndoManager",
      cut:
        "undoStack[0].operations[0].perform → closure capture of type Screen"
        + " ← make this weak: frees all",
      script: "open; tap Draw; back"
    ) {
      screen in
      button(screen, "Draw") { [weak screen] in
        guard let screen, let window = screen.view.window else { return }
        screen.undoManager?.registerUndo(withTarget: window) { _ in screen.act() }
      }
    },
    loaded("undo of the window whose target it is", .none, script: "open; tap Draw; back") {
      screen in
      button(screen, "Draw") { [unowned screen] in
        screen.undoManager?.registerUndo(withTarget: screen) { $0.act() }
      }
    },
    loaded(
      "cache of its own", .leaked, "NSCache",
      cut: "changed → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let cache = NSCache<NSString, Entry>()
      let entry = Entry()
      entry.changed = { screen.act() }
      cache.setObject(entry, forKey: "a")
      screen.object = cache
    },
    loaded("cache of its own, weak", .none) { screen in
      let cache = NSCache<NSString, Entry>()
      let entry = Entry()
      entry.weakly = screen
      cache.setObject(entry, forKey: "a")
      screen.object = cache
    },
    loaded(
      "entry of a shared cache", .abandoned, "static Memory.images",
      cut: "changed → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let entry = Entry()
      entry.changed = { screen.act() }
      Memory.images.setObject(entry, forKey: "a")
    },
    loaded("entry of a shared cache, weak", .none) { screen in
      let entry = Entry()
      entry.changed = { [weak screen] in screen?.act() }
      Memory.images.setObject(entry, forKey: "a")
    },
    loaded("entry of a shared cache that was replaced", .none) { screen in
      for owner in [screen, nil] {
        let entry = Entry()
        entry.value = owner
        Memory.images.setObject(entry, forKey: "a")
      }
    },
    loaded(
      "mutable ordered set of a static", .abandoned, "static Memory.recent",
      cut: "[_] ← remove both of these: frees all; and NSMutableArray [0]"
    ) {
      Memory.recent.add($0)
    },
    loaded(
      "mutable dictionary's keys", .abandoned, "static Memory.titles",
      cut: "keys[_] ← remove this: frees all"
    ) { screen in
      Memory.titles.setObject("title", forKey: ObjectKey(screen))
    },
    loaded(
      "mutable set of its own", .leaked, "NSMutableSet",
      cut: "[_] ← remove this: frees all"
    ) { screen in
      screen.object = NSMutableSet(array: [screen, "a"])
    },
    loaded(
      "thread dictionary's helper", .abandoned, "Thread.main",
      cut: "changed → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let entry = Entry()
      entry.changed = { screen.act() }
      Thread.current.threadDictionary["entry"] = entry
    },
    loaded("thread dictionary's helper, weak", .none) { screen in
      let entry = Entry()
      entry.weakly = screen
      Thread.current.threadDictionary["entry"] = entry
    },
    Shape("thread dictionary while it is visible", .none) { MarkingScreen() },
    loaded("task local of a task that ends", .none) { screen in
      Memory.$current.withValue(screen) {
        screen.any = Task {
          try? await Task.sleep(for: .seconds(1))
          Memory.current?.act()
        }
      }
    },
    loaded("task local of a task that polls", .abandoned, "task") { screen in
      Memory.$current.withValue(screen) {
        _ = Task {
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(5)) }
        }
      }
    },
    loaded("task local that a detached task doesn't inherit", .none) { screen in
      Memory.$current.withValue(screen) {
        _ = Task.detached {
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(5)) }
        }
      }
    },
    loaded("task local of a call", .none) { screen in
      Memory.$current.withValue(screen) { Memory.current?.act() }
    },
    loaded(
      "coder's strategy", .leaked, "JSONEncoder",
      cut:
        "options.dateEncodingStrategy.custom → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) { screen in
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .custom { date, encoder in
        screen.title = "\(date)"
        try date.encode(to: encoder)
      }
      screen.object = encoder
    },
    loaded("coder's strategy, weak", .none) { screen in
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .custom { [weak screen] date, _ in screen?.title = "\(date)" }
      screen.object = encoder
    },
    loaded("queue of notifications", .none) { screen in
      NotificationQueue.default.enqueue(
        Notification(name: Notification.Name("seen"), object: screen), postingStyle: .asap)
    },
  ]
}

/// A key that an object is part of.
private final class ObjectKey: NSObject, NSCopying {
  let object: AnyObject
  init(_ object: AnyObject) { self.object = object }
  func copy(with zone: NSZone? = nil) -> Any { self }
}
