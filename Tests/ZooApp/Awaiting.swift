import UIKit

/// Feeds of values that live as long as the app, each with a continuation for every reader.
@MainActor private final class PriceFeed {
  static let shared = PriceFeed()
  private(set) var readers: [UUID: AsyncStream<Int>.Continuation] = [:]
  private(set) var waiters: [UUID: CheckedContinuation<Int, any Error>] = [:]
  func prices() -> AsyncStream<Int> {
    let id = UUID()
    return AsyncStream { continuation in
      readers[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.readers[id] = nil }
      }
    }
  }
  func next() async throws -> Int {
    let id = UUID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiters[id] = $0 }
    } onCancel: {
      Task { @MainActor in
        self.waiters.removeValue(forKey: id)?.resume(throwing: CancellationError())
      }
    }
  }
  func tick() { readers.values.forEach { $0.yield(1) } }
}

/// Steps that a task of its own makes.
@MainActor private final class StepWorker {
  var task: Task<Void, Never>?
  func steps(_ count: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.onTermination = { _ in Task { @MainActor in self.task?.cancel() } }
      task = Task {
        for step in 0..<count {
          continuation.yield(step)
          try? await Task.sleep(for: .milliseconds(100))
        }
        continuation.finish()
      }
    }
  }
}

/// The delegate of a service, as a stream.
@MainActor private final class PlaceProxy {
  private var continuation: AsyncStream<Int>.Continuation?
  var isRunning = false
  func updates(strongly: Bool) -> AsyncStream<Int> {
    AsyncStream { continuation in
      self.continuation = continuation
      if strongly {
        continuation.onTermination = { _ in Task { @MainActor in self.isRunning = false } }
      } else {
        continuation.onTermination = { [weak self] _ in
          Task { @MainActor in self?.isRunning = false }
        }
      }
    }
  }
}

private actor PriceStore {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var listeners: [@Sendable (Int) -> Void] = []
  var onChange: (@Sendable () async -> Void)?
  func add(_ handler: @escaping @Sendable (Int) -> Void) { listeners.append(handler) }
  func set(_ change: @escaping @Sendable () async -> Void) { onChange = change }
  func wait() async { await withCheckedContinuation { waiting.append($0) } }
  func open() {
    waiting.forEach { $0.resume() }
    waiting = []
  }
}

private final class PriceViewModel {
  var tasks: [Task<Void, Never>] = []
  var loading: Task<Int, any Error>?
  var price = 0
  let worker = MainActor.assumeIsolated { StepWorker() }
  let store = PriceStore()
  let proxy = MainActor.assumeIsolated { PlaceProxy() }
  var onLoad: (@MainActor (Int) async -> Void)?
  var retry: (() async throws -> Int)?
  func set(_ price: Int) { self.price = price }
  @MainActor func poll() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(5))
      price += 1
    }
  }
  @MainActor func pollOnce() async {
    try? await Task.sleep(for: .seconds(5))
    price += 1
  }
  deinit { for task in tasks { task.cancel() } }
}
@MainActor private final class PriceController: UIViewController {
  let model = PriceViewModel()
  var task: Task<Void, Never>?
  var gone: (() -> Void)?
  func show(_ price: Int) { title = String(price) }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    gone?()
  }
}

/// Tasks that wait for streams, services and actors.
extension Shape {
  private static func price(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping @MainActor (PriceController) -> Void
  ) -> Shape {
    Shape("price, \(name)", verdict, keeper, cut: cut, script: script) {
      let screen = PriceController()
      wire(screen)
      return screen
    }
  }
  private static let thrice = "open; back; open; back; open; back"

  static let awaiting: [Shape] = [
    price("read weakly, task cancelled by the model's deinit", .none, script: thrice) { screen in
      screen.model.tasks = [
        Task { [weak screen] in
          for await price in PriceFeed.shared.prices() { screen?.show(price) }
        }
      ]
    },
    price("read weakly, task never cancelled, once", .none) { screen in
      Task { [weak screen] in
        for await price in PriceFeed.shared.prices() { screen?.show(price) }
      }
    },
    price("read strongly, task cancelled by the model's deinit", .pending) { screen in
      screen.model.tasks = [
        Task { for await price in PriceFeed.shared.prices() { screen.show(price) } }
      ]
    },
    price("model reads strongly, cancelled by its own deinit", .pending) { screen in
      let model = screen.model
      model.tasks = [Task { for await price in PriceFeed.shared.prices() { model.set(price) } }]
    },
    price("read strongly, cancelled when it disappears", .none, script: thrice) { screen in
      let task = Task { for await price in PriceFeed.shared.prices() { screen.show(price) } }
      screen.gone = { task.cancel() }
    },
    price("read until the screen has gone, with a tick", .none, script: "open; back; open; back") {
      screen in
      Task { [weak screen] in
        for await price in PriceFeed.shared.prices() {
          guard let screen else { return }
          screen.show(price)
        }
      }
      screen.gone = { PriceFeed.shared.tick() }
    },
    price("next price, cancelled when it disappears", .none, script: thrice) { screen in
      screen.task = Task {
        guard let price = try? await PriceFeed.shared.next() else { return }
        screen.show(price)
      }
      screen.gone = { [unowned screen] in screen.task?.cancel() }
    },
    price("next price, kept by its own field", .pending) { screen in
      screen.task = Task {
        guard let price = try? await PriceFeed.shared.next() else { return }
        screen.show(price)
      }
    },
    price("steps of a worker that the screen reads to their end", .none) { screen in
      screen.task = Task { for await step in screen.model.worker.steps(3) { screen.show(step) } }
    },
    price("steps of a worker that the screen cancels", .none) { screen in
      screen.task = Task { [weak screen, worker = screen.model.worker] in
        for await step in worker.steps(1_000) { screen?.show(step) }
      }
      screen.gone = { [unowned screen] in screen.task?.cancel() }
    },
    price("proxy whose end captures it", .leaked, "PlaceProxy") { screen in
      let stream = screen.model.proxy.updates(strongly: true)
      screen.task = Task { [weak screen] in for await place in stream { screen?.show(place) } }
      screen.gone = { [unowned screen] in
        screen.task = nil
        screen.title = "Gone"
      }
    },
    price("proxy whose end captures it, cancelled", .none) { screen in
      let stream = screen.model.proxy.updates(strongly: true)
      screen.task = Task { [weak screen] in for await place in stream { screen?.show(place) } }
      screen.gone = { [unowned screen] in screen.task?.cancel() }
    },
    price("proxy whose end knows it", .none) { screen in
      let stream = screen.model.proxy.updates(strongly: false)
      screen.task = Task { [weak screen] in for await place in stream { screen?.show(place) } }
    },
    price("endless method of a weak model", .abandoned, "PriceViewModel") { screen in
      Task { [weak model = screen.model] in await model?.poll() }
    },
    price("short method of a weak model, again and again", .none, script: "open; back; advance 10s")
    { screen in
      Task { [weak model = screen.model] in
        while let price = model?.price {
          await model?.pollOnce()
          _ = price
        }
      }
    },
    price("endless method of a weak model, cancelled", .none) { screen in
      let task = Task { [weak model = screen.model] in await model?.poll() }
      screen.gone = { task.cancel() }
    },
    price("own store's handler", .leaked, "listeners") { screen in
      let store = screen.model.store
      let handler: @Sendable (Int) -> Void = { price in
        Task { @MainActor in screen.show(price) }
      }
      Task { await store.add(handler) }
    },
    price("own store's handler, weak", .none) { screen in
      let store = screen.model.store
      let handler: @Sendable (Int) -> Void = { [weak screen] price in
        Task { @MainActor in screen?.show(price) }
      }
      Task { await store.add(handler) }
    },
    price("own store's asynchronous change", .leaked, "onChange") { screen in
      let store = screen.model.store
      Task { await store.set { await MainActor.run { screen.show(1) } } }
    },
    price("own store's wait that it opens", .none) { screen in
      let store = screen.model.store
      Task {
        await store.wait()
        screen.show(1)
      }
      screen.gone = { Task { await store.open() } }
    },
    price("own store's wait that nothing opens", .leaked, "can't continue") { screen in
      let store = screen.model.store
      Task {
        await store.wait()
        screen.show(1)
      }
    },
    price("asynchronous callback of the model", .leaked, "onLoad") { screen in
      screen.model.onLoad = { price in
        try? await Task.sleep(for: .seconds(1))
        screen.show(price)
      }
    },
    price("asynchronous callback of the model that runs", .leaked, "onLoad") { screen in
      screen.model.onLoad = { price in
        try? await Task.sleep(for: .seconds(1))
        screen.show(price)
      }
      Task { await screen.model.onLoad?(1) }
    },
    price(
      "asynchronous callback of the model that captures weakly", .none,
      script: "open; advance 2s; back"
    ) { screen in
      screen.model.onLoad = { [weak screen] price in
        try? await Task.sleep(for: .seconds(1))
        screen?.show(price)
      }
      Task { await screen.model.onLoad?(1) }
    },
    price("retry that is the model's own method", .leaked, "retry") { screen in
      let model = screen.model
      model.retry = {
        await model.pollOnce()
        return model.price
      }
    },
    price("task whose value is its own screen's model", .none, script: "open; advance 6s; back") {
      screen in
      let model = screen.model
      model.loading = Task {
        await model.pollOnce()
        return model.price
      }
    },
    price("failed task that others wait for", .none, script: "open; advance 2s; back") { screen in
      let model = screen.model
      model.loading = Task {
        try await Task.sleep(for: .seconds(1))
        throw CancellationError()
      }
      for _ in 0..<2 { Task { screen.show((try? await model.loading?.value) ?? 0) } }
    },
    price("children of a group, one of which reads a feed", .pending) { screen in
      screen.task = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { @MainActor in screen.show(1) }
          group.addTask { @MainActor in
            for await price in PriceFeed.shared.prices() { screen.show(price) }
          }
        }
      }
    },
    price("children of a group that ends with its first", .none) { screen in
      screen.task = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { @MainActor in screen.show(1) }
          group.addTask { @MainActor in
            for await price in PriceFeed.shared.prices() { screen.show(price) }
          }
          await group.next()
          group.cancelAll()
        }
      }
    },
    price("first price of a feed", .none, script: "open; tap Tick; back") { screen in
      button(screen, "Tick") { PriceFeed.shared.tick() }
      screen.task = Task {
        let price = await PriceFeed.shared.prices().first { $0 > 0 }
        screen.show(price ?? 0)
      }
    },
    price("mapped feed in the model's field, which captures it", .pending) { screen in
      let model = screen.model
      model.tasks = [
        Task {
          for await price in PriceFeed.shared.prices().map({ $0 + model.price }) { _ = price }
        }
      ]
    },
  ]
}
