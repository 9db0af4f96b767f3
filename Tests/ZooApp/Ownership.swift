import UIKit

private enum Held {
  static var loading: [UIViewController] = []
  static var byKey: [Int: UIViewController] = [:]
  static var models: [Int: CachedViewModel] = [:]
  static var n = 0
}
private enum Shared {
  static let model = CachedViewModel()
  static var current: CachedViewModel?
}
final class CachedViewModel {
  var changed: (() -> Void)?
  var items: [Int] = []
}
private final class CachedScreen: UIViewController {
  let viewModel: CachedViewModel
  init(_ viewModel: CachedViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private final class SheetHost: Screen {
  let owned = Screen()
  lazy var lazily = Screen()
  var last: UIViewController?
  private(set) lazy var picker: UINavigationController = UINavigationController(
    rootViewController: Screen())
}
private final class DetailScreen: UIViewController {
  var onBack: (() -> Void)?
  weak var coordinator: DetailChildCoordinator?
  var strongCoordinator: DetailChildCoordinator?
  var viewModel: DetailChildViewModel?
}
private final class DetailChildViewModel {
  var onDone: (() -> Void)?
}
private final class DetailChildCoordinator {
  let navigation: UINavigationController
  var children: [DetailChildCoordinator] = []
  weak var parent: DetailChildCoordinator?
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  enum Link { case weak, closure, model, none, strong }
  func start(_ link: Link) {
    navigation.pushViewController(screen(link), animated: true)
  }
  func screen(_ link: Link) -> UIViewController {
    let screen = DetailScreen()
    switch link {
    case .weak: screen.coordinator = self
    case .strong: screen.strongCoordinator = self
    case .closure: screen.onBack = { [weak self] in self?.finish() }
    case .model:
      let model = DetailChildViewModel()
      model.onDone = { [weak self] in self?.finish() }
      screen.viewModel = model
    case .none: break
    }
    return screen
  }
  func finish() { parent?.children.removeAll { $0 === self } }
}

/// What an app keeps on purpose, and what it forgot.
extension Shape {
  private static func owner(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", script: String,
    _ sheet: @escaping (SheetHost) -> UIViewController
  ) -> Shape {
    Shape(name, verdict, keeper, script: script) {
      let owner = SheetHost()
      owner.loaded = { [unowned owner] screen in
        button(screen, "Show") { [unowned owner] in owner.present(sheet(owner), animated: true) }
      }
      return owner
    }
  }
  private static func forgotten(_ name: String, _ link: DetailChildCoordinator.Link) -> Shape {
    Shape(name, .abandoned, "DetailChildCoordinator") {
      let navigation = UIApplication.shared.connectedScenes.compactMap {
        ($0 as? UIWindowScene)?.windows.first?.rootViewController as? UINavigationController
      }[0]
      let child = DetailChildCoordinator(navigation)
      delegate?.coordinator?.flows[UUID()] = child
      return child.screen(link)
    }
  }
  private static let again = "repeat 6 { open; back }"

  static let ownership: [Shape] = [
    owner("owned sheet, dismissed", .none, script: "open; tap Show; dismiss") { $0.owned },
    owner("owned sheet, swiped", .none, script: "open; tap Show; swipe down; back") { $0.owned },
    owner("owned sheet, twice", .none, script: "open; tap Show; dismiss; tap Show; dismiss; back") {
      $0.owned
    },
    owner("lazy sheet", .none, script: "open; tap Show; dismiss") { $0.lazily },
    owner("lazy sheet, twice", .none, script: "open; tap Show; dismiss; tap Show; dismiss") {
      $0.lazily
    },
    owner("lazy navigation", .none, script: "open; tap Show; dismiss; tap Show; dismiss; back") {
      $0.picker
    },
    owner("last sheet", .abandoned, "last", script: "open; tap Show; dismiss") {
      let s = Screen()
      $0.last = s
      return s
    },
    owner(
      "last sheet reused", .none,
      script: "open; tap Show; dismiss; tap Show; dismiss; tap Show; dismiss"
    ) {
      let s = $0.last ?? Screen()
      $0.last = s
      return s
    },
    Shape("cached screens by key", .none, script: again) {
      Held.n += 1
      let s = Held.byKey[Held.n % 2] ?? Screen()
      Held.byKey[Held.n % 2] = s
      return s
    },
    Shape("cached view models by key", .none, script: again) {
      Held.n += 1
      let s = Held.models[Held.n % 2] ?? CachedViewModel()
      Held.models[Held.n % 2] = s
      return CachedScreen(s)
    },
    Shape(
      "cached view models by key, never again", .abandoned, "static Held.models", findings: 6,
      script: again
    ) {
      Held.n += 1
      let s = CachedViewModel()
      Held.models[Held.n] = s
      return CachedScreen(s)
    },
    .screen("loading sheet in a static, one step", .abandoned, "static Held.loading") { screen in
      screen.loaded = { screen in
        DispatchQueue.main.async {
          let loading = Screen()
          Held.loading.append(loading)
          screen.present(loading, animated: true) { loading.dismiss(animated: true) }
        }
      }
    },
    .screen("loading sheet in a variable, one step", .abandoned, "object", script: "open") {
      screen in
      screen.loaded = { screen in
        DispatchQueue.main.async {
          let loading = Screen()
          screen.object = loading
          screen.present(loading, animated: true) { loading.dismiss(animated: true) }
        }
      }
    },
    .screen("pushed and popped in a static, one step", .none) { screen in
      screen.loaded = { screen in
        DispatchQueue.main.async {
          let loading = Screen()
          Held.loading.append(loading)
          screen.navigationController?.pushViewController(loading, animated: false)
          screen.navigationController?.popViewController(animated: false)
        }
      }
    },
    .screen("controller never shown in a static", .none, "") { screen in
      screen.loaded = { _ in Held.loading.append(Screen()) }
    },
    Shape("shared view model", .none, script: "open; tap Next; tap Set; back") {
      let model = CachedViewModel()
      let first = CachedScreen(model)
      first.loadViewIfNeeded()
      button(first, "Next") { [unowned first] in
        let next = CachedScreen(model)
        next.loadViewIfNeeded()
        button(next, "Set") { [unowned next] in
          next.navigationController?.viewControllers.removeAll {
            ($0 as? CachedScreen).map { $0 !== next } ?? false
          }
        }
        first.navigationController?.pushViewController(next, animated: true)
      }
      return first
    },
    Shape("singleton view model", .none, script: again) { CachedScreen(Shared.model) },
    Shape("singleton view model, once", .none) { CachedScreen(Shared.model) },
    Shape("current view model in a static", .abandoned, "static Shared.current") {
      let model = CachedViewModel()
      Shared.current = model
      return CachedScreen(model)
    },
    Shape("coordinator's own view model", .none) {
      CachedScreen(delegate?.coordinator?.model ?? CachedViewModel())
    },
    Shape("coordinator's own screen", .none) {
      delegate?.coordinator?.reused ?? UIViewController()
    },
    forgotten("forgotten child, weak coordinator", .weak),
    forgotten("forgotten child, closure", .closure),
    forgotten("forgotten child, view model", .model),
    forgotten("forgotten child, nothing", .none),
    forgotten("forgotten child, strong coordinator", .strong),
  ]
}
