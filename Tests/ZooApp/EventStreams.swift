import UIKit

private final class EventController: UIViewController {
  enum Event { case tapped, closed }
  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  var reports = false
  init() {
    (events, continuation) = AsyncStream.makeStream()
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if reports, isMovingFromParent { continuation.yield(.closed) }
  }
}

@MainActor private final class EventFlow {
  private(set) var running: [ObjectIdentifier: Task<Void, Never>] = [:]
  private(set) var shown: [ObjectIdentifier: UIViewController] = [:]
  func show(_ controller: EventController) -> UIViewController {
    let key = ObjectIdentifier(controller)
    shown[key] = controller
    running[key] = Task { [weak self, events = controller.events] in
      for await event in events where event == .closed {
        self?.shown[key] = nil
        self?.running[key] = nil
      }
    }
    return controller
  }
  func showStrongly(_ controller: EventController) -> UIViewController {
    running[ObjectIdentifier(controller)] = Task { [weak self] in
      for await event in controller.events where event == .closed { self?.running = [:] }
    }
    return controller
  }
}

private final class Ending: UIViewController {
  private var continuation: AsyncStream<Int>.Continuation?
  func listen(weakly: Bool) {
    let (_, continuation) = AsyncStream<Int>.makeStream()
    if weakly {
      continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.title = "End" } }
    } else {
      continuation.onTermination = { _ in Task { @MainActor in self.title = "End" } }
    }
    self.continuation = continuation
  }
}

private final class Sink {
  let continuation: AsyncStream<Int>.Continuation
  init(_ continuation: AsyncStream<Int>.Continuation) { self.continuation = continuation }
}

private actor Numbers {
  static let shared = Numbers()
  private var sinks: [UUID: Sink] = [:]
  func stream(forgets: Bool) -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let id = UUID()
    sinks[id] = Sink(continuation)
    if !forgets {
      continuation.onTermination = { [weak self] _ in Task { await self?.remove(id) } }
    }
    return stream
  }
  private func remove(_ id: UUID) { sinks[id] = nil }
}

private final class NumberController: UIViewController {
  private let forgets: Bool
  private var reading: Task<Void, Never>?
  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reading = Task { [weak self, forgets] in
      for await number in await Numbers.shared.stream(forgets: forgets) {
        self?.title = "\(number)"
      }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reading?.cancel()
  }
}

private final class NewsModel {
  private static let stories = AsyncStream<String>.makeStream()
  var onChange: (() -> Void)?
  private(set) var titles: [String] = []
  @MainActor func follow() {
    Task {
      for await story in Self.stories.stream {
        titles.append(story)
        onChange?()
      }
    }
  }
}

private final class NewsController: UIViewController {
  private let model = NewsModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { self.title = "News" }
    model.follow()
  }
}

/// Streams of what happens on a screen.
extension Shape {
  private static func opening(_ show: @escaping (EventFlow) -> UIViewController)
    -> UIViewController
  {
    let root = Screen()
    let flow = EventFlow()
    root.object = flow
    root.loadViewIfNeeded()
    button(root, "Event") { [unowned root, unowned flow] in
      root.navigationController?.pushViewController(show(flow), animated: true)
    }
    return root
  }

  static let eventStreams: [Shape] = [
    Shape(
      "events of a shown screen that never closes", .abandoned, "shown",
      cut: "shown[_] ← remove this: frees all", script: "open; tap Event; back"
    ) { opening { $0.show(EventController()) } },
    Shape("events of a shown screen that closes", .none, script: "open; tap Event; back; back") {
      opening {
        let controller = EventController()
        controller.reports = true
        return $0.show(controller)
      }
    },
    Shape(
      "events that a kept task reads from its screen", .pending, script: "open; tap Event; back"
    ) { opening { $0.showStrongly(EventController()) } },
    Shape(
      "events that kept tasks read from their screens", .growing, "task",
      script: "open; tap Event; back; tap Event; back; tap Event; back"
    ) { opening { $0.showStrongly(EventController()) } },
    Shape(
      "sinks of streams that ended", .growing, "Sink", script: "repeat 4 { open; back }"
    ) { NumberController(forgets: true) },
    Shape(
      "sinks that leave when their streams end", .none, script: "repeat 4 { open; back }"
    ) { NumberController(forgets: false) },
    Shape(
      "news that a task follows, with a cycle", .leaked, "the cycle remains when the task ends",
      cut: "onChange → closure capture of type NewsController ← make this weak: frees all"
    ) { NewsController() },
    Shape("end of a stream that its screen feeds", .leaked, "continuation") {
      let controller = Ending()
      controller.listen(weakly: false)
      return controller
    },
    Shape("end of a stream that its screen feeds, weak", .none) {
      let controller = Ending()
      controller.listen(weakly: true)
      return controller
    },
  ]
}
