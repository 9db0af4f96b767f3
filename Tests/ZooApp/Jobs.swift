import Dispatch
import Foundation
import Synchronization
import UIKit

// MARK: Models

@MainActor private final class JobModel {
  var onChange: ((Int) -> Void)?
  var tasks: [String: Task<Void, Never>] = [:]
  private(set) var timer: (any DispatchSourceTimer)?
  let (events, continuation) = AsyncStream.makeStream(of: Int.self)
  private let hooks = Mutex<[@Sendable () -> Void]>([])
  var ticks = 0
  func add(_ hook: @escaping @Sendable () -> Void) { hooks.withLock { $0.append(hook) } }
  func startTimer(_ body: @escaping () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler(handler: body)
    timer.resume()
    self.timer = timer
  }
  func stopTimer() {
    timer?.cancel()
    timer = nil
  }
  func tick() { ticks += 1 }
  func pollForever() {
    tasks["poll"] = Task {
      let clock = ContinuousClock()
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(2))
        tick()
      }
    }
  }
  func pollWeakly() {
    tasks["poll"] = Task { [weak self] in
      let clock = ContinuousClock()
      while !Task.isCancelled {
        try? await clock.sleep(for: .seconds(2))
        self?.tick()
      }
    }
  }
  func cancelAll() {
    tasks.values.forEach { $0.cancel() }
    tasks = [:]
  }
  deinit { for task in tasks.values { task.cancel() } }
}
private final class JobScreen: UIViewController {
  let model = JobModel()
  var work: DispatchWorkItem?
  var group: DispatchGroup?
  var operations: OperationQueue?
  var timer: Timer?
  var link: CADisplayLink?
  var object: AnyObject?
  var gone: (() -> Void)?
  func update(_ value: Int) { title = "\(value)" }
  func fire(_ timer: Timer) { title = "fired" }
  func step(_ link: CADisplayLink) { title = "step" }
  func repeatForever() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.update(1)
      self.repeatForever()
    }
  }
  func repeatWhileAlive() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.update(1)
      self?.repeatWhileAlive()
    }
  }
  func retry(_ times: Int) {
    guard times > 0 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.retry(times - 1) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { gone?() }
  }
}

// MARK: Services

@globalActor private actor TrackingActor {
  static let shared = TrackingActor()
  var hooks: [@Sendable () -> Void] = []
  func add(_ hook: @escaping @Sendable () -> Void) { hooks.append(hook) }
}
private actor UploadQueue {
  static let main = UploadQueue()
  private var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]
  private var current: UIViewController?
  func turn(for name: String) async {
    await withCheckedContinuation { waiters[name, default: []].append($0) }
  }
  func open(_ name: String) { waiters.removeValue(forKey: name)?.forEach { $0.resume() } }
  func use(_ screen: UIViewController?) { current = screen }
}
@MainActor private final class Broadcaster {
  static let shared = Broadcaster()
  private var continuations: [UUID: AsyncThrowingStream<Int, any Error>.Continuation] = [:]
  func values() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      let id = UUID()
      continuations[id] = continuation
      continuation.onTermination = { _ in
        Task { @MainActor in Broadcaster.shared.continuations[id] = nil }
      }
    }
  }
}
private enum Priority { @TaskLocal static var owner: UIViewController? }

/// Screens that tasks, timers, queues and actors retain.
extension Shape {
  private static func job(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ bind: @escaping @MainActor (JobScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = JobScreen()
      bind(screen)
      return screen
    }
  }

  static let jobs: [Shape] = [
    job(
      "dispatch timer that its model owns", .abandoned, "dispatch timer",
      cut: "its handler ← make this weak: frees all"
    ) { screen in
      screen.model.startTimer { screen.model.tick() }
    },
    job("dispatch timer that its model owns, weak", .none) { screen in
      screen.model.startTimer { [weak model = screen.model] in model?.tick() }
    },
    job("dispatch timer that its model stops", .none) { screen in
      screen.model.startTimer { screen.model.tick() }
      screen.gone = { [unowned screen] in screen.model.stopTimer() }
    },
    job(
      "model that polls by a clock", .abandoned, "polls",
      cut:
        "capture of type JobModel ← make both of these weak: frees 3; and JobModel onChange → closure capture of type JobScreen"
    ) { screen in
      screen.model.onChange = { screen.update($0) }
      screen.model.pollForever()
    },
    job("gap: model that polls by a clock, screen weak", .abandoned, "polls") { screen in
      screen.model.onChange = { [weak screen] in screen?.update($0) }
      screen.model.pollForever()
    },
    job("model that polls by a clock, weak", .none) { screen in
      screen.model.onChange = { [weak screen] in screen?.update($0) }
      screen.model.pollWeakly()
    },
    job("model that polls by a clock until it is left", .none) { screen in
      screen.model.onChange = { [weak screen] in screen?.update($0) }
      screen.model.pollForever()
      screen.gone = { [unowned screen] in screen.model.cancelAll() }
    },
    job(
      "hooks in a mutex", .leaked, "hooks",
      cut: "hooks[0] → closure capture of type JobScreen ← make this weak: frees all"
    ) { screen in
      screen.model.add { _ = screen }
    },
    job("hooks in a mutex, weak", .none) { screen in
      screen.model.add { [weak screen] in _ = screen }
    },
    job(
      "loop over the events of its model", .leaked, "can't continue",
      cut: "capture of type JobScreen ← make this weak: frees 3"
    ) { screen in
      screen.model.tasks["events"] = Task {
        for await event in screen.model.events { screen.update(event) }
      }
    },
    job("loop over the events of its model, weak", .none) { screen in
      screen.model.tasks["events"] = Task { [weak screen, events = screen.model.events] in
        for await event in events { screen?.update(event) }
      }
    },
    job("loop over the events of its model that is cancelled", .none) { screen in
      screen.model.tasks["events"] = Task {
        for await event in screen.model.events { screen.update(event) }
      }
      screen.gone = { [unowned screen] in screen.model.cancelAll() }
    },
    job("loop over a broadcast", .pending) { screen in
      screen.model.tasks["broadcast"] = Task {
        do {
          for try await value in Broadcaster.shared.values() { screen.update(value) }
        } catch {}
      }
    },
    job("loop over a broadcast that is cancelled", .none) { screen in
      screen.model.tasks["broadcast"] = Task {
        do {
          for try await value in Broadcaster.shared.values() { screen.update(value) }
        } catch {}
      }
      screen.gone = { [unowned screen] in screen.model.cancelAll() }
    },
    job("loop over a broadcast that guards each time", .none) { screen in
      screen.model.tasks["broadcast"] = Task { [weak screen] in
        do {
          for try await value in Broadcaster.shared.values() {
            guard let screen else { return }
            screen.update(value)
          }
        } catch {}
      }
    },
    job("loop over a broadcast after a guard", .pending) { screen in
      screen.model.tasks["broadcast"] = Task { [weak screen] in
        guard let screen else { return }
        do {
          for try await value in Broadcaster.shared.values() { screen.update(value) }
        } catch {}
      }
    },
    job(
      "end of its model's events", .leaked, "continuation",
      cut: "continuation → closure capture of type JobScreen ← make this weak: frees all"
    ) { screen in
      screen.model.continuation.onTermination = { _ in withExtendedLifetime(screen) {} }
    },
    job(
      "hooks of a global actor", .abandoned, "static TrackingActor.shared",
      cut: "hooks[0] → closure capture of type JobScreen ← make this weak: frees all"
    ) { screen in
      Task { await TrackingActor.shared.add { withExtendedLifetime(screen) {} } }
    },
    job("hooks of a global actor, weak", .none) { screen in
      Task { await TrackingActor.shared.add { [weak screen] in _ = screen } }
    },
    job(
      "screen of a global actor", .abandoned, "static UploadQueue.main",
      cut: "current ← make this weak: frees all"
    ) { screen in Task { await UploadQueue.main.use(screen) } },
    job("screen of a global actor that is handed back", .none) { screen in
      Task { await UploadQueue.main.use(screen) }
      screen.gone = { Task { await UploadQueue.main.use(nil) } }
    },
    job("turn in the queue of a global actor", .pending) { screen in
      Task {
        await UploadQueue.main.turn(for: "a")
        screen.update(1)
      }
    },
    job("turn in the queue of a global actor that comes", .none) { screen in
      Task {
        await UploadQueue.main.turn(for: "b")
        screen.update(1)
      }
      screen.gone = { Task { await UploadQueue.main.open("b") } }
    },
    job("group of sleeping children", .none) { screen in
      screen.model.tasks["group"] = Task {
        await withTaskGroup(of: Int.self) { group in
          for index in 0..<3 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(100 * index))
              return index
            }
          }
          for await index in group { screen.update(index) }
        }
      }
    },
    job(
      "detached task that polls", .abandoned, "polls",
      cut: "capture of type JobScreen ← make this weak: frees all"
    ) { screen in
      Task.detached {
        while true {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          await screen.update(1)
        }
      }
    },
    job("task local of a task that ended", .none) { screen in
      Priority.$owner.withValue(screen) {
        screen.model.tasks["local"] = Task { _ = Priority.owner }
      }
    },
    job("search that was debounced", .none) { screen in
      for _ in 0..<3 {
        screen.model.tasks["search"]?.cancel()
        screen.model.tasks["search"] = Task {
          try? await Task.sleep(for: .milliseconds(300))
          if !Task.isCancelled { screen.update(1) }
        }
      }
    },
    job(
      "task that a value awaits for ever", .leaked, "can't continue",
      cut: "capture of type JobScreen ← make this weak: frees 3"
    ) { screen in
      let slow = Task { await withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in } }
      Task {
        let value = await slow.value
        screen.update(value)
      }
    },
    job(
      "work that asks itself again for ever", .abandoned, "asyncAfter",
      cut: "work.body → closure capture of type JobScreen ← make this weak: frees all"
    ) { screen in screen.repeatForever() },
    job("work that asks itself again while its screen lives", .none) { screen in
      screen.repeatWhileAlive()
    },
    job("work that asks itself again three times", .none) { screen in screen.retry(3) },
    job("group whose work has ended", .none) { screen in
      let group = DispatchGroup()
      screen.group = group
      for _ in 0..<2 {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { group.leave() }
      }
      group.notify(queue: .main) { screen.update(2) }
    },
    job("operations with dependencies", .none) { screen in
      let queue = OperationQueue()
      screen.operations = queue
      let load = BlockOperation {}
      let show = BlockOperation { OperationQueue.main.addOperation { screen.update(1) } }
      show.addDependency(load)
      queue.addOperations([load, show], waitUntilFinished: false)
    },
    job(
      "operation that waits for one that never runs", .leaked, "BlockOperation",
      cut: "block → closure capture of type JobScreen ← make this weak: frees all"
    ) { screen in
      let queue = OperationQueue()
      screen.operations = queue
      let load = BlockOperation {}
      let show = BlockOperation { MainActor.assumeIsolated { screen.update(1) } }
      show.addDependency(load)
      screen.object = load
      queue.addOperation(show)
    },
    job("cancelled work item in a field", .none) { screen in
      let item = DispatchWorkItem { [weak screen] in screen?.update(1) }
      screen.work = item
      DispatchQueue.main.asyncAfter(deadline: .now() + 60, execute: item)
      screen.gone = { [unowned screen] in screen.work?.cancel() }
    },
    job(
      "timer with a target and a selector", .abandoned, "run loop",
      cut: "target ← remove this: frees all"
    ) { screen in
      screen.timer = Timer.scheduledTimer(
        timeInterval: 1, target: screen, selector: Selector("fire", JobScreen.fire), userInfo: nil,
        repeats: true)
    },
    job("timer with a target that is invalidated", .none) { screen in
      screen.timer = Timer.scheduledTimer(
        timeInterval: 1, target: screen, selector: Selector("fire", JobScreen.fire), userInfo: nil,
        repeats: true)
      screen.gone = { [unowned screen] in screen.timer?.invalidate() }
    },
    job(
      "timer of common modes", .abandoned, "run loop",
      cut: "block → closure capture of type JobScreen ← make this weak: frees all"
    ) { screen in
      let timer = Timer(timeInterval: 1, repeats: true) { _ in screen.update(1) }
      RunLoop.main.add(timer, forMode: .common)
      screen.timer = timer
    },
    job("timer of common modes, weak", .none) { screen in
      let timer = Timer(timeInterval: 1, repeats: true) { [weak screen] timer in
        if let screen { screen.update(1) } else { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
      screen.timer = timer
    },
    job(
      "display link whose target is its screen", .abandoned, "CADisplayLink",
      cut: "target ← remove this: frees all"
    ) { screen in
      let link = CADisplayLink(target: screen, selector: Selector("step", JobScreen.step))
      link.add(to: .main, forMode: .common)
      screen.link = link
    },
    job("display link that its screen invalidates", .none) { screen in
      let link = CADisplayLink(target: screen, selector: Selector("step", JobScreen.step))
      link.add(to: .main, forMode: .common)
      screen.gone = { link.invalidate() }
    },
  ]
}
