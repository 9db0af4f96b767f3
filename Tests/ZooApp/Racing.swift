import UIKit

@MainActor private final class Waiting {
  private var resumes: [Int: CheckedContinuation<Void, Never>] = [:]
  func wait(_ id: Int) async { await withCheckedContinuation { resumes[id] = $0 } }
  func forget(_ id: Int) { resumes[id] = nil }
  func end(_ id: Int) { resumes.removeValue(forKey: id)?.resume() }
  static let shared = Waiting()
}

private final class RaceController: UIViewController {
  let own = Waiting()
  var answer = "" { didSet { title = answer } }
  var load: (() async -> Void)?
  var tasks: [String: Task<Void, Never>] = [:]

  /// The deadline ends, and the other child ignores that it is cancelled.
  func race(ends: Bool) {
    Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await self.own.wait(1) }
        group.addTask { try? await Task.sleep(for: .milliseconds(50)) }
        await group.next()
        group.cancelAll()
        if ends { await self.own.end(1) }
      }
      answer = "late"
    }
  }
}

private actor ListStore {
  private var topics: [String: @MainActor @Sendable (Int) -> Void] = [:]
  private var latest = 0
  func follow(_ topic: String, _ body: @escaping @MainActor @Sendable (Int) -> Void) {
    topics[topic] = body
  }
}

private final class TopicController: UIViewController {
  let store = ListStore()
  func follow() {
    Task { [store] in await store.follow("new") { self.title = "\($0)" } }
  }
  func followWeakly() {
    Task { [store] in await store.follow("new") { [weak self] in self?.title = "\($0)" } }
  }
}

private struct Events {
  var open: @MainActor (Int) -> Void = { _ in }
  var close: (@MainActor () async -> Void)?
}
private final class HandlerViewModel {
  var events = Events()
}
private final class HandlerController: UIViewController {
  let viewModel = HandlerViewModel()
  func show(_ id: Int) { title = "\(id)" }
  func close() async { title = "closed" }
}

/// Structured tasks, actors and asynchronous closures of one screen.
extension Shape {
  static let racing: [Shape] = [
    Shape(
      "race whose loser ignores its cancellation", .leaked, "task",
      script: "open; advance 100ms; back"
    ) {
      let controller = RaceController()
      controller.race(ends: false)
      return controller
    },
    Shape("race whose loser ends", .none, script: "open; advance 100ms; back") {
      let controller = RaceController()
      controller.race(ends: true)
      return controller
    },
    Shape(
      "asynchronous load of its own", .leaked, "load",
      cut: "load → closure capture of type RaceController ← make this weak: frees all"
    ) {
      let controller = RaceController()
      controller.load = { controller.answer = "loaded" }
      return controller
    },
    Shape("tasks by name that ended", .none) {
      let controller = RaceController()
      controller.tasks["load"] = Task { controller.answer = "loaded" }
      controller.tasks["send"] = Task.detached {
        await MainActor.run { controller.answer = "sent" }
      }
      return controller
    },
    Shape("wait of a service that forgets it", .leaked, "task", script: "open; back; advance 1s") {
      let controller = RaceController()
      Task {
        await Waiting.shared.wait(7)
        controller.answer = "done"
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { Waiting.shared.forget(7) }
      return controller
    },
    Shape("wait of a service that keeps it", .pending) {
      let controller = RaceController()
      Task {
        await Waiting.shared.wait(8)
        controller.answer = "done"
      }
      return controller
    },
    Shape(
      "topic of an actor", .leaked, "topics",
      cut: "topics[\"new\"] → closure capture of type TopicController ← make this weak: frees all"
    ) {
      let controller = TopicController()
      controller.follow()
      return controller
    },
    Shape("topic of an actor, weak", .none) {
      let controller = TopicController()
      controller.followWeakly()
      return controller
    },
    Shape(
      "structure of main-actor handlers", .leaked, "events",
      cut: "events.open → closure capture of type HandlerController ← make this weak: frees all"
    ) {
      let controller = HandlerController()
      controller.viewModel.events.open = controller.show
      return controller
    },
    Shape(
      "structure of asynchronous handlers", .leaked, "events",
      cut: "events.close → closure capture of type HandlerController ← make this weak: frees all"
    ) {
      let controller = HandlerController()
      controller.viewModel.events.open = { [weak controller] in controller?.show($0) }
      controller.viewModel.events.close = controller.close
      return controller
    },
  ]
}
