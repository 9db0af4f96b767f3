import UIKit

private struct Ticks: AsyncSequence {
  typealias Element = Int
  let source: () async -> Int?
  final class Iterator: AsyncIteratorProtocol {
    let source: () async -> Int?
    init(_ source: @escaping () async -> Int?) { self.source = source }
    func next() async -> Int? { await source() }
  }
  func makeAsyncIterator() -> Iterator { Iterator(source) }
}
@MainActor private final class Socket {
  static let shared = Socket()
  private var continuations: [UUID: AsyncStream<String>.Continuation] = [:]
  func messages() -> AsyncStream<String> {
    AsyncStream { continuation in
      let id = UUID()
      continuations[id] = continuation
      continuation.onTermination = { _ in Task { @MainActor in self.continuations[id] = nil } }
    }
  }
}
private final class TaskBag {
  private var cancels: [() -> Void] = []
  func add(_ task: Task<Void, Never>) { cancels.append(task.cancel) }
  deinit { cancels.forEach { $0() } }
}
private final class ChatController: UIViewController {
  let bag = TaskBag()
  var task: Task<Void, Never>?
  var iterator: Ticks.Iterator?
  var stream: AsyncThrowingStream<Int, any Error>?
  var left: (() -> Void)?
  func receive(_ message: String) { title = message }
  func next() async -> Int? { nil }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    left?()
  }
}

/// Sequences and streams that a screen keeps, or reads in a task of its own.
extension Shape {
  private static func made<T: UIViewController>(_ screen: T, _ body: (T) -> Void)
    -> UIViewController
  {
    body(screen)
    return screen
  }
  private static let capture = "closure capture of type"

  static let streams: [Shape] = [
    Shape(
      "iterator of its own sequence", .leaked, "iterator",
      cut: "source → \(capture) ChatController ← make this weak: frees all"
    ) {
      made(ChatController()) { screen in
        screen.iterator = Ticks { await screen.next() }.makeAsyncIterator()
      }
    },
    Shape("iterator of its own sequence, weak", .none) {
      made(ChatController()) { screen in
        screen.iterator = Ticks { [weak screen] in await screen?.next() }.makeAsyncIterator()
      }
    },
    Shape("stream that unfolds its owner", .leaked, "stream") {
      made(ChatController()) { screen in
        screen.stream = AsyncThrowingStream(unfolding: { await screen.next() })
      }
    },
    Shape("stream that unfolds weakly", .none) {
      made(ChatController()) { screen in
        screen.stream = AsyncThrowingStream(unfolding: { [weak screen] in await screen?.next() })
      }
    },
    Shape("socket's messages in a bag", .none) {
      made(ChatController()) { screen in
        screen.bag.add(
          Task { [weak screen] in
            for await message in Socket.shared.messages() { screen?.receive(message) }
          })
      }
    },
    Shape("socket's messages in a bag, strong", .pending) {
      made(ChatController()) { screen in
        screen.bag.add(
          Task {
            for await message in Socket.shared.messages() { screen.receive(message) }
          })
      }
    },
    Shape("socket's messages until it leaves", .none) {
      made(ChatController()) { screen in
        let task = Task {
          for await message in Socket.shared.messages() { screen.receive(message) }
        }
        screen.left = { task.cancel() }
      }
    },
  ]
}
