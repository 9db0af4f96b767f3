import UIKit

/// Lets a fixed number of tasks pass at a time.
@MainActor private final class Gate {
  static let leaky = Gate()
  static let sound = Gate()
  private var permits = 1
  private var waiting: [CheckedContinuation<Void, Never>] = []
  func enter() async {
    if permits > 0 {
      permits -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }
  func leave() {
    if waiting.isEmpty { permits += 1 } else { waiting.removeFirst().resume() }
  }
}

/// A sender waits until a reader takes its element.
@MainActor private final class Channel<Element> {
  private var senders: [(Element, CheckedContinuation<Void, Never>)] = []
  private var readers: [CheckedContinuation<Element, Never>] = []
  func send(_ element: Element) async {
    guard readers.isEmpty else { return readers.removeFirst().resume(returning: element) }
    await withCheckedContinuation { senders.append((element, $0)) }
  }
  func next() async -> Element {
    guard senders.isEmpty else {
      let (element, continuation) = senders.removeFirst()
      continuation.resume()
      return element
    }
    return await withCheckedContinuation { readers.append($0) }
  }
}

private final class StepsWorker: @unchecked Sendable {
  private var task: Task<Void, Never>?
  let finishes: Bool
  init(finishes: Bool) { self.finishes = finishes }
  func steps() -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.onTermination = { _ in self.task?.cancel() }
      task = Task {
        for step in 0..<5 {
          continuation.yield(step)
          try? await Task.sleep(for: .milliseconds(100))
        }
        if self.finishes { continuation.finish() }
      }
    }
  }
}

@MainActor private final class GateModel {
  let channel = Channel<Int>()
  var task: Task<Void, Never>?
  var query = ""
  func publish() { task = Task { await self.channel.send(1) } }
  func search(_ text: String) {
    task?.cancel()
    task = Task {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      query = text
      task = nil
    }
  }
  func sync() {
    Task.detached {
      for attempt in 1...3 {
        try? await Task.sleep(for: .seconds(attempt))
        await self.note("\(attempt)")
      }
    }
  }
  func note(_ text: String) { query = text }
}
@MainActor private final class GateScreen: Screen {
  let model = GateModel()
  var task: Task<Void, Never>?
  var steps = 0
  func follow(_ worker: StepsWorker) {
    task = Task { for await step in worker.steps() { steps = step } }
  }
  deinit { task?.cancel() }
}

/// A handle of a request that ends at most once.
private struct Ticket: ~Copyable {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}
private final class TicketScreen: Screen {
  var ticket: Ticket?
  func hold(_ end: @escaping () -> Void) { ticket = Ticket(end) }
}

/// Tasks that wait for one another.
extension Shape {
  private static func gate(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ body: @escaping @MainActor (GateScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = GateScreen()
      screen.loaded = { screen in
        if let screen = screen as? GateScreen { body(screen) }
      }
      return screen
    }
  }

  static let gates: [Shape] = [
    gate(
      "permit that is never given back", .growing, "a suspended task",
      script: "open; back; open; back; open; back"
    ) { screen in
      Task {
        await Gate.leaky.enter()
        screen.act()
      }
    },
    gate("permit that is given back", .none, script: "repeat 3 { open; back }; advance 1s") {
      screen in
      Task {
        await Gate.sound.enter()
        defer { Gate.sound.leave() }
        try? await Task.sleep(for: .milliseconds(50))
        screen.act()
      }
    },
    gate(
      "channel whose sender waits for a reader", .leaked, "Task in GateModel.publish()",
      cut: "capture of type GateModel ← make this weak: frees it"
    ) { screen in
      screen.model.publish()
    },
    gate("channel whose sender found a reader", .none) { screen in
      screen.model.publish()
      Task { _ = await screen.model.channel.next() }
    },
    gate(
      "steps of a worker that never finishes them", .leaked, "can't continue",
      script: "open; advance 2s; back"
    ) { screen in
      screen.follow(StepsWorker(finishes: false))
    },
    gate("steps of a worker that finishes them", .none, script: "open; advance 2s; back") {
      screen in
      screen.follow(StepsWorker(finishes: true))
    },
    gate("search that waits for more text", .none, script: "open; back; advance 2s") { screen in
      for text in ["a", "ab", "abc"] { screen.model.search(text) }
    },
    gate("detached retries that end", .none, script: "open; back; advance 10s") { screen in
      screen.model.sync()
    },
    Shape(
      "ticket whose end captures its screen", .leaked, "ticket",
      cut: "ticket.end → closure capture of type TicketScreen ← make this weak: frees all"
    ) {
      let screen = TicketScreen()
      screen.hold { screen.act() }
      return screen
    },
    Shape("ticket whose end knows its screen", .none) {
      let screen = TicketScreen()
      screen.hold { [weak screen] in screen?.act() }
      return screen
    },
    Shape("ticket that was replaced", .none) {
      let screen = TicketScreen()
      screen.hold { screen.act() }
      screen.hold {}
      return screen
    },
  ]
}
