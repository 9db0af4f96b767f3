import UIKit

// MARK: Flows whose screens share a form, a model or a delegate

private final class WizardForm {
  var validators: [ObjectIdentifier: () -> Bool] = [:]
  var listeners: [WizardListener] = []
}
private protocol WizardListener: AnyObject {}
private final class StrongListener: WizardListener {
  let target: AnyObject
  init(_ target: AnyObject) { self.target = target }
}
private final class WizardStep: UIViewController {
  enum Style { case strong, weak, removes, wrapped, unwrapped }
  let form: WizardForm
  let style: Style
  private var wrapper: StrongListener?
  init(_ form: WizardForm, _ style: Style) {
    self.form = form
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func isValid() -> Bool { true }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .strong, .removes: form.validators[ObjectIdentifier(self)] = { self.isValid() }
    case .weak: form.validators[ObjectIdentifier(self)] = { [weak self] in self?.isValid() ?? true }
    case .wrapped: form.listeners.append(StrongListener(self))
    case .unwrapped:
      let wrapper = StrongListener(self)
      form.listeners.append(wrapper)
      self.wrapper = wrapper
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent else { return }
    switch style {
    case .removes: form.validators[ObjectIdentifier(self)] = nil
    // Another wrapper is never the same.
    case .wrapped: form.listeners.removeAll { $0 === StrongListener(self) }
    case .unwrapped:
      form.listeners.removeAll { $0 === wrapper }
      wrapper = nil
    case .strong, .weak: break
    }
  }
}

private final class PlacesListViewModel {
  var selected: PlaceItemViewModel?
  func reload() {}
}
private final class PlaceItemViewModel {
  var onSave: (() -> Void)?
}
private final class PlacesListController: UIViewController {
  let viewModel = PlacesListViewModel()
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Row") { [unowned self] in
      let item = PlaceItemViewModel()
      let list = viewModel
      if strongly {
        item.onSave = { list.reload() }
      } else {
        item.onSave = { [weak list] in list?.reload() }
      }
      list.selected = item
      navigationController?.pushViewController(PlaceItemController(item), animated: true)
    }
  }
}
private final class PlaceItemController: UIViewController {
  let viewModel: PlaceItemViewModel
  init(_ viewModel: PlaceItemViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// Work that a button asks for, made once.
private final class WorkAction<Input, Output> {
  private let factory: (Input) -> Output
  init(_ factory: @escaping (Input) -> Output) { self.factory = factory }
}
private protocol Bindable: AnyObject {
  associatedtype Model
  var model: Model! { get set }
  func bindModel()
}
extension Bindable where Self: UIViewController {
  fileprivate func bind(to model: Model) {
    self.model = model
    loadViewIfNeeded()
    bindModel()
  }
}
private final class NotesViewModel {
  let isWeak: Bool
  init(isWeak: Bool) { self.isWeak = isWeak }
  var changed: (() -> Void)?
  func save() {}
  lazy var onSave: WorkAction<String, Void> = { this in
    WorkAction { _ in this.save() }
  }(self)
  lazy var onSaveWeakly = WorkAction<String, Void> { [weak self] _ in self?.save() }
}
private final class NotesController: UIViewController, Bindable {
  var model: NotesViewModel!
  var asks = false
  func bindModel() {
    if asks { _ = model.isWeak ? model.onSaveWeakly : model.onSave }
    if model.isWeak {
      model.changed = { [weak self] in self?.title = "a" }
    } else if !asks {
      model.changed = { self.title = "a" }
    }
  }
}

private final class SwipeCoordinator: NSObject, UINavigationControllerDelegate {
  private var children: [AnyObject] = []
  private let kind: UIViewController.Type
  init(_ kind: UIViewController.Type) { self.kind = kind }
  func start(on navigation: UINavigationController?) {
    let child = SwipeChildCoordinator()
    children.append(child)
    navigation?.delegate = self
    navigation?.pushViewController(child.screen(), animated: true)
  }
  func navigationController(
    _ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    guard
      let from = navigation.transitionCoordinator?.viewController(forKey: .from),
      !navigation.viewControllers.contains(from), type(of: from) == kind
    else { return }
    children.removeAll { ($0 as? SwipeChildCoordinator)?.shows(from) ?? false }
  }
}
private final class SwipeChildCoordinator {
  private weak var shown: UIViewController?
  func screen() -> UIViewController {
    let screen = SwipeScreen()
    screen.coordinator = self
    shown = screen
    return screen
  }
  func shows(_ screen: UIViewController) -> Bool { screen === shown }
}
private final class SwipeScreen: UIViewController {
  weak var coordinator: SwipeChildCoordinator?
}

@MainActor private final class JobLine {
  static let shared = JobLine()
  private(set) var last: Task<Void, Never>?
  func add(_ job: @escaping @MainActor () async -> Void) {
    last = Task { [last] in
      await last?.value
      await job()
    }
  }
}
@MainActor private final class TwinScreen: Screen {
  var first: Task<Void, Never>?
  var second: Task<Void, Never>?
  func waitForEachOther() {
    first = Task { await self.second?.value }
    second = Task { await self.first?.value }
  }
}

/// Keeps a window for its next banner.
@MainActor private final class BannerCenter {
  static let shared = BannerCenter()
  private var window: UIWindow?
  func show(_ text: String, keeps: Bool) {
    let window = window ?? UIWindow()
    if window.rootViewController == nil { window.rootViewController = Screen() }
    self.window = window
    window.isHidden = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      window.isHidden = true
      if !keeps { self.window = nil }
    }
  }
}

@MainActor private final class TabFlows {
  static let shared = TabFlows()
  var flows: [Int: AnyObject] = [:]
}
private final class TabFlow {
  let navigation = UINavigationController(rootViewController: Screen())
}
private final class FlowTabs: UITabBarController {
  func fill() {
    for index in 0..<3 {
      let flow = TabFlow()
      TabFlows.shared.flows[index] = flow
      viewControllers = (viewControllers ?? []) + [flow.navigation]
    }
  }
  func removeLast(forgets: Bool) {
    viewControllers = Array((viewControllers ?? []).dropLast())
    if !forgets { TabFlows.shared.flows[2] = nil }
  }
}

private final class ListNode<Value> {
  let value: Value
  var next: ListNode?
  var previous: ListNode?
  init(_ value: Value) { self.value = value }
}
private final class BackForwardList {
  var current: ListNode<UIView>?
  func visit(_ view: UIView) {
    let node = ListNode(view)
    node.previous = current
    current?.next = node
    current = node
  }
}

/// Flows of several steps.
extension Shape {
  private static func wizard(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    style: WizardStep.Style
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: "open; tap Next; back") { screen in
      let form = WizardForm()
      screen.object = form
      button(screen, "Next") { [unowned screen] in
        screen.navigationController?.pushViewController(WizardStep(form, style), animated: true)
      }
    }
  }
  private static func notes(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, isWeak: Bool,
    asks: Bool
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = NotesController()
      screen.asks = asks
      screen.bind(to: NotesViewModel(isWeak: isWeak))
      return screen
    }
  }
  private static func swipes(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    kind: UIViewController.Type
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: "open; tap Start; swipe back") { screen in
      let coordinator = SwipeCoordinator(kind)
      screen.object = coordinator
      button(screen, "Start") { [unowned screen, unowned coordinator] in
        coordinator.start(on: screen.navigationController)
      }
    }
  }
  private static func tabs(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, forgets: Bool
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: "open; tap Tabs; tap Fewer") {
      screen in
      button(screen, "Tabs") { [unowned screen] in
        let tabs = FlowTabs()
        tabs.fill()
        if let first = tabs.viewControllers?.first as? UINavigationController,
          let root = first.viewControllers.first as? Screen
        {
          root.loaded = { root in
            button(root, "Fewer") { [unowned root] in
              (root.tabBarController as? FlowTabs)?.removeLast(forgets: forgets)
            }
          }
        }
        screen.present(tabs, animated: true)
      }
    }
  }

  static let wizards: [Shape] = [
    wizard(
      "form that keeps the validator of a step", .abandoned, "validators",
      cut: "validators[_] → closure capture of type WizardStep ← make this weak: frees all",
      style: .strong),
    wizard("form that knows the step of a validator", .none, style: .weak),
    wizard("form that removes the validator of a step", .none, style: .removes),
    wizard(
      "form whose wrapped listener can't be found again", .abandoned, "listeners",
      cut: "listeners[0] ← remove this: frees all", style: .wrapped),
    wizard("form whose wrapped listener is removed", .none, style: .unwrapped),
    Shape("list's model that keeps its last item's", .none, script: "open; tap Row; back") {
      PlacesListController(strongly: false)
    },
    Shape(
      "list's model that keeps its last item's, which captures it", .leaked, "onSave",
      cut: "onSave → closure capture of type PlacesListViewModel ← make this weak: frees all",
      script: "open; tap Row; back; back"
    ) { PlacesListController(strongly: true) },
    Shape(
      "list's model that keeps its last item's, which captures it, in use", .none,
      script: "open; tap Row; back"
    ) { PlacesListController(strongly: true) },
    notes(
      "lazy action of a closure that is called with self", .leaked, "onSave",
      cut: "factory → closure capture of type NotesViewModel ← make this weak: frees all",
      isWeak: false, asks: true),
    notes("lazy action, weak", .none, isWeak: true, asks: true),
    notes(
      "bound by a protocol", .leaked, "changed",
      cut: "changed → closure capture of type NotesController ← make this weak: frees all",
      isWeak: false, asks: false),
    notes("bound by a protocol, weak", .none, isWeak: true, asks: false),
    swipes(
      "child that a swipe back to another class doesn't end", .abandoned, "children",
      cut: "children[0] ← remove this: frees it", kind: Screen.self),
    swipes("child that a swipe back ends", .none, kind: SwipeScreen.self),
    loaded("jobs in a line that have ended", .none, script: "open; back; advance 2s") { screen in
      for _ in 0..<3 {
        JobLine.shared.add {
          try? await Task.sleep(for: .milliseconds(100))
          screen.act()
        }
      }
    },
    Shape("tasks that wait for each other", .leaked, "Task") {
      let screen = TwinScreen()
      screen.waitForEachOther()
      return screen
    },
    loaded(
      "banner's window that is kept for the next", .none,
      script: "open; tap Banner; advance 1s; tap Banner; advance 1s; back"
    ) { screen in
      button(screen, "Banner") { BannerCenter.shared.show("a", keeps: true) }
    },
    loaded(
      "banner's window that is kept for the next, in one hold", .none,
      script: "open; tap Banner; hold; tap Banner; advance 1s; settle; back"
    ) { screen in
      button(screen, "Banner") { BannerCenter.shared.show("a", keeps: true) }
    },
    loaded(
      "banner's window that is dropped", .none, script: "open; tap Banner; advance 1s; back"
    ) { screen in
      button(screen, "Banner") { BannerCenter.shared.show("a", keeps: false) }
    },
    tabs(
      "tab that was removed, its flow kept", .abandoned, "flows",
      cut: "flows[2] ← remove this: frees all", forgets: true),
    tabs("tab that was removed with its flow", .none, forgets: false),
    loaded(
      "views in a list of back and forward", .leaked, "previous",
      cut: "previous ← make this and 2 more like it weak: frees all"
    ) { screen in
      let list = BackForwardList()
      for _ in 0..<4 { list.visit(UIView()) }
      screen.object = list
    },
  ]
}
