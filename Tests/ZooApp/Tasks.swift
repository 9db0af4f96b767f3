import Observation
import Synchronization
import UIKit

private enum LoadState<Value> {
  case idle, loading(Task<Void, Never>), loaded(Value), failed(any Error)
}
@MainActor private final class AsyncViewModel {
  var state: LoadState<[String]> = .idle
  var task: Task<Void, Never>?
  var tasks: [String: Task<Void, Never>] = [:]
  var onState: (() -> Void)?
  var screen: UIViewController?
  let service = AsyncService()
  func loadStrong() {
    task = Task {
      let values = await service.load()
      state = .loaded(values)
    }
  }
  func pollStrong() {
    task = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(3))
        onState?()
      }
    }
  }
  func pollWeak() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(3))
        guard let self else { return }
        self.onState?()
      }
    }
  }
  func never() {
    state = .loading(
      Task {
        await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
          service.waiters.append(c)
        }
        onState?()
      })
  }
  deinit { task?.cancel() }
}
@MainActor private final class AsyncService {
  var waiters: [CheckedContinuation<Void, Never>] = []
  static let shared = AsyncService()
  var streams: [UUID: AsyncStream<Int>.Continuation] = [:]
  func load() async -> [String] {
    try? await Task.sleep(for: .milliseconds(300))
    return ["a"]
  }
  func updates() -> AsyncStream<Int> {
    let id = UUID()
    return AsyncStream { continuation in
      streams[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.streams[id] = nil }
      }
    }
  }
}
private actor ImageLoader {
  var running: [String: Task<Int, any Error>] = [:]
  var listeners: [@MainActor (Int) -> Void] = []
  static let shared = ImageLoader()
  func load(_ key: String, _ screen: Screen) async throws -> Int {
    if let task = running[key] { return try await task.value }
    let task = Task<Int, any Error> {
      try await Task.sleep(for: .milliseconds(10))
      await screen.act()
      return 1
    }
    running[key] = task
    return try await task.value
  }
  func listen(_ body: @escaping @MainActor (Int) -> Void) { listeners.append(body) }
}
@MainActor @Observable private final class ScreenModel {
  var items: [String] = []
  var selected: Screen?
  @ObservationIgnored var router: Screen?
  @ObservationIgnored weak var weakRouter: Screen?
  var onSelect: ((Int) -> Void)?
}
@MainActor private protocol AsyncUseCase { func run() async throws -> Int }
@MainActor private final class UseCase: AsyncUseCase {
  var completion: ((Result<Int, any Error>) -> Void)?
  let body: () async throws -> Int
  init(_ body: @escaping () async throws -> Int) { self.body = body }
  func run() async throws -> Int { try await body() }
}
private struct Countdown: AsyncSequence {
  typealias Element = Int
  let owner: AnyObject?
  struct Iterator: AsyncIteratorProtocol {
    let owner: AnyObject?
    var left = 3
    mutating func next() async -> Int? {
      guard left > 0 else { return nil }
      left -= 1
      return left
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(owner: owner) }
}
private final class Once: @unchecked Sendable {
  let lock = Mutex<[CheckedContinuation<Int, any Error>]>([])
}
@globalActor private actor Background {
  static let shared = Background()
}
@Background private final class Worker {
  var job: (() -> Void)?
  nonisolated init() {}
  func set(_ job: @escaping @Sendable () -> Void) { self.job = job }
}
private final class DeferredCancel {
  let task: Task<Void, Never>
  init(_ task: Task<Void, Never>) { self.task = task }
  deinit { task.cancel() }
}

/// Screens whose models load, poll and listen.
extension Shape {
  static let tasks: [Shape] = [
    loaded("model that loads", .none) { screen in
      let model = AsyncViewModel()
      model.loadStrong()
      screen.object = model
    },
    loaded("model that loads and keeps screen", .leaked, "screen") { screen in
      let model = AsyncViewModel()
      model.loadStrong()
      model.screen = screen
      screen.object = model
    },
    loaded("model that polls strongly", .abandoned, "task that polls") { screen in
      let model = AsyncViewModel()
      model.onState = { screen.act() }
      model.pollStrong()
      screen.object = model
    },
    loaded("model that polls strongly, screen weak", .abandoned, "task that polls") { screen in
      let model = AsyncViewModel()
      model.onState = { [weak screen] in screen?.act() }
      model.pollStrong()
      screen.object = model
    },
    loaded("model that polls weakly", .none) { screen in
      let model = AsyncViewModel()
      model.onState = { [weak screen] in screen?.act() }
      model.pollWeak()
      screen.object = model
    },
    loaded("model waits for its own service", .leaked, "onState") { screen in
      let model = AsyncViewModel()
      model.onState = { screen.act() }
      model.never()
      screen.object = model
    },
    loaded("stream of a shared service, cancelled with its owner", .none) { screen in
      let stream = AsyncService.shared.updates()
      screen.object = DeferredCancel(
        Task { [weak screen] in for await _ in stream { screen?.act() } })
    },
    loaded("stream of a shared service, never cancelled", .pending) { screen in
      let stream = AsyncService.shared.updates()
      screen.object = DeferredCancel(Task { for await _ in stream { screen.act() } })
    },
    loaded("stream of a shared service that ended", .none) { screen in
      let stream = AsyncService.shared.updates()
      screen.any = Task { for await _ in stream { screen.act() } }
      AsyncService.shared.streams.values.forEach { $0.finish() }
    },
    loaded("image loader's task dictionary", .abandoned, "ImageLoader") { screen in
      Task { try? await ImageLoader.shared.load("a", screen) }
      Task { await ImageLoader.shared.listen { _ in screen.act() } }
    },
    loaded("image loader's tasks that ended", .none) { screen in
      Task { try? await ImageLoader.shared.load("a", screen) }
      Task { try? await ImageLoader.shared.load("a", screen) }
    },
    loaded("observable model's selection", .leaked, "selected") { screen in
      let model = ScreenModel()
      model.selected = screen
      screen.object = model
    },
    loaded("observable model's ignored router", .leaked, "router") { screen in
      let model = ScreenModel()
      model.router = screen
      screen.object = model
    },
    loaded("observable model's weak router", .none) { screen in
      let model = ScreenModel()
      model.weakRouter = screen
      model.items = ["a"]
      screen.object = model
    },
    loaded("observation that re-arms itself", .leaked, "ScreenModel") { screen in
      let model = ScreenModel()
      screen.object = model
      @MainActor func arm() {
        withObservationTracking {
          _ = model.items
        } onChange: {
          Task { @MainActor in arm() }
        }
        screen.act()
      }
      arm()
      model.items.append("b")
    },
    loaded("observation that re-arms itself weakly", .none) { screen in
      let model = ScreenModel()
      screen.object = model
      @MainActor func arm(_ model: ScreenModel, _ screen: Screen?) {
        withObservationTracking {
          _ = model.items
        } onChange: { [weak screen, weak model] in
          Task { @MainActor in if let model { arm(model, screen) } }
        }
      }
      arm(model, screen)
      model.items.append("b")
    },
    loaded("use case's async body", .leaked, "body") { screen in
      screen.object = UseCase {
        await MainActor.run { screen.act() }
        return 1
      }
    },
    loaded("use case's async body ran", .none) { screen in
      let useCase: any AsyncUseCase = UseCase { [weak screen] in
        await MainActor.run { screen?.act() }
        return 1
      }
      screen.any = useCase
      Task { try await useCase.run() }
    },
    loaded("async sequence of its own", .none) { screen in
      screen.any = Task { for await _ in Countdown(owner: screen) { screen.act() } }
    },
    loaded("async sequence stored", .leaked, "any") { screen in
      screen.any = Countdown(owner: screen)
    },
    loaded("async map stored", .leaked, "any") { screen in
      screen.any = Countdown(owner: nil).map { n in
        await screen.act()
        return n
      }
    },
    loaded("continuations in a mutex of its own", .leaked, "task") { screen in
      let once = Once()
      screen.object = once
      Task {
        _ = try? await withCheckedThrowingContinuation { c in once.lock.withLock { $0.append(c) } }
        screen.act()
      }
    },
    loaded("cancellation handler that resumes", .none) { screen in
      let once = Once()
      screen.object = DeferredCancel(
        Task { [weak screen] in
          _ = try? await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { c in once.lock.withLock { $0.append(c) } }
          } onCancel: {
            once.lock.withLock {
              $0.forEach { $0.resume(throwing: CancellationError()) }
              $0 = []
            }
          }
          screen?.act()
        })
    },
    loaded("cancellation handler of a task that is never cancelled", .leaked, "task") { screen in
      let once = Once()
      Task {
        _ = try? await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { c in once.lock.withLock { $0.append(c) } }
        } onCancel: {
          once.lock.withLock { $0.forEach { $0.resume(throwing: CancellationError()) } }
        }
        screen.act()
      }
    },
    loaded("timeout by racing", .none) { screen in
      Task {
        await withTaskGroup(of: Int.self) { group in
          group.addTask {
            try? await Task.sleep(for: .seconds(5))
            return 1
          }
          group.addTask {
            await screen.act()
            return 2
          }
          _ = await group.next()
          group.cancelAll()
        }
      }
    },
    loaded("group child that never ends", .leaked, "task") { screen in
      Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          }
          await group.waitForAll()
        }
        screen.act()
      }
    },
    loaded("group child that holds and never ends", .leaked, "task") { screen in
      Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
            await screen.act()
          }
        }
      }
    },
    loaded("group child that a service resumes", .pending) { screen in
      Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { @MainActor in
            await withCheckedContinuation { AsyncService.shared.waiters.append($0) }
            screen.act()
          }
        }
      }
    },
    loaded("async let that a service resumes", .pending) { screen in
      Task {
        async let n: Void = { @MainActor in
          await withCheckedContinuation { AsyncService.shared.waiters.append($0) }
        }()
        screen.act()
        await n
        screen.act()
      }
    },
    loaded("detached, awaits main actor work", .none) { screen in
      Task.detached {
        for _ in 0..<3 { await screen.act() }
      }
    },
    loaded("worker of a global actor", .leaked, "job") { screen in
      let worker = Worker()
      screen.object = worker
      Task { await worker.set { _ = screen } }
    },
    loaded("worker of a global actor, weak", .none) { screen in
      let worker = Worker()
      screen.object = worker
      Task { await worker.set { [weak screen] in _ = screen } }
    },
    loaded("main-actor closure stored", .leaked, "any") { screen in
      let body: @MainActor @Sendable (Int) async throws -> Void = { _ in screen.act() }
      screen.any = body
    },
    loaded("task handle that captured a task", .none) { screen in
      let first = Task { screen.act() }
      screen.any = Task {
        await first.value
        screen.act()
      }
    },
    loaded("throwing stream of its own", .leaked, "task") { screen in
      let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
      screen.any = continuation
      Task { for try await _ in stream { screen.act() } }
    },
    loaded("throwing stream whose continuation is dropped", .leaked, "task") { screen in
      let (stream, _) = AsyncThrowingStream<Int, any Error>.makeStream()
      Task { for try await _ in stream { screen.act() } }
    },
    loaded("unfolding stream", .abandoned, "task") { screen in
      let stream = AsyncStream<Int> {
        try? await Task.sleep(for: .seconds(1))
        return 1
      }
      Task { for await _ in stream { screen.act() } }
    },
    loaded("delayed task that a deinit cancels", .none) { screen in
      screen.object = DeferredCancel(
        Task { [weak screen] in
          try? await Task.sleep(for: .seconds(30))
          screen?.act()
        })
    },
    loaded("dispatch timer that fires once", .abandoned, "a dispatch timer") { screen in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 7200)
      timer.setEventHandler { screen.act() }
      timer.resume()
      screen.any = timer
    },
    loaded("dispatch timer cancelled", .none) { screen in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 7200)
      timer.setEventHandler { screen.act() }
      timer.resume()
      timer.cancel()
      screen.any = timer
    },
    loaded("dispatch timer weak", .none) { screen in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: 1)
      timer.setEventHandler { [weak screen] in screen?.act() }
      timer.resume()
      screen.any = timer
    },
    loaded("notify of a group that cannot be left", .leaked, "can't read") { screen in
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) { screen.act() }
      screen.any = 1
    },
    loaded("dispatch group that is left", .none) { screen in
      let group = DispatchGroup()
      for _ in 0..<2 {
        group.enter()
        DispatchQueue.global().async {
          usleep(1000)
          group.leave()
        }
      }
      group.notify(queue: .main) { screen.act() }
    },
    loaded("operation subclass queue", .none) { screen in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let a = BlockOperation { usleep(2000) }
      let b = BlockOperation { withExtendedLifetime(screen) {} }
      b.addDependency(a)
      b.completionBlock = { withExtendedLifetime(screen) {} }
      queue.addOperations([b, a], waitUntilFinished: false)
      screen.object = queue
    },
  ]
}
