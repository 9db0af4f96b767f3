import UIKit

// MARK: Declarative views

private protocol Piece {
  associatedtype Body
  var body: Body { get }
}
private struct Label: Piece {
  let text: String
  var body: Never { fatalError("a leaf") }
}
private struct Tappable<Content: Piece>: Piece {
  let content: Content
  let action: () -> Void
  var body: Content { content }
}
private struct Conditional<One: Piece, Other: Piece>: Piece {
  enum Storage {
    case one(One)
    case other(Other)
  }
  let storage: Storage
  var body: Never { fatalError("a leaf") }
}
private struct Pair<each Content: Piece>: Piece {
  let content: (repeat each Content)
  var body: Never { fatalError("a leaf") }
}
private struct Erased: Piece {
  private class Storage {}
  private final class Holding<Content: Piece>: Storage {
    let content: Content
    init(_ content: Content) { self.content = content }
  }
  private let storage: Storage
  init(_ content: some Piece) { storage = Holding(content) }
  var body: Never { fatalError("a leaf") }
}
@resultBuilder private enum Pieces {
  static func buildBlock<each Content: Piece>(_ content: repeat each Content) -> Pair<
    repeat each Content
  > { Pair(content: (repeat each content)) }
  static func buildEither<One, Other>(first: One) -> Conditional<One, Other> {
    Conditional(storage: .one(first))
  }
  static func buildEither<One, Other>(second: Other) -> Conditional<One, Other> {
    Conditional(storage: .other(second))
  }
}
private struct TwoWayValue<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}
@propertyWrapper private struct Owned<Object: AnyObject> {
  private final class Storage {
    let make: () -> Object
    lazy var object = make()
    init(_ make: @escaping () -> Object) { self.make = make }
  }
  private let storage: Storage
  init(wrappedValue: @autoclosure @escaping () -> Object) { storage = Storage(wrappedValue) }
  var wrappedValue: Object { storage.object }
}
private struct Surroundings {
  private var values: [ObjectIdentifier: Any] = [:]
  subscript<Value>(_ type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
private struct DismissAction {
  weak var controller: UIViewController?
  func callAsFunction() { controller?.dismiss(animated: true) }
}
private struct OpenAction {
  let body: (String) -> Bool
  func callAsFunction(_ path: String) -> Bool { body(path) }
}
private final class ProfileModel {
  var name = ""
  var onSave: (() -> Void)?
}
private struct ProfilePiece: Piece {
  @Owned var model = ProfileModel()
  let name: TwoWayValue<String>
  var body: Never { fatalError("a leaf") }
}
private class PieceHost: UIViewController {
  var surroundings = Surroundings()
  var name = ""
}
private final class Hosting<Content: Piece>: PieceHost {
  var rootView: Content
  init(_ rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

// MARK: Flows

private class StepFlow {
  var children: [StepFlow] = []
  weak var parent: StepFlow?
  let navigation: UINavigationController
  weak var start: UIViewController?
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func add(_ child: StepFlow) {
    children.append(child)
    child.parent = self
  }
  func show(_ page: UIViewController) {
    if start == nil { start = navigation.topViewController }
    navigation.pushViewController(page, animated: true)
  }
  func backToStart(forgetting forgets: Bool) {
    if let start { navigation.popToViewController(start, animated: true) }
    if forgets { children = [] }
  }
}
private final class BirthdayFlow: StepFlow {
  let answers = Helper()
}
private final class MailSplitFlow {
  let split = UISplitViewController(style: .doubleColumn)
  var details: [UIViewController] = []
  weak var detail: UIViewController?
  func show(_ page: UIViewController, lists: Bool) {
    if lists { details.append(page) }
    detail = page
    split.setViewController(UINavigationController(rootViewController: page), for: .secondary)
    split.show(.secondary)
  }
}
private final class SwitchingContainer: UIViewController {
  private(set) var current: UIViewController?
  var history: [UIViewController] = []
  var remembers = false
  /// Every child has a button that replaces it.
  func changeAgain() {
    let next = UIViewController()
    Shape.button(next, "Change") { [unowned self] in changeAgain() }
    change(to: next)
  }
  func change(to next: UIViewController) {
    addChild(next)
    next.view.frame = view.bounds
    guard let current else {
      view.addSubview(next.view)
      next.didMove(toParent: self)
      self.current = next
      return
    }
    if remembers { history.append(current) }
    current.willMove(toParent: nil)
    transition(from: current, to: next, duration: 0.3, options: [], animations: nil) { _ in
      current.removeFromParent()
      next.didMove(toParent: self)
      self.current = next
    }
  }
}
private final class CachingPager: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController]
  var cache: [Int: UIViewController] = [:]
  init(_ pages: [UIViewController]) { self.pages = pages }
  func pageViewController(
    _ pager: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { pages.first }
  func pageViewController(
    _ pager: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { pages.last }
}

/// Declarative views in controllers, closures of UIKit's configurations, and flows.
extension Shape {
  private static func hosting(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ make: @escaping @MainActor () -> PieceHost
  ) -> Shape {
    Shape("hosting, \(name)", verdict, keeper, cut: cut, script: script, make)
  }
  private static func steps(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, script: String,
    forgets: Bool
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: script) { screen in
      guard let navigation = screen.navigationController else { return }
      let flow = StepFlow(navigation)
      screen.object = flow
      button(screen, "Birthday") { [unowned flow, unowned navigation] in
        let child = BirthdayFlow(navigation)
        flow.start = navigation.topViewController
        flow.add(child)
        let page = Screen()
        page.loadViewIfNeeded()
        page.object = child.answers
        button(page, "Deeper") { [weak child] in
          let page = Screen()
          page.loadViewIfNeeded()
          button(page, "Start") { child?.parent?.backToStart(forgetting: forgets) }
          child?.show(page)
        }
        child.show(page)
      }
    }
  }
  @MainActor private static func unanswered() -> TwoWayValue<String> {
    TwoWayValue(get: { "" }, set: { _ in })
  }
  private static func split(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, lists: Bool
  ) -> Shape {
    loaded(
      name, verdict, keeper, cut: cut, script: "open; tap Mail; tap Message; back; tap Message"
    ) {
      screen in
      button(screen, "Mail") {
        let flow = MailSplitFlow()
        delegate?.coordinator = nil
        delegate?.coordinatorOfSplit = flow
        let list = Screen()
        list.loadViewIfNeeded()
        button(list, "Message") { [unowned flow] in flow.show(Screen(), lists: lists) }
        flow.split.setViewController(
          UINavigationController(rootViewController: list), for: .primary)
        delegate?.window?.rootViewController = flow.split
      }
    }
  }

  static let hostings: [Shape] = [
    hosting("tap that captures its host", .leaked, "rootView") {
      let host = Hosting(Conditional<Tappable<Label>, Label>(storage: .other(Label(text: "a"))))
      host.rootView = Conditional(
        storage: .one(Tappable(content: Label(text: "a")) { host.name = "a" }))
      return host
    },
    hosting("tap that knows its host", .none) {
      let host = Hosting(Conditional<Tappable<Label>, Label>(storage: .other(Label(text: "a"))))
      host.rootView = Conditional(
        storage: .one(Tappable(content: Label(text: "a")) { [weak host] in host?.name = "a" }))
      return host
    },
    hosting("tap that was replaced by the other branch", .none) {
      let host = Hosting(Conditional<Tappable<Label>, Label>(storage: .other(Label(text: "a"))))
      host.rootView = Conditional(
        storage: .one(Tappable(content: Label(text: "a")) { host.name = "a" }))
      host.rootView = Conditional(storage: .other(Label(text: "b")))
      return host
    },
    hosting("second of a pack of views captures its host", .leaked, "rootView") {
      let host = Hosting(Pair(content: (Label(text: "a"), Tappable(content: Label(text: "b")) {})))
      host.rootView = Pair(
        content: (Label(text: "a"), Tappable(content: Label(text: "b")) { host.name = "b" }))
      return host
    },
    hosting("erased view captures its host", .leaked, "Holding") {
      let host = Hosting(Erased(Label(text: "a")))
      host.rootView = Erased(
        Tappable(content: Tappable(content: Label(text: "b")) {}) { host.name = "b" })
      return host
    },
    hosting("erased view knows its host", .none) {
      let host = Hosting(Erased(Label(text: "a")))
      host.rootView = Erased(
        Tappable(content: Tappable(content: Label(text: "b")) {}) { [unowned host] in
          host.name = "b"
        })
      return host
    },
    hosting("binding to its host", .leaked, "rootView") {
      let host = Hosting(ProfilePiece(name: unanswered()))
      host.rootView = ProfilePiece(
        name: TwoWayValue(get: { [weak host] in host?.name ?? "" }, set: { host.name = $0 }))
      return host
    },
    hosting("binding to its own model", .none) {
      let model = ProfileModel()
      return Hosting(ProfilePiece(name: TwoWayValue(get: { model.name }, set: { model.name = $0 })))
    },
    hosting("owned model that is made late and saves to its host", .leaked, "onSave") {
      let host = Hosting(ProfilePiece(name: unanswered()))
      host.rootView.model.onSave = { host.name = "saved" }
      return host
    },
    hosting("maker of an owned model captures its host", .leaked, "make") {
      let host = Hosting(ProfilePiece(name: unanswered()))
      func made() -> ProfileModel {
        let model = ProfileModel()
        model.name = host.name
        return model
      }
      host.rootView = ProfilePiece(model: made(), name: unanswered())
      return host
    },
    hosting("surroundings with a weak dismissal", .none) {
      let host = Hosting(Label(text: "a"))
      host.surroundings[DismissAction.self] = DismissAction(controller: host)
      return host
    },
    hosting("surroundings with an action of the host", .leaked, "surroundings") {
      let host = Hosting(Label(text: "a"))
      host.surroundings[DismissAction.self] = DismissAction(controller: host)
      host.surroundings[OpenAction.self] = OpenAction { path in
        host.name = path
        return true
      }
      return host
    },
    hosting("surroundings whose model has the host's action", .leaked, "surroundings") {
      let host = Hosting(Label(text: "a"))
      let model = ProfileModel()
      host.surroundings[ProfileModel.self] = model
      model.onSave = { host.name = model.name }
      return host
    },
    loaded("button's attributes that its screen chooses", .leaked, "Transformer") { screen in
      let button = UIButton(configuration: .plain())
      button.configuration?.titleTextAttributesTransformer =
        UIConfigurationTextAttributesTransformer { attributes in
          screen.act()
          return attributes
        }
      screen.view.addSubview(button)
    },
    loaded("button's color that its screen chooses weakly", .none) { screen in
      let button = UIButton(configuration: .plain())
      button.configuration?.imageColorTransformer = UIConfigurationColorTransformer {
        [weak screen] color in
        screen?.act()
        return color
      }
      screen.view.addSubview(button)
    },
    loaded("list's separators that their screen chooses", .leaked, "UICollectionView") { screen in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.itemSeparatorHandler = { _, separator in
        screen.act()
        return separator
      }
      screen.view.addSubview(
        UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)))
    },
    loaded("list's swipes that their screen makes weakly", .none) { screen in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.trailingSwipeActionsConfigurationProvider = { [weak screen] _ in
        guard let screen else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "a") { _, _, done in
            screen.act()
            done(true)
          }
        ])
      }
      screen.view.addSubview(
        UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)))
    },
    loaded("menu that is made anew and captures", .leaked, "UIDeferredMenuElement") { screen in
      let button = UIButton()
      button.menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { done in
          done([UIAction(title: "a") { _ in screen.act() }])
        }
      ])
      screen.view.addSubview(button)
    },
    loaded("menu that is made anew, weakly outside and strongly within", .none) { screen in
      let button = UIButton()
      button.menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak screen] done in
          guard let screen else { return done([]) }
          done([UIAction(title: "a") { _ in screen.act() }])
        }
      ])
      screen.view.addSubview(button)
    },
    loaded("spring-loaded interaction", .leaked, "UISpringLoadedInteraction") { screen in
      screen.view.addInteraction(UISpringLoadedInteraction { _ in screen.act() })
    },
    loaded("spring-loaded interaction, weak", .none) { screen in
      screen.view.addInteraction(UISpringLoadedInteraction { [weak screen] _ in screen?.act() })
    },
    sheet(
      "tab whose provider captures its controller", .leaked, "UITab",
      script: "open; tap Sheet; dismiss; back"
    ) { screen in
      let tabs = UITabBarController()
      tabs.tabs = [
        UITab(title: "a", image: nil, identifier: "a") { _ in
          let page = Screen()
          page.title = tabs.title
          return page
        }
      ]
      screen.present(tabs, animated: true)
    },
    sheet(
      "tab whose provider uses its argument", .none, script: "open; tap Sheet; dismiss; back"
    ) { screen in
      let tabs = UITabBarController()
      tabs.tabs = [
        UITab(title: "a", image: nil, identifier: "a") { tab in
          let page = Screen()
          page.title = tab.title
          return page
        }
      ]
      screen.present(tabs, animated: true)
    },
    steps(
      "birthday's flow after a way back to the start", .abandoned, "children",
      cut: "children[0] ← remove this: frees all",
      script: "open; tap Birthday; tap Deeper; tap Start", forgets: false),
    steps(
      "birthday's flow, forgotten on the way back to the start", .none,
      script: "open; tap Birthday; tap Deeper; tap Start; back", forgets: true),
    split("split view's flow that lists its messages", .abandoned, "details", lists: true),
    split("split view's flow with its last message", .none, lists: false),
    sheet(
      "container that changes its child", .none,
      script: "open; tap Sheet; tap Change; tap Change; dismiss; back"
    ) { screen in
      let container = SwitchingContainer()
      container.loadViewIfNeeded()
      container.changeAgain()
      screen.present(container, animated: true)
    },
    sheet(
      "container that remembers its children", .none,
      script: "open; tap Sheet; tap Change; dismiss; back"
    ) { screen in
      let container = SwitchingContainer()
      container.remembers = true
      container.loadViewIfNeeded()
      container.changeAgain()
      screen.present(container, animated: true)
    },
    sheet(
      "pages whose cache's handler captures the pager", .leaked, "cache",
      script: "open; tap Sheet; dismiss; back"
    ) { screen in
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let page = Screen()
      let source = CachingPager([page])
      pager.dataSource = source
      page.object = source
      let cached = Screen()
      cached.action = { pager.title = "cached" }
      source.cache[0] = cached
      pager.setViewControllers([page], direction: .forward, animated: false)
      screen.present(pager, animated: true)
    },
    sheet(
      "pages in a cache that knows the pager", .none, script: "open; tap Sheet; dismiss; back"
    ) { screen in
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let page = Screen()
      let source = CachingPager([page, Screen()])
      pager.dataSource = source
      (screen as? Screen)?.object = source
      source.cache[0] = Screen()
      pager.setViewControllers([page], direction: .forward, animated: false)
      screen.present(pager, animated: true)
    },
  ]
}
