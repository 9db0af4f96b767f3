import UIKit

private class KnotBase: UIViewController {
  var caption = ""
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    caption = "\(editing)"
  }
}

private final class KnotPage: KnotBase {
  let model = KnotModel()
  var parts: [AnyObject] = []
  var retry: (() -> Void)?
  var bag: [Subscription] = []
  var shown: ((KnotPage) -> Void)?
  var leaving: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    shown?(self)
    shown = nil
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leaving?()
    leaving = nil
  }

  func note() { caption += "." }
  func edit() -> () -> Void { { super.setEditing(true, animated: false) } }
}

private final class KnotModel {
  var changed: (() -> Void)?

  /// Calls the earlier closure first.
  func add(_ change: @escaping () -> Void) {
    let earlier = changed
    changed = {
      earlier?()
      change()
    }
  }
}

private final class Rules { var engine: Engine? }
private final class Engine {
  var host: AnyObject?
  let rules = Rules()
}

private final class Bindings { var list: [(key: String, update: (String) -> Void)] = [] }
private final class BoundModel { let bindings = Bindings() }
private final class Steps { var list: [() -> Void] = [] }

/// Ends when it is deallocated.
private final class Subscription {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

private final class Relay<Value> {
  private var sinks: [Int: (Value) -> Void] = [:]

  func sink(_ body: @escaping (Value) -> Void) -> Subscription {
    let id = sinks.count
    sinks[id] = body
    return Subscription { [weak self] in self?.sinks[id] = nil }
  }

  func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Value>, on root: Root
  ) -> Subscription {
    sink { root[keyPath: path] = $0 }
  }

  func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Value>, onWeak root: Root
  ) -> Subscription {
    sink { [weak root] in root?[keyPath: path] = $0 }
  }
}

private final class NameService {
  nonisolated(unsafe) static let shared = NameService()
  let name = Relay<String>()
}

private struct StoreState {
  var opened: [DetailViewModel] = []
  var count = 0
}

private final class DetailViewModel { var done: (() -> Void)? }

/// Remembers its earlier states, if it is asked to.
private final class HistoryStore {
  nonisolated(unsafe) static let all = HistoryStore(remembers: true)
  nonisolated(unsafe) static let none = HistoryStore(remembers: false)
  private(set) var state = StoreState()
  private var history: [StoreState] = []
  private let remembers: Bool
  init(remembers: Bool) { self.remembers = remembers }

  func change(_ body: (inout StoreState) -> Void) {
    if remembers { history.append(state) }
    body(&state)
  }
}

private final class WeakEntry {
  private(set) weak var object: AnyObject?
  let removed: () -> Void

  init(_ object: AnyObject, removed: @escaping () -> Void) {
    self.object = object
    self.removed = removed
  }
}

private final class OpenPages {
  nonisolated(unsafe) static let shared = OpenPages()
  var entries: [WeakEntry] = []
}

private final class SpreadCoordinator {
  let page = KnotPage()
}

/// Turns from one page to the next, each with a coordinator.
private final class Album: UIPageViewController {
  private var spreads: [SpreadCoordinator] = []
  var keepsAll = true

  override func viewDidLoad() {
    super.viewDidLoad()
    turn()
  }

  private func turn() {
    let spread = SpreadCoordinator()
    spread.page.shown = { [weak self] page in
      Shape.button(page, "Turn") { [weak self] in self?.turn() }
    }
    if !keepsAll { spreads = [] }
    spreads.append(spread)
    setViewControllers([spread.page], direction: .forward, animated: false)
  }
}

private final class AskedCoordinator {
  private var answer: CheckedContinuation<Int, Never>?

  @MainActor func answer(on navigation: UINavigationController?) async -> Int {
    let page = KnotPage()
    navigation?.pushViewController(page, animated: true)
    let number = await withCheckedContinuation { answer = $0 }
    page.title = "\(number)"
    return number
  }
}

@MainActor private final class AskingCoordinator {
  private var children: [AskedCoordinator] = []

  func open(from page: UIViewController) {
    let child = AskedCoordinator()
    children.append(child)
    Task { @MainActor in
      _ = await child.answer(on: page.navigationController)
      children.removeAll { $0 === child }
    }
  }
}

/// References of several kinds that close cycles together, or that something else than a screen keeps.
extension Shape {
  private static func knot(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ shown: @escaping @MainActor (KnotPage) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let page = KnotPage()
      page.shown = shown
      return page
    }
  }

  private static func album(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", keepsAll: Bool, script: String
  ) -> Shape {
    Shape(name, verdict, keeper, script: script) {
      let album = Album(transitionStyle: .scroll, navigationOrientation: .horizontal)
      album.keepsAll = keepsAll
      return album
    }
  }

  private static func asking(_ page: KnotPage) {
    let coordinator = AskingCoordinator()
    page.parts = [coordinator]
    button(page, "Ask") { [weak page] in if let page { coordinator.open(from: page) } }
  }

  static let knots: [Shape] = [
    knot(
      "earliest of three changes in one closure", .leaked, "KnotModel",
      cut: "changed → closure capture of type KnotPage ← make this weak: frees all"
    ) { page in
      page.model.add { page.note() }
      page.model.add { [weak page] in page?.note() }
      page.model.add { [weak page] in page?.note() }
    },
    knot(
      "two of three changes in one closure", .leaked, "KnotModel",
      cut:
        "changed → closure capture of type KnotPage ← make this and 1 more like it weak: frees all"
    ) { page in
      page.model.add { page.note() }
      page.model.add { [weak page] in page?.note() }
      page.model.add { page.title = "changed" }
    },
    knot(
      "closure that calls a superclass", .leaked, "KnotPage",
      cut: "retry → closure capture of type KnotPage ← make this weak: frees all"
    ) { page in page.retry = page.edit() },
    knot(
      "engine's host, and its rules' engine", .leaked, "Engine",
      cut: "host ← make both of these weak: frees all; and Rules engine"
    ) { page in
      let engine = Engine()
      engine.rules.engine = engine
      engine.host = page
      page.parts = [engine]
    },
    knot(
      "two bindings of a model", .leaked, "Bindings",
      cut:
        "list[0].update → closure capture of type KnotPage ← make both of these weak: frees all; "
        + "and Bindings list[1].update → closure capture of type KnotPage"
    ) { page in
      let model = BoundModel()
      model.bindings.list = [("title", { page.title = $0 }), ("caption", { page.caption = $0 })]
      page.parts = [model]
    },
    knot(
      "steps that stop halfway", .leaked, "Steps",
      cut: "list[0] → closure capture of type KnotPage ← make this weak: frees all"
    ) { page in
      let steps = Steps()
      steps.list = [{ page.note() }, { page.title = "b" }]
      page.parts = [steps]
      steps.list.popLast()?()
    },
    knot("steps that all run", .none) { page in
      let steps = Steps()
      steps.list = [{ page.note() }, { page.title = "b" }]
      page.parts = [steps]
      while let step = steps.list.popLast() { step() }
    },
    knot(
      "name assigned by a generic method", .leaked, "    strong  sinks[0]",
      cut: "sinks[0] → closure capture of type KnotPage ← make this weak: frees all"
    ) { page in
      let relay = Relay<String>()
      page.parts = [relay]
      page.bag = [relay.assign(to: \.caption, on: page)]
    },
    knot(
      "name of a service, assigned by a generic method", .abandoned, "static NameService.shared",
      cut: "sinks[0] → closure capture of type KnotPage ← make this weak: frees all"
    ) { page in
      page.bag = [NameService.shared.name.assign(to: \.caption, on: page)]
    },
    knot("name of a service, assigned weakly by a generic method", .none) { page in
      page.bag = [NameService.shared.name.assign(to: \.caption, onWeak: page)]
    },
    knot(
      "timer whose user info has the page", .abandoned, "the run loop",
      cut: "userInfo[\"page\"] ← remove this: frees all"
    ) { page in
      Timer.scheduledTimer(
        timeInterval: 1, target: page.model, selector: Selector("note", KnotPage.note),
        userInfo: ["page": page], repeats: true)
    },
    knot(
      "view model in an earlier state of a store", .abandoned, "static HistoryStore.all",
      cut: "history[1].opened[0] ← remove this: frees it"
    ) { page in
      let model = DetailViewModel()
      page.parts = [model]
      HistoryStore.all.change { $0.opened.append(model) }
      HistoryStore.all.change { $0.count += 1 }
      page.leaving = { HistoryStore.all.change { $0.opened.removeAll() } }
    },
    knot("view model in the current state of a store", .none) { page in
      let model = DetailViewModel()
      page.parts = [model]
      HistoryStore.none.change { $0.opened.append(model) }
      page.leaving = { HistoryStore.none.change { $0.opened.removeAll() } }
    },
    knot(
      "weak entries of every visit, with closures", .growing, "WeakEntry",
      script: "repeat 4 { open; back }"
    ) { page in
      OpenPages.shared.entries.append(WeakEntry(page) { [weak page] in page?.note() })
    },
    knot(
      "weak entries of every visit, pruned at the next", .none, script: "repeat 4 { open; back }"
    ) { page in
      OpenPages.shared.entries.removeAll { $0.object == nil }
      OpenPages.shared.entries.append(WeakEntry(page) { [weak page] in page?.note() })
    },
    album(
      "album that lists the coordinators of all pages", .growing, "spreads[", keepsAll: true,
      script: "open; repeat 4 { tap Turn }"),
    album(
      "album that lists the coordinator of its page", .none, keepsAll: false,
      script: "open; tap Turn; tap Turn; back"),
    knot(
      "flow that awaits an answer, while its owner is there", .pending,
      script: "open; tap Ask; back", asking),
    knot(
      "flow that awaits an answer from what is gone", .leaked, "the task can't continue",
      script: "open; tap Ask; pop root", asking),
  ]
}
