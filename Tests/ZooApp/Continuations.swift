import UIKit

// MARK: Services

private actor Library {
  static let shared = Library()
  private var screens: [Int: UIViewController] = [:]
  private var listeners: [UUID: @Sendable () -> Void] = [:]
  private var continuations: [UUID: AsyncStream<Int>.Continuation] = [:]
  func open(_ id: Int, _ screen: sending UIViewController) { screens[id] = screen }
  func close(_ id: Int) { screens[id] = nil }
  func listen(_ body: @escaping @Sendable () -> Void) -> UUID {
    let id = UUID()
    listeners[id] = body
    return id
  }
  func forget(_ id: UUID) { listeners[id] = nil }
  func events() -> AsyncStream<Int> {
    let id = UUID()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuations[id] = continuation
    continuation.onTermination = { _ in Task { await self.end(id) } }
    return stream
  }
  private func end(_ id: UUID) { continuations[id] = nil }
}
/// Asks the user, and waits for the answer.
@MainActor private final class Prompt {
  private var waiting: CheckedContinuation<Bool, Never>?
  var isWaiting: Bool { waiting != nil }
  func ask() async -> Bool { await withCheckedContinuation { waiting = $0 } }
  func answer(_ value: Bool) {
    waiting?.resume(returning: value)
    waiting = nil
  }
  static let shared = Prompt()
}
/// Releases one waiter after the other.
private actor Gate {
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiters.append($0) }
  }
  func open() {
    isOpen = true
    waiters.forEach { $0.resume() }
    waiters = []
  }
  static let shared = Gate()
}
private enum Current {
  @TaskLocal static var screen: UIViewController?
  @TaskLocal static var request = 0
}
@MainActor private final class AsyncModel {
  var state = ""
  var task: Task<Void, Never>?
  var tasks: [String: Task<Int, any Error>] = [:]
  var stream: AsyncStream<Int>?
  var feed: AsyncStream<Int>.Continuation?
  var changed: (@MainActor () async -> Void)?
  weak var screen: AsyncScreen?
  init() {}
  isolated deinit { task?.cancel() }
  func load(_ id: Int) async throws -> Int {
    try await Task.sleep(for: .milliseconds(50))
    return id
  }
}
private final class AsyncScreen: UIViewController {
  let model = AsyncModel()
  var task: Task<Void, Never>?
  var left: (() -> Void)?
  var kept: AnyObject?
  func act() {}
  func show(_ value: Int) { title = "\(value)" }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    left?()
  }
}
private func lost() async -> Int { await withCheckedContinuation { _ in } }

/// Tasks, streams, actors and continuations.
extension Shape {
  private static func async(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ hold: @escaping @MainActor (AsyncScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = AsyncScreen()
      hold(screen)
      return screen
    }
  }

  static let continuations: [Shape] = [
    async("screen in a shared actor", .abandoned, "static Library.shared") { screen in
      screen.task = Task { await Library.shared.open(1, screen) }
    },
    async("screen in a shared actor until it leaves", .none) { screen in
      Task { await Library.shared.open(2, screen) }
      screen.left = { Task { await Library.shared.close(2) } }
    },
    async("listener of a shared actor", .abandoned, "static Library.shared") { screen in
      Task { _ = await Library.shared.listen { _ = screen } }
    },
    async("listener of a shared actor that is forgotten in time", .none) { screen in
      Task { [weak screen] in
        let id = await Library.shared.listen { [weak screen] in _ = screen }
        await Library.shared.forget(id)
      }
    },
    async("events of a shared actor in a strong loop", .pending) { screen in
      screen.task = Task { for await event in await Library.shared.events() { screen.show(event) } }
    },
    async("events of a shared actor, cancelled when it leaves", .none) { screen in
      screen.task = Task { for await event in await Library.shared.events() { screen.show(event) } }
      screen.left = { [weak screen] in screen?.task?.cancel() }
    },
    async("events of a shared actor, cancelled in an isolated deinit", .none) { screen in
      screen.model.screen = screen
      screen.model.task = Task { [weak screen] in
        for await event in await Library.shared.events() { screen?.show(event) }
      }
    },
    async("prompt that is answered", .none, script: "open; tap Yes; back") { screen in
      screen.loadViewIfNeeded()
      button(screen, "Yes") { Prompt.shared.answer(true) }
      Task { if await Prompt.shared.ask() { screen.act() } }
    },
    async("prompt that is never answered", .pending) { screen in
      let prompt = Prompt()
      Prompts.all.append(prompt)
      Task { if await prompt.ask() { screen.act() } }
    },
    async("prompt of its own that is never answered", .leaked, "the task can't continue") {
      screen in
      let prompt = Prompt()
      screen.kept = prompt
      Task { if await prompt.ask() { screen.act() } }
    },
    async("gate that opens", .none) { screen in
      let gate = Gate()
      Task {
        await gate.pass()
        screen.act()
      }
      Task { await gate.open() }
    },
    async("gate that stays shut", .pending) { screen in
      Task {
        await Gate.shared.pass()
        screen.act()
      }
    },
    async("tasks by name whose results are kept", .none) { screen in
      let model = screen.model
      model.tasks["a"] = Task { [model] in try await model.load(1) }
      model.tasks["b"] = Task { [weak screen] in
        try await Task.sleep(for: .seconds(1))
        return screen?.children.count ?? 0
      }
    },
    async("async let of its model", .none) { screen in
      screen.task = Task {
        async let one = screen.model.load(1)
        async let two = screen.model.load(2)
        screen.show(((try? await one) ?? 0) + ((try? await two) ?? 0))
      }
    },
    async("async let whose continuation is lost", .leaked, "") { screen in
      screen.task = Task {
        async let value = lost()
        screen.show(await value)
      }
    },
    async("group whose first child wins", .none) { screen in
      screen.task = Task {
        let first = try? await withThrowingTaskGroup(of: Int.self) { group in
          group.addTask { try await screen.model.load(1) }
          group.addTask {
            try await Task.sleep(for: .seconds(600))
            return 2
          }
          defer { group.cancelAll() }
          return try await group.next() ?? 0
        }
        screen.show(first ?? 0)
      }
    },
    async("group that collects screens", .none) { screen in
      screen.task = Task {
        let all = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
          for id in 0..<3 { group.addTask { (try? await screen.model.load(id)) ?? 0 } }
          return await group.reduce(into: []) { $0.append($1) }
        }
        screen.show(all.count)
      }
    },
    async("task local that is a screen, of a child that ends", .none) { screen in
      Current.$screen.withValue(screen) {
        screen.task = Task {
          async let title = Current.screen?.title
          _ = await title
        }
      }
    },
    async("task local that is a screen, of a task that waits", .pending) { screen in
      Current.$screen.withValue(screen) { _ = Task { await Gate.shared.pass() } }
    },
    async("task local number of a task that waits", .none) { screen in
      Current.$request.withValue(screen.children.count) { _ = Task { await Gate.shared.pass() } }
    },
    async("cancellation handler that captures its screen, ended", .none) { screen in
      screen.task = Task {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(3))
        } onCancel: {
          Task { @MainActor in screen.act() }
        }
      }
    },
    async("cancelled task whose handler tells its screen", .none) { screen in
      screen.task = Task {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(3_000))
        } onCancel: {
          Task { @MainActor in screen.act() }
        }
      }
      screen.left = { [weak screen] in screen?.task?.cancel() }
    },
    async("continuation of a stream in its model", .leaked, "feed") { screen in
      let (stream, feed) = AsyncStream<Int>.makeStream()
      screen.model.feed = feed
      screen.model.stream = stream
      feed.onTermination = { _ in _ = screen }
    },
    async("continuation of a stream in its model, weak", .none) { screen in
      let (stream, feed) = AsyncStream<Int>.makeStream()
      screen.model.feed = feed
      screen.model.stream = stream
      feed.onTermination = { [weak screen] _ in _ = screen }
      feed.yield(1)
    },
    async("stream of its model that it reads", .leaked, "the task can't continue") { screen in
      let (stream, feed) = AsyncStream<Int>.makeStream()
      screen.model.feed = feed
      screen.task = Task { for await value in stream { screen.show(value) } }
    },
    async("stream of its model that finishes when it leaves", .none) { screen in
      let (stream, feed) = AsyncStream<Int>.makeStream()
      screen.model.feed = feed
      screen.task = Task { for await value in stream { screen.show(value) } }
      screen.left = { feed.finish() }
    },
    async("async callback of its model", .leaked, "changed") { screen in
      screen.model.changed = { screen.act() }
    },
    async("async callback of its model that awaits weakly", .none) { screen in
      screen.model.changed = { [weak screen] in
        try? await Task.sleep(for: .seconds(1))
        screen?.act()
      }
      Task { [model = screen.model] in await model.changed?() }
    },
    async("task that keeps its task", .leaked, "task") { screen in
      let model = AsyncModel()
      screen.model.task = Task { @MainActor in
        _ = try? await model.load(1)
        model.task = Task { _ = await lost() }
        screen.act()
        _ = await lost()
      }
    },
    async("tasks one after the other", .none) { screen in
      var last: Task<Void, Never>?
      for id in 0..<3 {
        last = Task { [last] in
          await last?.value
          screen.show((try? await screen.model.load(id)) ?? 0)
        }
      }
      screen.task = last
    },
    async("retries with longer and longer pauses", .none) { screen in
      screen.task = Task {
        for pause in [1, 2, 4, 8] {
          try? await Task.sleep(for: .seconds(pause))
          if Task.isCancelled { return }
        }
        screen.act()
      }
    },
  ]
}

@MainActor private enum Prompts { static var all: [Prompt] = [] }
