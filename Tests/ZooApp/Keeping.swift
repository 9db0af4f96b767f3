import UIKit

/// Shows one of its pages, as a tab bar of the app's own does.
private final class SegmentsController: UIViewController {
  var pages: [UIViewController] = []
  var byName: [String: UIViewController] = [:]
  private(set) var current: UIViewController?
  func show(_ page: UIViewController) {
    if let current {
      current.willMove(toParent: nil)
      current.view.removeFromSuperview()
      current.removeFromParent()
    }
    addChild(page)
    view.insertSubview(page.view, at: 0)
    page.didMove(toParent: self)
    current = page
  }
}
private final class ItemsViewModel {
  var selected: ItemViewModel?
  var items: [Int: ItemViewModel] = [:]
}
private final class ItemViewModel {
  weak var list: ItemsViewModel?
  var owner: ItemsViewModel?
  var title = ""
}
private final class ItemsController: UIViewController {
  let model = ItemsViewModel()
  var composer: ComposerController?
  var forward: [UIViewController] = []
  var prepared: UIViewController?
  var visited: Set<ObjectIdentifier> = []
  var snapshot: UIView?
}
private final class ItemController: UIViewController {
  let model: ItemViewModel
  var closed: (() -> Void)?
  init(_ model: ItemViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    closed?()
  }
}
private final class ComposerController: UIViewController {
  var draft = ""
  var sent: ((String) -> Void)?
}
/// Two screens that take turns for all visits.
private final class ReaderPool {
  static let shared = ReaderPool()
  private var free: [ItemController] = []
  func take() -> ItemController { free.popLast() ?? ItemController(ItemViewModel()) }
  func put(_ reader: ItemController) { free.append(reader) }
}

/// What apps keep on purpose after it has left the screen.
extension Shape {
  private static func items(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, script: String,
    _ wire: @escaping (ItemsController) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = ItemsController()
      screen.loadViewIfNeeded()
      wire(screen)
      return screen
    }
  }
  private static func push(_ screen: UIViewController, over below: UIViewController) {
    below.navigationController?.pushViewController(screen, animated: true)
  }
  private static func segments(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, script: String,
    _ wire: @escaping (SegmentsController) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = SegmentsController()
      screen.loadViewIfNeeded()
      wire(screen)
      return screen
    }
  }

  static let keeping: [Shape] = [
    segments("segments in an array", .none, script: "open; tap B; tap A; tap B; back") { screen in
      screen.pages = [Screen(), Screen()]
      screen.show(screen.pages[0])
      button(screen, "A") { [unowned screen] in screen.show(screen.pages[0]) }
      button(screen, "B") { [unowned screen] in screen.show(screen.pages[1]) }
    },
    segments("segments by name, made at first use", .none, script: "open; tap A; tap B; back") {
      screen in
      for name in ["A", "B"] {
        button(screen, name) { [unowned screen] in
          let page = screen.byName[name] ?? Screen()
          screen.byName[name] = page
          screen.show(page)
        }
      }
    },
    segments(
      "segments that know their container", .leaked, "object",
      cut: "object ← make this weak: frees all", script: "open; tap B; back"
    ) { screen in
      let (first, second) = (Screen(), Screen())
      first.object = screen
      screen.pages = [first, second]
      screen.show(first)
      button(screen, "B") { [unowned screen] in screen.show(screen.pages[1]) }
    },
    items("view model of the last item in its list's", .none, script: "open; tap Item; back") {
      screen in
      button(screen, "Item") { [unowned screen] in
        let model = ItemViewModel()
        model.list = screen.model
        screen.model.selected = model
        push(ItemController(model), over: screen)
      }
    },
    items(
      "view models of items in their list's", .none,
      script: "open; repeat 2 { tap Item; back }; back"
    ) {
      screen in
      button(screen, "Item") { [unowned screen] in
        let model = screen.model.items[1] ?? ItemViewModel()
        screen.model.items[1] = model
        push(ItemController(model), over: screen)
      }
    },
    items(
      "view models that own their list's", .leaked, "owner",
      cut: "owner ← make this weak: frees all", script: "open; tap Item; back; back"
    ) { screen in
      button(screen, "Item") { [unowned screen] in
        let model = ItemViewModel()
        model.owner = screen.model
        screen.model.items[1] = model
        push(ItemController(model), over: screen)
      }
    },
    items("composer that is resumed", .none, script: "open; repeat 2 { tap Write; dismiss }; back")
    {
      screen in
      button(screen, "Write") { [unowned screen] in
        let composer = screen.composer ?? ComposerController()
        composer.sent = { [weak screen] in screen?.title = $0 }
        screen.composer = composer
        screen.present(composer, animated: true)
      }
    },
    items(
      "composer that is dismissed unsent", .abandoned, "composer",
      cut: "composer ← remove this: frees all", script: "open; tap Write; swipe down"
    ) { screen in
      button(screen, "Write") { [unowned screen] in
        let composer = ComposerController()
        composer.sent = { [weak screen] _ in screen?.composer = nil }
        screen.composer = composer
        screen.present(composer, animated: true)
      }
    },
    items(
      "screen that is prepared before its use", .none,
      script: "open; repeat 2 { tap Item; back }; back"
    ) { screen in
      screen.prepared = ItemController(ItemViewModel())
      button(screen, "Item") { [unowned screen] in
        guard let next = screen.prepared else { return }
        screen.prepared = ItemController(ItemViewModel())
        push(next, over: screen)
      }
    },
    items("readers of a pool", .none, script: "open; repeat 3 { tap Item; back }; back") { screen in
      button(screen, "Item") { [unowned screen] in
        let reader = ReaderPool.shared.take()
        reader.closed = { [unowned reader] in ReaderPool.shared.put(reader) }
        push(reader, over: screen)
      }
    },
  ]
}
