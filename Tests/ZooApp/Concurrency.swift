import Observation
import UIKit

private final class Events {
  static let shared = Events()
  var continuations: [AsyncStream<Int>.Continuation] = []
  var waiting: [CheckedContinuation<Void, Never>] = []
  weak var delegate: Waiter?

  func stream() -> AsyncStream<Int> {
    AsyncStream { continuations.append($0) }
  }
}

@Observable private final class ObservedModel {
  var count = 0
}

@Observable private final class ModelWithCallback {
  var count = 0
  var changed: (() -> Void)?
}

@MainActor private final class Waiter: NSObject, UINavigationControllerDelegate {
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async { await withCheckedContinuation { waiting = $0 } }
  func finish() { waiting?.resume() }
}

private actor Loader {
  var done: (() -> Void)?
  var continuation: CheckedContinuation<Void, Never>?

  func onDone(_ done: @escaping () -> Void) { self.done = done }

  func load(_ screen: Screen) async {
    await withCheckedContinuation { continuation = $0 }
    await screen.act()
  }
}

private actor Turnstile {
  static let shared = Turnstile()
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async { await withCheckedContinuation { waiting.append($0) } }
}

private final class StreamModel {
  let stream: AsyncStream<Int>
  let continuation: AsyncStream<Int>.Continuation
  var task: Task<Void, Never>?
  var last = 0

  init() {
    (stream, continuation) = AsyncStream<Int>.makeStream()
  }

  @MainActor func listen(weakly: Bool) {
    if weakly {
      task = Task { [weak self, stream] in for await number in stream { self?.last = number } }
    } else {
      task = Task { for await number in stream { last = number } }
    }
  }
}

/// Screens that tasks, actors and observation hold.
extension Shape {
  static let concurrency: [Shape] = [
    loaded("task that polls", .abandoned, "task that polls, started at step 1") { screen in
      Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          screen.act()
        }
      }
    },
    loaded("stored task that polls", .abandoned, "task that polls") { screen in
      screen.any = Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          screen.act()
        }
      }
    },
    loaded("task that polls weakly", .none) { screen in
      Task { [weak screen] in
        while !Task.isCancelled {
          screen?.act()
          try? await Task.sleep(for: .seconds(1))
        }
      }
    },
    loaded("child task that polls", .abandoned, "task") { screen in
      Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              await screen.act()
            }
          }
        }
      }
    },
    loaded("task that waits for one that polls", .abandoned, "a suspended task") { screen in
      let other = Task {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
      }
      Task {
        await other.value
        screen.act()
      }
    },
    loaded("stream of a service", .pending) { screen in
      let stream = Events.shared.stream()
      Task { for await _ in stream { screen.act() } }
    },
    loaded("stream of a service, beside a cycle", .leaked, "action") { screen in
      let stream = Events.shared.stream()
      screen.action = { screen.act() }
      Task { for await _ in stream { screen.act() } }
    },
    loaded("stream of a service, weakly", .none) { screen in
      let stream = Events.shared.stream()
      Task { [weak screen] in for await _ in stream { screen?.act() } }
    },
    loaded("stream that only the screen feeds", .leaked, "task") { screen in
      var continuation: AsyncStream<Int>.Continuation?
      let stream = AsyncStream<Int> { continuation = $0 }
      screen.any = continuation
      Task { for await _ in stream { screen.act() } }
    },
    loaded("model that listens to itself", .leaked, "StreamModel") { screen in
      let model = StreamModel()
      model.listen(weakly: false)
      screen.object = model
    },
    loaded("model that listens to itself weakly", .none) { screen in
      let model = StreamModel()
      model.listen(weakly: true)
      screen.object = model
    },
    loaded("stream that is never fed", .leaked, "task") { screen in
      let stream = AsyncStream<Int> { _ in }
      Task { for await _ in stream { screen.act() } }
    },
    loaded("continuation that the screen keeps", .leaked, "task") { screen in
      Task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          screen.any = continuation
        }
        screen.act()
      }
    },
    loaded("continuation that a service keeps", .pending) { screen in
      Task {
        await withCheckedContinuation { Events.shared.waiting.append($0) }
        screen.act()
      }
    },
    loaded("continuation of the navigation controller's delegate", .pending) { screen in
      Task {
        let waiter = Waiter()
        screen.navigationController?.delegate = waiter
        await waiter.wait()
        screen.act()
      }
    },
    loaded("continuation of a service's weak delegate", .pending) { screen in
      Task {
        let waiter = Waiter()
        Events.shared.delegate = waiter
        await waiter.wait()
        screen.act()
      }
    },
    loaded("continuation of the screen's weak delegate", .leaked, "task") { screen in
      Task {
        let waiter = Waiter()
        screen.action = { [weak waiter] in waiter?.finish() }
        await waiter.wait()
        screen.act()
      }
    },
    loaded("continuation that another queue resumes in an hour", .none) { screen in
      Task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          DispatchQueue.global().asyncAfter(deadline: .now() + 3600) { continuation.resume() }
        }
        screen.act()
      }
    },
    loaded("continuation that a dispatch source resumes", .pending) { screen in
      Task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
          let source = DispatchSource.makeSignalSource(signal: SIGUSR2, queue: .global())
          source.setEventHandler {
            continuation.resume()
            source.cancel()
          }
          source.resume()
        }
        screen.act()
      }
    },
    loaded("stream that a timer feeds", .pending) { screen in
      let stream = AsyncStream<Int> { continuation in
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.yield(1) }
      }
      Task { for await _ in stream { screen.act() } }
    },
    loaded("continuation of a service's actor", .pending) { screen in
      Task {
        await Turnstile.shared.pass()
        screen.act()
      }
    },
    loaded("continuation of an actor of its own", .leaked, "task") { screen in
      let turnstile = Turnstile()
      screen.object = turnstile
      Task {
        await turnstile.pass()
        screen.act()
      }
    },
    loaded("checked continuation that was dropped", .leaked, "task") { screen in
      Task {
        await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
        screen.act()
      }
    },
    loaded("child task whose continuation was dropped", .leaked, "task") { screen in
      Task {
        async let never: Void = withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        screen.act()
        await never
        screen.act()
      }
    },
    loaded("actor that waits for itself", .leaked, "task") { screen in
      let loader = Loader()
      Task { await loader.load(screen) }
    },
    loaded(
      "actor's callback", .leaked, "Loader",
      cut: "done → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let loader = Loader()
      screen.object = loader
      Task { await loader.onDone { screen.act() } }
    },
    loaded("result of an ended task", .leaked, "any", cut: "result ← make this weak: frees all") {
      screen in
      screen.any = Task { () -> Screen in screen }
    },
    loaded("ended task that captured its owner", .none) { screen in
      screen.any = Task { screen.act() }
    },
    loaded("tasks of a group that ended", .none) { screen in
      Task {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 { group.addTask { await screen.act() } }
        }
      }
    },
    loaded("async let that ended", .none) { screen in
      Task {
        async let title = screen.title
        async let other = screen.title
        _ = await (title, other)
        screen.act()
      }
    },
    loaded("task that sleeps for a day", .none) { screen in
      Task {
        try? await Task.sleep(for: .seconds(86_400))
        screen.act()
      }
    },
    loaded(
      "observation that waits for a change", .leaked, "ObservedModel",
      cut:
        "withObservationTracking → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let model = ObservedModel()
      screen.object = model
      withObservationTracking {
        _ = model.count
      } onChange: {
        _ = screen
      }
    },
    loaded("observation that was told", .none) { screen in
      let model = ObservedModel()
      screen.object = model
      withObservationTracking {
        _ = model.count
      } onChange: {
        _ = screen
      }
      model.count += 1
    },
    loaded("observed model's callback", .leaked, "changed") { screen in
      let model = ModelWithCallback()
      model.changed = { screen.act() }
      screen.object = model
    },
    loaded("work that asks itself again weakly", .none) { screen in
      func again(_ turns: Int) {
        guard turns > 0 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak screen] in
          screen?.act()
          again(turns - 1)
        }
      }
      again(5)
    },
  ]
}
