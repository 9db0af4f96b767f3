import UIKit

private final class VisitModel { let n: Int; init(_ n: Int) { self.n = n } }
private final class VisitViewModel {
  var title = "a"
  var changed: (() -> Void)?
}
private final class VisitCoordinator {
  var child: VisitCoordinator?
  weak var screen: UIViewController?
}
private final class BadgeView: UIView {}
private enum Visits {
  static var viewModels: [VisitViewModel] = []
  static var byKey: [Int: VisitViewModel] = [:]
  static var coordinators: [VisitCoordinator] = []
  static var pool: [BadgeView] = []
  static var log: [String] = []
  static var models: [VisitModel] = []
  static var chain: VisitCoordinator?
  static var screens: [UIViewController] = []
  static var weakBoxes: [WeakVisit] = []
  static var n = 0
  static let name = Notification.Name("visits")
  static var continuations: [AsyncStream<Int>.Continuation] = []
  static var task: Task<Void, Never>?
}
private final class WeakVisit { weak var object: AnyObject?; init(_ o: AnyObject) { object = o } }
private final class VisitScreen: Screen {
  let model: VisitViewModel
  init(_ model: VisitViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// What one visit after the other leaves behind, and what settles.
extension Shape {
  private static let again = "repeat 6 { open; back }"
  static let visits: [Shape] = [
    Shape(
      "view models of visits", .abandoned, "static Visits.viewModels", findings: 6, script: again
    ) {
      let model = VisitViewModel()
      Visits.viewModels.append(model)
      return VisitScreen(model)
    },
    Shape("view models of visits by key", .none, script: again) {
      Visits.n += 1
      let model = Visits.byKey[Visits.n % 2] ?? VisitViewModel()
      Visits.byKey[Visits.n % 2] = model
      return VisitScreen(model)
    },
    Shape("coordinators of visits", .growing, "static Visits.coordinators", script: again) {
      let screen = Screen()
      let c = VisitCoordinator()
      c.screen = screen
      Visits.coordinators.append(c)
      return screen
    },
    Shape("chain of coordinators", .growing, "static Visits.chain", script: again) {
      let screen = Screen()
      let c = VisitCoordinator()
      c.child = Visits.chain
      Visits.chain = c
      return screen
    },
    Shape("tasks of visits that await notifications", .growing, "a suspended task", script: again) {
      let screen = VisitScreen(VisitViewModel())
      screen.loaded = { screen in
        Task {
          for await _ in NotificationCenter.default.notifications(named: Visits.name) {
            screen.act()
          }
        }
      }
      return screen
    },
    Shape("tasks of visits that await a stream", .growing, "a suspended task", script: again) {
      let screen = VisitScreen(VisitViewModel())
      screen.loaded = { screen in
        let (values, continuation) = AsyncStream.makeStream(of: Int.self)
        Visits.continuations.append(continuation)
        Task { for await _ in values { screen.act() } }
      }
      return screen
    },
    // No two visits begin at the same titles, so that only the loop shows the growth.
    Shape("tasks of visits that change a title", .growing, "a suspended task", script: again) {
      let screen = VisitScreen(VisitViewModel())
      screen.loaded = { screen in
        Visits.n += 1
        screen.navigationController?.viewControllers.first?.title = "\(Visits.n)"
        Task {
          for await _ in NotificationCenter.default.notifications(named: Visits.name) {
            screen.act()
          }
        }
      }
      return screen
    },
    Shape("latest task of visits only", .pending, script: again) {
      let screen = VisitScreen(VisitViewModel())
      screen.loaded = { screen in
        Visits.task?.cancel()
        Visits.task = Task {
          for await _ in NotificationCenter.default.notifications(named: Visits.name) {
            screen.act()
          }
        }
      }
      return screen
    },
    Shape("latest coordinator only", .none, script: again) {
      let c = VisitCoordinator()
      Visits.chain = c
      return Screen()
    },
    Shape("pool of views that settles", .none, script: again) {
      let screen = Screen()
      if Visits.pool.count < 3 { Visits.pool.append(BadgeView()) }
      screen.loaded = { $0.view.addSubview(Visits.pool[Visits.pool.count - 1]) }
      return screen
    },
    Shape("pool of views that grows", .growing, "static Visits.pool", script: again) {
      let screen = Screen()
      let view = BadgeView()
      Visits.pool.append(view)
      screen.loaded = { $0.view.addSubview(view) }
      return screen
    },
    Shape("log of visits", .none, script: again) {
      Visits.log.append("visit \(Visits.log.count)")
      return Screen()
    },
    Shape("model data of visits", .none, script: again) {
      Visits.models.append(VisitModel(Visits.models.count))
      return Screen()
    },
    Shape("screens of visits", .abandoned, "static Visits.screens", findings: 6, script: again) {
      let screen = Screen()
      Visits.screens.append(screen)
      return screen
    },
    Shape("weak boxes of visits", .none, script: again) {
      let screen = Screen()
      Visits.weakBoxes.append(WeakVisit(screen))
      return screen
    },
    Shape("leaked view model of each visit", .leaked, "changed", findings: 6, script: again) {
      let model = VisitViewModel()
      model.changed = { model.title = "b" }
      return VisitScreen(model)
    },
    Shape("window's overlays", .growing, "BadgeView", script: again) {
      let screen = Screen()
      screen.loaded = { _ in delegate?.window?.addSubview(BadgeView()) }
      return screen
    },
    Shape("observers of visits, weak", .none, script: again) {
      let screen = Screen()
      screen.loaded = { screen in
        _ = NotificationCenter.default.addObserver(forName: .init("v"), object: nil, queue: nil) {
          [weak screen] _ in screen?.act()
        }
      }
      return screen
    },
    Shape(
      "observers of visits, view model", .abandoned, "NotificationCenter", findings: 6,
      script: again
    ) {
      let model = VisitViewModel()
      _ = NotificationCenter.default.addObserver(forName: .init("v"), object: nil, queue: nil) {
        _ in
        model.title = "c"
      }
      return VisitScreen(model)
    },
    Shape("timers of visits, view model", .abandoned, "run loop", findings: 6, script: again) {
      let model = VisitViewModel()
      Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in model.title = "c" }
      return VisitScreen(model)
    },
    Shape("children of a coordinator that stays", .growing, "flows", script: again) {
      delegate?.coordinator?.flows[UUID()] = VisitCoordinator()
      return Screen()
    },
    Shape("gesture recognizers added to the window", .growing, "", script: again) {
      let screen = Screen()
      screen.loaded = { _ in
        let helper = VisitViewModel()
        delegate?.window?.rootViewController?.view.addSubview(
          UIButton(primaryAction: UIAction { _ in helper.title = "a" }))
      }
      return screen
    },
    Shape("button for one more element after each visit", .none, script: again) {
      let screen = Screen()
      screen.loaded = { _ in
        let row = UIButton(primaryAction: UIAction { _ in })
        HeadlessDevice.showsData(row)
        delegate?.window?.rootViewController?.view.addSubview(row)
      }
      return screen
    },
    Shape(
      "two steps apart", .growing, "static Visits.viewModels",
      script: "repeat 6 { open; back; memory-warning }"
    ) {
      Visits.n += 1
      if Visits.n % 1 == 0 { Visits.viewModels.append(VisitViewModel()) }
      return Screen()
    },
    Shape(
      "without repeat", .growing, "static Visits.viewModels",
      script: "open; back; open; back; open; back; open; back; open; back"
    ) {
      Visits.viewModels.append(VisitViewModel())
      return Screen()
    },
  ]
}
