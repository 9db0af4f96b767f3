import UIKit

final class Cache {
  static let shared = Cache()
  static var handlers: [() -> Void] = []
  static var byName: [String: UIViewController] = [:]
  static var last: UIViewController?
  var screens: [UIViewController] = []
  lazy var lazily: [UIViewController] = []
  let mutable = NSMutableArray()
  let cache = NSCache<NSString, UIViewController>()
}

var globalScreen: UIViewController?
private var hiddenAction: (() -> Void)?
private var globalHelper = Helper()
private let globalQueue = OperationQueue()
private var globalWork: DispatchWorkItem?
private var globalSource: (any DispatchSourceTimer)?
private var globalPointer: UnsafeMutablePointer<UIViewController>?
private var globalTokens: [any NSObjectProtocol] = []

enum Session {
  enum Storage {
    static var current: UIViewController?
  }
}

struct Local {
  @TaskLocal static var screen: UIViewController?
}

extension Shape {
  static let roots: [Shape] = [
    screen(
      "singleton", .abandoned, "static Cache.shared", cut: "screens[0] ← remove this: frees all"
    ) { Cache.shared.screens.append($0) },
    screen(
      "lazy of a singleton", .abandoned, "static Cache.shared",
      cut: "lazily[0] ← remove this: frees all"
    ) {
      Cache.shared.lazily.append($0)
    },
    screen(
      "singleton's mutable array", .abandoned, "static Cache.shared",
      cut: "[0] ← remove this: frees all"
    ) {
      Cache.shared.mutable.add($0)
    },
    screen(
      "singleton's cache", .abandoned, "static Cache.shared", cut: "value ← remove this: frees all"
    ) {
      Cache.shared.cache.setObject($0, forKey: "a")
    },
    screen(
      "static closures", .abandoned, "static Cache.handlers",
      cut: "[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Cache.handlers.append { screen.act() }
    },
    screen(
      "static dictionary", .abandoned, "static Cache.byName",
      cut: "[\"a\"] ← remove this: frees all"
    ) { Cache.byName["a"] = $0 },
    screen("static", .abandoned, "static Cache.last") { Cache.last = $0 },
    screen("nested static", .abandoned, "static Session.Storage.current") {
      Session.Storage.current = $0
    },
    screen("global", .abandoned, "global globalScreen") { globalScreen = $0 },
    screen("private global closure", .abandoned, "global hiddenAction") { screen in
      hiddenAction = { screen.act() }
    },
    screen(
      "helper of a global", .abandoned, "global globalHelper",
      cut: "owner ← make this weak: frees all"
    ) { globalHelper.owner = $0 },
    screen("global pointer", .abandoned, "global globalPointer") {
      globalPointer = .allocate(capacity: 1)
      globalPointer?.initialize(to: $0)
    },
    screen("static and cycle", .abandoned, "static Cache.last") { screen in
      Cache.last = screen
      screen.action = { screen.act() }
    },
    screen(
      "function's static", .abandoned, "static Once.screens", cut: "[0] ← remove this: frees all"
    ) { keep($0) },
    screen("observer", .abandoned, "NotificationCenter.default: observer of \"didLogin\"") {
      screen in
      _ = NotificationCenter.default.addObserver(
        forName: Notification.Name("didLogin"), object: nil, queue: nil
      ) { _ in screen.act() }
    },
    screen(
      "observer whose token is kept", .abandoned, "NotificationCenter.default",
      cut: "observer of \"didLogout\" → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = NotificationCenter.default.addObserver(
        forName: Notification.Name("didLogout"), object: nil, queue: .main
      ) { _ in screen.act() }
    },
    screen("observer of weak self", .none) { screen in
      globalTokens.append(
        NotificationCenter.default.addObserver(
          forName: Notification.Name("didLogout"), object: nil, queue: nil
        ) { [weak screen] _ in screen?.act() })
    },
    screen(
      "repeating timer", .abandoned, "the run loop",
      cut: "block → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in screen.act() }
    },
    screen("dispatch timer in a field", .abandoned, "dispatch") { screen in
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.schedule(deadline: .now() + 3600, repeating: 3600)
      timer.setEventHandler { screen.act() }
      timer.resume()
      screen.any = timer
    },
    screen("dispatch timer in a global", .abandoned, "dispatch") { screen in
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.schedule(deadline: .now() + 3600, repeating: 3600)
      timer.setEventHandler { screen.act() }
      timer.resume()
      globalSource = timer
    },
    screen(
      "thread dictionary", .abandoned, "Thread.main", cut: "[_] ← remove this: frees all"
    ) {
      Thread.current.threadDictionary["screen"] = $0
    },
    screen("suspended operation queue", .abandoned, "global globalQueue") { screen in
      globalQueue.isSuspended = true
      globalQueue.addOperation { screen.act() }
    },
    screen("work item in a global", .abandoned, "global globalWork") { screen in
      globalWork = DispatchWorkItem { screen.act() }
    },
    screen("user defaults", .none) { _ in UserDefaults.standard.set(1, forKey: "zoo") },
    screen("main queue, later", .none) { screen in
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { screen.act() }
    },
    screen("main queue, now", .none) { screen in DispatchQueue.main.async { screen.act() } },
    screen("global queue, at once", .none) { screen in
      DispatchQueue.global().async { withExtendedLifetime(screen) {} }
    },
    screen("global queue, 3 ms", .none) { screen in
      DispatchQueue.global().async {
        usleep(3_000)
        withExtendedLifetime(screen) {}
      }
    },
    screen("global queue, 80 ms", .none) { screen in
      DispatchQueue.global().async {
        usleep(80_000)
        withExtendedLifetime(screen) {}
      }
    },
    screen("thread, 80 ms", .none) { screen in
      Thread.detachNewThread {
        usleep(80_000)
        withExtendedLifetime(screen) {}
      }
    },
    screen("operation, 80 ms", .none) { screen in
      let queue = OperationQueue()
      queue.addOperation {
        usleep(80_000)
        withExtendedLifetime(screen) {}
      }
    },
    screen("global queue, an hour later", .none) { screen in
      DispatchQueue.global().asyncAfter(deadline: .now() + 3600) { screen.act() }
    },
    screen("task that sleeps", .none) { screen in
      Task {
        try? await Task.sleep(for: .seconds(2))
        screen.act()
      }
    },
    screen("task", .none) { screen in Task { screen.act() } },
    screen("detached task", .none) { screen in Task.detached { await screen.act() } },
    screen("animation", .none) { screen in
      UIView.animate(withDuration: 1) { screen.act() }
    },
    screen("continuation", .leaked, "task") { screen in
      Task {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in }
        screen.act()
      }
    },
  ]
}

private func keep(_ screen: UIViewController) {
  struct Once {
    static var screens: [UIViewController] = []
  }
  Once.screens.append(screen)
}
