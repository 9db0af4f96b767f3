import UIKit

/// Elements behind a header in one allocation.
private final class HandlerBuffer: ManagedBuffer<Int, () -> Void> {
  deinit {
    withUnsafeMutablePointers { count, first in _ = first.deinitialize(count: count.pointee) }
  }
}
/// Handlers in memory that the app allocates.
private final class RawHandlers {
  private let memory = UnsafeMutablePointer<() -> Void>.allocate(capacity: 4)
  private var count = 0
  func add(_ body: @escaping () -> Void) {
    (memory + count).initialize(to: body)
    count += 1
  }
  deinit {
    memory.deinitialize(count: count)
    memory.deallocate()
  }
}
private struct Chain<Value> {
  private final class Storage {
    var value: Value
    var next: Chain?
    init(_ value: Value) { self.value = value }
  }
  private var storage: Storage?
  mutating func push(_ value: Value) {
    let storage = Storage(value)
    storage.next = self
    self.storage = storage
  }
}
@dynamicMemberLookup private struct Lens<Root: AnyObject> {
  let root: Root
  var changed: (() -> Void)?
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Root, Value>) -> Value {
    get { root[keyPath: path] }
    nonmutating set {
      root[keyPath: path] = newValue
      changed?()
    }
  }
}
private struct Command {
  let run: (Int) -> Void
  func callAsFunction(_ value: Int) { run(value) }
}
private protocol Shelf { associatedtype Item; var items: [Item] { get } }
private struct ScreenShelf: Shelf { var items: [UIViewController] = [] }
private struct CallbackShelf: Shelf { var items: [(Int) -> String] = [] }
private final class ShelfModel {
  var shelf: (any Shelf)?
  var shelves: [any Shelf] = []
  var lens: Any?
  var slice: ArraySlice<() -> Void> = []
  var command: Command?
  var pairs: [AnyHashable: (title: String, action: (() -> Void)?)] = [:]
  var chain = Chain<() -> Void>()
  var buffer: AnyObject?
  var raw: RawHandlers?
  var optional: (() -> Void)???
  var nested: [String: [Int: [() -> Void]?]] = [:]
  var context: UnsafeMutableRawPointer?
  var path: AnyKeyPath?
  var onChange: (() -> Void)? {
    willSet { previous = onChange }
  }
  var previous: (() -> Void)?
}
private final class LanguageScreen: UIViewController {
  let model = ShelfModel()
  func act() {}
}

/// Closures and objects in unusual places of the language.
extension Shape {
  private static func language(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ wire: @escaping (LanguageScreen, ShelfModel) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = LanguageScreen()
      wire(screen, screen.model)
      return screen
    }
  }
  private static func weaken(_ path: String, _ type: String = "LanguageScreen") -> String {
    "\(path) → closure capture of type \(type) ← make this weak: frees all"
  }

  static let languages: [Shape] = [
    language("handlers in a managed buffer", .leaked, "LanguageScreen") { screen, model in
      let buffer = HandlerBuffer.create(minimumCapacity: 2) { _ in 1 }
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: { screen.act() }) }
      model.buffer = buffer
    },
    language("handlers in allocated memory", .leaked, "memory") { screen, model in
      let raw = RawHandlers()
      raw.add { screen.act() }
      model.raw = raw
    },
    language(
      "chain of values with storage", .leaked, "chain",
      cut: weaken("value")
    ) { screen, model in
      model.chain.push { [weak screen] in screen?.act() }
      model.chain.push { screen.act() }
    },
    language(
      "lens of dynamic members in any", .leaked, "lens",
      cut: "lens.root ← make this weak: frees all"
    ) { screen, model in model.lens = Lens(root: screen) },
    language(
      "command that is called as a function", .leaked, "command", cut: weaken("command.run")
    ) { screen, model in
      model.command = Command { _ in screen.act() }
      model.command?(1)
    },
    language(
      "shelf of screens behind an existential", .leaked, "shelf",
      cut: "shelf.items[0] ← remove this: frees all"
    ) { screen, model in model.shelf = ScreenShelf(items: [screen]) },
    language(
      "shelf of functions among shelves", .leaked, "shelves",
      cut: weaken("shelves[1].items[0]")
    ) { screen, model in
      model.shelves = [ScreenShelf(), CallbackShelf(items: [{ "\($0)\(screen.isViewLoaded)" }])]
    },
    language("slice of functions whose array has more", .leaked, "slice") { screen, model in
      let all: [() -> Void] = [{ screen.act() }, {}, {}]
      model.slice = all[1...]
    },
    language(
      "action of any hashable in a tuple", .leaked, "pairs",
      cut: weaken("pairs[1].action")
    ) { screen, model in
      model.pairs = ["a": ("a", nil), 1: ("b", { screen.act() })]
    },
    language("object behind a pointer that is released", .none) { screen, model in
      model.context = Unmanaged.passRetained(screen).toOpaque()
      DispatchQueue.main.async { [unowned model] in
        model.context.map { Unmanaged<LanguageScreen>.fromOpaque($0).release() }
        model.context = nil
      }
    },
    language("object behind a pointer that isn't released", .leaked, "LanguageScreen") {
      screen, model in
      model.context = Unmanaged.passRetained(screen).toOpaque()
    },
    language(
      "previous function that an observer of a property keeps", .leaked, "previous",
      cut: weaken("previous")
    ) { screen, model in
      model.onChange = { screen.act() }
      model.onChange = nil
    },
    language("key path with a captured object", .leaked, "path") { screen, model in
      model.path = \ShelfTable[KeyBox(screen)]
    },
  ]
}
private struct ShelfTable { fileprivate subscript(key: KeyBox) -> Int { 1 } }
private struct KeyBox: Hashable {
  let object: LanguageScreen
  init(_ object: LanguageScreen) { self.object = object }
  static func == (left: KeyBox, right: KeyBox) -> Bool { left.object === right.object }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
