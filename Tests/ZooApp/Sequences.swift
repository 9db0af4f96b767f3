import UIKit

private actor Uploads {
  static let shared = Uploads()
  private var progress: [Int: @Sendable (Double) -> Void] = [:]
  private var observers: [AsyncStream<Double>.Continuation] = []

  func observe(_ id: Int, _ body: @escaping @Sendable (Double) -> Void) { progress[id] = body }
  func forget(_ id: Int) { progress[id] = nil }
  func values() -> AsyncStream<Double> {
    let (stream, continuation) = AsyncStream.makeStream(of: Double.self)
    observers.append(continuation)
    return stream
  }
}

@MainActor private final class Picker {
  private var continuation: CheckedContinuation<Int, Never>?
  func pick() async -> Int { await withCheckedContinuation { continuation = $0 } }
  func finish() {
    continuation?.resume(returning: 1)
    continuation = nil
  }
}

private final class TaskBag {
  private var tasks: [Task<Void, Never>] = []
  func add(_ task: Task<Void, Never>) { tasks.append(task) }
  deinit { tasks.forEach { $0.cancel() } }
}

/// Loads while it is visible.
private final class LoadingScreen: UIViewController {
  private var task: Task<Void, Never>?
  let picker = Picker()
  var cancels = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(10))
        title = "loaded"
      }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if cancels { task?.cancel() }
  }
}

/// Screens that streams, tasks, groups and actors hold.
extension Shape {
  static let sequences: [Shape] = [
    loaded(
      "stream with an element in its buffer", .leaked, "any",
      cut: "any.1.elements ← make this weak: frees all"
    ) { screen in
      let (stream, continuation) = AsyncStream.makeStream(of: Screen.self)
      continuation.yield(screen)
      screen.any = (stream, continuation)
    },
    loaded("stream whose element was read", .none) { screen in
      let (stream, continuation) = AsyncStream.makeStream(of: Screen.self)
      continuation.yield(screen)
      screen.any = continuation
      Task { for await screen in stream.prefix(1) { screen.act() } }
    },
    loaded("stream with the newest element only", .none) { screen in
      let (stream, continuation) = AsyncStream.makeStream(
        of: Screen?.self, bufferingPolicy: .bufferingNewest(1))
      continuation.yield(screen)
      continuation.yield(nil)
      screen.any = (stream, continuation)
    },
    loaded("end handler of a shared stream", .pending) { screen in
      screen.any = Task {
        for await value in await Uploads.shared.values() { screen.title = "\(value)" }
      }
    },
    loaded(
      "actor's progress", .abandoned, "Uploads",
      cut: "progress[1] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Task { await Uploads.shared.observe(1) { _ in withExtendedLifetime(screen) {} } }
    },
    loaded("actor's progress, weak", .none) { screen in
      Task { await Uploads.shared.observe(1) { [weak screen] _ in _ = screen } }
    },
    loaded("actor's progress that is forgotten", .none) { screen in
      Task {
        await Uploads.shared.observe(1) { _ in withExtendedLifetime(screen) {} }
        await Uploads.shared.forget(1)
      }
    },
    Shape("loading while it is visible", .none) { LoadingScreen() },
    Shape("loading that is never cancelled", .abandoned, "task that polls") {
      let screen = LoadingScreen()
      screen.cancels = false
      return screen
    },
    loaded("picker that is never finished", .leaked, "task") { screen in
      let picker = Picker()
      screen.object = picker
      Task { screen.title = "\(await picker.pick())" }
    },
    loaded("picker that is finished", .none) { screen in
      let picker = Picker()
      screen.object = picker
      Task { screen.title = "\(await picker.pick())" }
      DispatchQueue.main.async { picker.finish() }
    },
    loaded("bag of tasks of weak self", .none) { screen in
      let bag = TaskBag()
      let picker = Picker()
      bag.add(
        Task { [weak screen] in
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            screen?.act()
          }
        })
      screen.any = (bag, picker)
    },
    loaded("bag of tasks of strong self", .abandoned, "task that polls") { screen in
      let bag = TaskBag()
      bag.add(
        Task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            screen.act()
          }
        })
      screen.object = bag
    },
    loaded("async let of two", .none) { screen in
      screen.any = Task {
        async let first: Void = screen.act()
        async let second: Void = Task.sleep(for: .milliseconds(50))
        _ = try? await (first, second)
      }
    },
    loaded("discarding group", .none) { screen in
      screen.any = Task {
        await withDiscardingTaskGroup { group in
          for _ in 0..<3 { group.addTask { await screen.act() } }
        }
      }
    },
    loaded("discarding group with a child that polls", .abandoned, "task") { screen in
      screen.any = Task {
        await withDiscardingTaskGroup { group in
          group.addTask { while true { try? await Task.sleep(for: .seconds(1)) } }
        }
        screen.act()
      }
    },
    loaded(
      "group's results", .leaked, "any",
      cut: "result[0] ← remove this: frees all"
    ) { screen in
      screen.any = Task {
        await withTaskGroup(of: Screen.self, returning: [Screen].self) { group in
          group.addTask { screen }
          return await group.reduce(into: []) { $0.append($1) }
        }
      }
    },
    loaded("stream that a merged task reads", .leaked, "task") { screen in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      screen.any = continuation
      screen.object = Box(
        Task {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in stream { await screen.act() } }
            await group.waitForAll()
          }
        })
    },
    loaded("deadline of a request", .none) { screen in
      screen.any = Task {
        try? await Task.sleep(for: .seconds(30))
        if !Task.isCancelled { screen.act() }
      }
    },
    loaded("yielding task", .none) { screen in
      screen.any = Task {
        for _ in 0..<10 { await Task.yield() }
        screen.act()
      }
    },
    loaded("main actor task within a detached one", .none) { screen in
      Task.detached {
        try? await Task.sleep(for: .milliseconds(5))
        await MainActor.run { screen.act() }
      }
    },
  ]
}
