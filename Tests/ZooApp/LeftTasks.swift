import UIKit

/// Ticks of a clock that lives as long as the app.
@MainActor private final class TickFeed {
  static let shared = TickFeed()
  static var current: Task<Void, Never>?
  static var latest: [Task<Void, Never>] = []
  private var readers: [UUID: AsyncStream<Int>.Continuation] = [:]
  func ticks() -> AsyncStream<Int> {
    let id = UUID()
    return AsyncStream { readers[id] = $0 }
  }
}

/// A service whose stream nothing continues once the service is gone.
@MainActor private final class DialService {
  private var continuation: AsyncStream<Int>.Continuation?
  func turns() -> AsyncStream<Int> { AsyncStream { continuation = $0 } }
}

@MainActor private final class DialViewModel {
  private var latest = 0
  func note(_ tick: Int) { latest = tick }
}

@MainActor private final class DialHistoryViewModel {
  private var ticks = 0
  func add(_ tick: Int) { ticks += tick }
}

@MainActor private final class DialScreen: UIViewController {
  private let model = DialViewModel()
  private let history = DialHistoryViewModel()
  var task: Task<Void, Never>?
  var gone: (() -> Void)?
  func turn(_ count: Int) { title = String(count) }
  func read() {
    Task { [weak self] in for await tick in TickFeed.shared.ticks() { self?.turn(tick) } }
  }
  func readWithModel() {
    Task {
      let model = model
      for await tick in TickFeed.shared.ticks() {
        model.note(tick)
        turn(tick)
      }
      model.note(0)
    }
  }
  func readTwice() {
    Task { [model] in for await tick in TickFeed.shared.ticks() { model.note(tick) } }
    Task { [history] in for await tick in TickFeed.shared.ticks() { history.add(tick) } }
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    gone?()
  }
}

/// Tasks that each visit starts and that retain no screen.
extension Shape {
  private static func dial(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", findings: Int = 1,
    script: String? = nil, _ wire: @escaping @MainActor (DialScreen) -> Void
  ) -> Shape {
    Shape(
      "dial, \(name)", verdict, keeper, findings: findings,
      script: script ?? "repeat 6 { open; back }"
    ) {
      let screen = DialScreen()
      wire(screen)
      return screen
    }
  }

  static let leftTasks: [Shape] = [
    dial("ticks read weakly for ever", .growing, "DialScreen.read()") { $0.read() },
    dial(
      "ticks read weakly for ever, without a loop", .growing, "DialScreen.read()",
      script: "open; back; open; back; open; back; open; back; open; back"
    ) { $0.read() },
    dial(
      "ticks read strongly for ever, with a model", .growing, "DialScreen",
      script: "open; back; open; back; open; back; open; back; open; back; open; back"
    ) { $0.readWithModel() },
    dial(
      "ticks read for ever by two tasks, each with a model", .growing, "DialHistoryViewModel",
      findings: 2, script: "open; back; open; back; open; back; open; back; open; back; open; back"
    ) { $0.readTwice() },
    dial("ticks read weakly, at two visits", .none, script: "open; back; open; back") { $0.read() },
    dial("ticks read weakly, cancelled", .none) { screen in
      let task = Task { [weak screen] in
        for await tick in TickFeed.shared.ticks() { screen?.turn(tick) }
      }
      screen.gone = { task.cancel() }
    },
    dial("clock polled weakly for ever", .growing, "Task { … }") { screen in
      Task { [weak screen] in
        while true {
          try? await Task.sleep(for: .seconds(5))
          screen?.turn(1)
        }
      }
    },
    dial("clock polled until the screen is gone", .none) { screen in
      Task { [weak screen] in
        while screen != nil {
          try? await Task.sleep(for: .seconds(5))
          screen?.turn(1)
        }
      }
    },
    dial("ticks read by the latest visit alone", .none) { screen in
      TickFeed.current?.cancel()
      TickFeed.current = Task { [weak screen] in
        for await tick in TickFeed.shared.ticks() { screen?.turn(tick) }
      }
    },
    dial("ticks read by the latest three visits", .none) { screen in
      TickFeed.latest.append(
        Task { [weak screen] in
          for await tick in TickFeed.shared.ticks() { screen?.turn(tick) }
        })
      if TickFeed.latest.count > 3 { TickFeed.latest.removeFirst().cancel() }
    },
    dial("turns of a service that is gone", .growing, "Task { … }") { screen in
      let turns = DialService().turns()
      Task { [weak screen] in for await turn in turns { screen?.turn(turn) } }
    },
    dial("ticks read strongly for ever", .growing, "DialScreen") { screen in
      Task { for await tick in TickFeed.shared.ticks() { screen.turn(tick) } }
    },
    dial("short work after the screen is gone", .none) { screen in
      screen.gone = { Task { try? await Task.sleep(for: .seconds(20)) } }
    },
  ]
}
