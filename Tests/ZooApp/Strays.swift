import UIKit

private final class DetailPresenter {
  var view: AnyObject?
  var finish: (() -> Void)?
  var child: DetailPresenter?
  func end() {}
}

private final class DetailCoordinator {
  var children: [DetailCoordinator] = []
  var parent: DetailCoordinator?
  var navigation: UINavigationController?
}

private final class Bubble: UIView {
  var tapped: (() -> Void)?
  var peer: Bubble?
}

private final class Kept {
  static var presenters: [DetailPresenter] = []
  static var bubbles: [UIView] = []
  static var screens: [UIViewController] = []
  static var onlyOne: DetailPresenter?
}

private func leaking() -> Screen {
  let screen = Screen()
  screen.object = screen
  return screen
}

/// Optimized code would omit an object that nothing uses.
@inline(never) private func retainForever(_ object: AnyObject) {
  _ = Unmanaged.passRetained(object)
}

/// Objects that come and go between two judgments, or are never shown, so that nothing leaves the
/// hierarchy.
extension Shape {
  /// A plain screen beside which `make` leaves something.
  private static func beside(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", _ make: @escaping (Screen) -> Void
  ) -> Shape {
    screen(name, verdict, keeper) { screen in screen.loaded = make }
  }

  static let strays: [Shape] = [
    beside("controller never shown", .leaked, "Screen") { _ in _ = leaking() },
    beside("controller whose view was loaded and never shown", .leaked, "Screen") { _ in
      leaking().loadViewIfNeeded()
    },
    beside("child added and removed in one step", .leaked, "Screen") { screen in
      let child = leaking()
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    },
    beside("loading sheet that dismisses itself", .leaked, "Screen") { screen in
      let loading = leaking()
      DispatchQueue.main.async {
        screen.present(loading, animated: true) { loading.dismiss(animated: true) }
      }
    },
    beside("loading sheet that a timer dismisses", .leaked, "Screen") { screen in
      let loading = leaking()
      DispatchQueue.main.async { screen.present(loading, animated: true) }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        screen.dismiss(animated: true)
      }
    },
    beside("loading sheet that a task dismisses", .leaked, "Screen") { screen in
      let loading = leaking()
      Task { @MainActor in
        screen.present(loading, animated: true)
        try? await Task.sleep(for: .seconds(1))
        screen.dismiss(animated: true)
      }
    },
    beside("page that replaces itself", .leaked, "Screen") { screen in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        guard let navigation = screen.navigationController else { return }
        navigation.pushViewController(leaking(), animated: false)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          navigation.viewControllers[navigation.viewControllers.count - 1] = Screen()
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            navigation.popViewController(animated: false)
          }
        }
      }
    },
    beside("splash that a root replaces", .leaked, "Screen") { screen in
      let window = UIWindow()
      window.rootViewController = leaking()
      window.makeKeyAndVisible()
      window.rootViewController = Screen()
      window.isHidden = true
    },
    Shape(
      "overlay window, hidden between its uses", .none,
      script: "repeat 2 { open; back }"
    ) {
      Overlay.window.isHidden = false
      let screen = Screen()
      screen.loaded = { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Overlay.window.isHidden = true }
      }
      return screen
    },
    beside("alert whose action holds it", .leaked, "UIAlertController") { screen in
      DispatchQueue.main.async {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in alert.title = "b" })
        screen.present(alert, animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { screen.dismiss(animated: true) }
      }
    },
    beside("page view controller whose closure holds it", .leaked, "UIPageViewController") { _ in
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let page = Screen()
      page.action = { pages.title = "a" }
      pages.setViewControllers([page], direction: .forward, animated: false)
    },
    beside("view", .leaked, "Bubble") { _ in
      let bubble = Bubble()
      bubble.tapped = { bubble.tag = 1 }
    },
    beside("view that was removed", .leaked, "Bubble") { screen in
      let bubble = Bubble()
      bubble.tapped = { bubble.tag = 1 }
      screen.view.addSubview(bubble)
      bubble.removeFromSuperview()
    },
    beside("two views", .leaked, "peer") { _ in
      let (one, other) = (Bubble(), Bubble())
      one.peer = other
      other.peer = one
    },
    beside("button whose action holds it", .leaked, "UIButton") { _ in
      let button = UIButton()
      button.addAction(UIAction { _ in button.tag = 1 }, for: .touchUpInside)
    },
    beside("view in a view", .leaked, "Bubble") { _ in
      let bubble = Bubble()
      let inner = Bubble()
      inner.peer = bubble
      bubble.addSubview(inner)
    },
    beside("presenter", .leaked, "DetailPresenter") { _ in
      let presenter = DetailPresenter()
      presenter.finish = { presenter.end() }
    },
    beside("two presenters", .leaked, "child") { _ in
      let presenter = DetailPresenter()
      presenter.child = DetailPresenter()
      presenter.child?.child = presenter
    },
    beside("presenter and its view", .leaked, "Bubble") { _ in
      let presenter = DetailPresenter()
      let bubble = Bubble()
      presenter.view = bubble
      bubble.tapped = { presenter.end() }
    },
    beside("presenter retained without a release", .leaked, "DetailPresenter") { _ in
      retainForever(DetailPresenter())
    },
    beside("coordinator never attached", .leaked, "DetailCoordinator") { screen in
      let coordinator = DetailCoordinator()
      let child = DetailCoordinator()
      coordinator.children = [child]
      child.parent = coordinator
    },
    beside("coordinator with screens never shown", .leaked, "DetailCoordinator") { _ in
      let coordinator = DetailCoordinator()
      let navigation = UINavigationController(rootViewController: Screen())
      coordinator.navigation = navigation
      (navigation.viewControllers[0] as? Screen)?.object = coordinator
    },
    beside("controller made and dropped", .none) { _ in _ = Screen() },
    beside("view made and dropped", .none) { _ in _ = Bubble() },
    beside("presenter that a static keeps", .none) { _ in Kept.onlyOne = DetailPresenter() },
    beside("presenters that a static keeps, once", .none) { _ in
      Kept.presenters.append(DetailPresenter())
    },
    beside("views that a static keeps, once", .none) { _ in Kept.bubbles.append(Bubble()) },
    beside("sheet that dismisses itself and dies", .none) { screen in
      DispatchQueue.main.async {
        let loading = Screen()
        screen.present(loading, animated: true) { loading.dismiss(animated: true) }
      }
    },
    beside("presenter in a sleeping task", .none) { _ in
      let presenter = DetailPresenter()
      presenter.child = DetailPresenter()
      Task {
        try? await Task.sleep(for: .seconds(5))
        presenter.end()
      }
    },
    beside("presenter in work on another queue", .none) { _ in
      let presenter = DetailPresenter()
      DispatchQueue.global().async {
        usleep(50_000)
        withExtendedLifetime(presenter) {}
      }
    },
  ]

  static let all = [
    cycles, roots, strays, interface, concurrency, services, flows, captures, hierarchy, wiring,
    screens, tasks, visits, ownership, lifetimes, patterns, requests, records, queues, lists,
    presenting, observing, wrappers, coordination, sequences, callbacks, features, details,
    bases, handlers, modules, signals, jobs, journeys, widgets, tables, editing, selections,
    caches, publishers, routing, mediation, payloads, works, continuations, returns, idioms, checks,
    sharedClosures, values, storage, overlaps, singletons, parts, retrying, relays, selfKeeping,
    registries, ownParts, articles, foundationFields, streams, threads, trips, chats, players,
    introductions,
    accounts, editors, settingRows, maps, syncs, assemblies, containers, links, dashboards,
    controls, languages,
    keeping, loading, naming, outlasting, bookings, parcels, clinics,
    awaited, racing, eventStreams, providers, sheets, cardTransitions, removals, resets, logOuts,
    injections,
    factories, closures, erasures, panes, prompts, completions, drafting, tabOwners,
    vaults, reactions, pagers, gates, switchboards, holders, overlays, notations, wizards, endings,
    libraries, pipelines, awaiting, leftTasks, stores, hostings, contexts,
    navigators, errands, knots, soleOwners,
    checkouts, feeds, tickers, uploads, bindings, stages, depots, moments, channels, recursions,
    overruns, shelves, leftovers, listening, pickers, admissions, questions, substitutes,
    accessories, collectors, executors, traits, owners, departures, accumulations,
  ].flatMap { $0 }
}

/// A window over all screens that the app makes once.
private enum Overlay {
  static let window: UIWindow = {
    let window = UIWindow()
    window.rootViewController = Screen()
    return window
  }()
}
