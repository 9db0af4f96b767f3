import Synchronization
import UIKit

private protocol LoaderDelegate: AnyObject, Sendable { func loaded(_ value: Int) async }
private actor PageLoader {
  weak var delegate: (any LoaderDelegate)?
  var strong: (any LoaderDelegate)?
  private var waiting: [Int: [CheckedContinuation<Int, Never>]] = [:]
  private var inFlight: [Int: Task<Int, Never>] = [:]
  func set(_ delegate: any LoaderDelegate) { self.delegate = delegate }
  func setStrongly(_ delegate: any LoaderDelegate) { strong = delegate }
  func page(_ id: Int) async -> Int {
    if let task = inFlight[id] { return await task.value }
    let task = Task {
      try? await Task.sleep(for: .seconds(1))
      return id
    }
    inFlight[id] = task
    defer { inFlight[id] = nil }
    return await task.value
  }
  func keptPage(_ id: Int, then: @escaping @Sendable (Int) -> Void) {
    inFlight[id] = Task {
      then(id)
      return id
    }
  }
  func wait(_ id: Int) async -> Int {
    await withCheckedContinuation { waiting[id, default: []].append($0) }
  }
}
private final class TickSource {
  private var continuation: AsyncStream<Int>.Continuation?
  func ticks() -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.continuation = continuation
      continuation.onTermination = { _ in self.stop() }
    }
  }
  func stop() { continuation = nil }
}
private final class LoadGate: Sendable {
  private let waiting = Mutex<[@Sendable () -> Void]>([])
  func wait(_ body: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(body) } }
  func open() {
    let bodies = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    bodies.forEach { $0() }
  }
}
@MainActor private final class TaskBag {
  private var tasks: [Task<Void, Never>] = []
  func add(_ task: Task<Void, Never>) { tasks.append(task) }
  isolated deinit { tasks.forEach { $0.cancel() } }
}
private enum LoadContext { @TaskLocal static var trace: Helper? }
private final class LoadScreen: UIViewController, LoaderDelegate, @unchecked Sendable {
  let loader = PageLoader()
  let gate = LoadGate()
  let ticks = TickSource()
  let bag = TaskBag()
  var reading: Task<Void, Never>?
  var count = 0
  func loaded(_ value: Int) async { count = value }
}

/// Loaders that are actors, and the tasks, streams and locks around them.
extension Shape {
  private static func load(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping @MainActor (LoadScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = LoadScreen()
      wire(screen)
      return screen
    }
  }

  static let loading: [Shape] = [
    load("actor's weak delegate", .none) { screen in
      screen.bag.add(Task { await screen.loader.set(screen) })
    },
    load(
      "actor's strong delegate", .leaked, "strong", cut: "strong ← make this weak: frees all"
    ) { screen in
      screen.bag.add(Task { await screen.loader.setStrongly(screen) })
    },
    load("two that wait for one page of an actor", .none) { screen in
      for _ in 0..<2 {
        screen.bag.add(Task { @MainActor in screen.count += await screen.loader.page(1) })
      }
    },
    load("ended task in an actor's dictionary", .none) { screen in
      screen.bag.add(
        Task { @MainActor in await screen.loader.keptPage(1) { screen.count = $0 } })
    },
    load(
      "wait in its own actor that nothing ends", .leaked, "can't continue"
    ) { screen in
      screen.bag.add(Task { @MainActor in screen.count = await screen.loader.wait(1) })
    },
    load("ticks whose reader is cancelled", .none) { screen in
      let ticks = screen.ticks.ticks()
      screen.reading = Task { @MainActor [weak screen] in
        for await tick in ticks { screen?.count = tick }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak screen] in
        screen?.reading?.cancel()
      }
    },
    load(
      "ticks whose end captures their source", .leaked, "continuation"
    ) { screen in
      let ticks = screen.ticks.ticks()
      screen.reading = Task { @MainActor [weak screen] in
        for await tick in ticks { screen?.count = tick }
      }
    },
    load(
      "gate that stays closed", .leaked, "waiting"
    ) { screen in screen.gate.wait { [screen] in _ = screen.count } },
    load("tasks in a bag that cancels", .none) { screen in
      screen.bag.add(
        Task { @MainActor [weak screen] in
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            guard let screen else { return }
            screen.count += 1
          }
        })
    },
    load("child tasks that inherit a task local", .none) { screen in
      let trace = Helper()
      trace.owner = screen
      LoadContext.$trace.withValue(trace) {
        screen.bag.add(
          Task { @MainActor in
            async let first = screen.loader.page(1)
            async let second = screen.loader.page(2)
            screen.count = await first + second
          })
      }
    },
  ]
}
