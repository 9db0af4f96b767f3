import UIKit

/// Uploads one part after the other, and reports each.
private final class UploadOperation: Operation, @unchecked Sendable {
  var progress: ((Int) -> Void)?
  var next: Operation?
  override func main() { progress?(1) }
}

private final class Throttle {
  private let queue = DispatchQueue(label: "throttle")
  private var pending: [() -> Void] = []
  private var timer: (any DispatchSourceTimer)?
  func later(_ body: @escaping () -> Void) { pending.append(body) }
  func run() {
    pending.forEach { $0() }
    pending = []
  }
  func start(_ body: @escaping () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 3600, repeating: 3600)
    timer.setEventHandler(handler: body)
    timer.resume()
    self.timer = timer
  }
  deinit { timer?.cancel() }
}

private final class DelayedScreen: UIViewController {
  var work: DispatchWorkItem?
  var keepsWork = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let work = DispatchWorkItem { self.title = "shown" }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 600, execute: work)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    work?.cancel()
    if !keepsWork { work = nil }
  }
}

/// Screens that groups, work items, dispatch sources and operations hold.
extension Shape {
  static let queues: [Shape] = [
    loaded(
      "group that only its own closure leaves", .leaked, "action",
      cut: "__wrapped ← make this weak: frees all"
    ) { screen in
      let group = DispatchGroup()
      group.enter()
      screen.action = { group.leave() }
      group.notify(queue: .main) { screen.act() }
    },
    loaded("group of its own that is left in time", .none) { screen in
      let group = DispatchGroup()
      screen.object = group
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
      group.notify(queue: .main) { screen.act() }
    },
    loaded("group that waits for weak self", .none) { screen in
      let group = DispatchGroup()
      group.enter()
      screen.object = group
      group.notify(queue: .main) { [weak screen] in screen?.act() }
    },
    Shape("delayed work that is cancelled and cleared", .none) { DelayedScreen() },
    Shape(
      "delayed work that is cancelled and kept", .leaked, "work",
      cut: "block ← make this weak: frees all"
    ) {
      let screen = DelayedScreen()
      screen.keepsWork = true
      return screen
    },
    loaded(
      "work item that notifies", .leaked, "DispatchWorkItem",
      cut: "block ← make this weak: frees all"
    ) { screen in
      let work = DispatchWorkItem {}
      work.notify(queue: .main) { screen.act() }
      screen.object = work
    },
    loaded(
      "work item that is never performed", .leaked, "DispatchWorkItem",
      cut: "block ← make this weak: frees all"
    ) { screen in
      screen.object = DispatchWorkItem { screen.act() }
    },
    loaded("work item that is never performed, weak", .none) { screen in
      screen.object = DispatchWorkItem { [weak screen] in screen?.act() }
    },
    loaded("signal source", .abandoned, "a dispatch source") { screen in
      let source = DispatchSource.makeSignalSource(signal: SIGUSR2, queue: .main)
      source.setEventHandler { screen.act() }
      source.resume()
      screen.any = source
    },
    loaded("signal source, weak", .none) { screen in
      let source = DispatchSource.makeSignalSource(signal: SIGUSR2, queue: .main)
      source.setEventHandler { [weak screen] in screen?.act() }
      source.resume()
      screen.any = source
    },
    loaded(
      "source that is never resumed", .leaked, "any",
      cut: "__wrapped ← make this weak: frees all"
    ) { screen in
      let source = DispatchSource.makeUserDataAddSource(queue: .main)
      source.setEventHandler { screen.act() }
      screen.any = source
    },
    loaded("throttle's timer", .abandoned, "a dispatch timer") { screen in
      let throttle = Throttle()
      throttle.start { screen.act() }
      screen.object = throttle
    },
    loaded("throttle's timer, weak", .none) { screen in
      let throttle = Throttle()
      throttle.start { [weak screen] in screen?.act() }
      screen.object = throttle
    },
    loaded(
      "throttle that never ran", .leaked, "pending",
      cut: "pending[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let throttle = Throttle()
      throttle.later { screen.act() }
      screen.object = throttle
    },
    loaded("throttle that ran", .none) { screen in
      let throttle = Throttle()
      throttle.later { screen.act() }
      throttle.run()
      screen.object = throttle
    },
    loaded(
      "operation's progress", .leaked, "progress",
      cut: "progress → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let operation = UploadOperation()
      operation.progress = { _ in screen.act() }
      screen.object = operation
    },
    loaded("operation's progress, only the queue is kept", .none) { screen in
      let operation = UploadOperation()
      operation.progress = { _ in withExtendedLifetime(screen) {} }
      let queue = OperationQueue()
      queue.addOperation(operation)
      screen.object = queue
    },
    loaded(
      "operations that know the next", .leaked, "next",
      cut: "next ← make this weak: frees all"
    ) { screen in
      let (first, second) = (UploadOperation(), UploadOperation())
      first.next = second
      second.progress = { _ in withExtendedLifetime(screen) {} }
      second.addDependency(first)
      OperationQueue.main.addOperations([first, second], waitUntilFinished: false)
    },
    loaded(
      "block operation with two blocks", .leaked, "BlockOperation",
      cut: "_executionBlocks[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let operation = BlockOperation {}
      operation.addExecutionBlock { screen.act() }
      screen.object = operation
    },
    loaded("main operation queue", .none) { screen in
      OperationQueue.main.addOperation { screen.act() }
    },
    loaded("barrier of a queue of its own", .none) { screen in
      let queue = OperationQueue()
      queue.addOperation { usleep(2_000) }
      queue.addBarrierBlock { withExtendedLifetime(screen) {} }
      screen.object = queue
    },
    loaded("work of a serial queue of its own", .none) { screen in
      let queue = DispatchQueue(label: "serial")
      queue.async { usleep(1_000) }
      queue.async(flags: .barrier) { withExtendedLifetime(screen) {} }
      screen.any = queue
    },
    loaded(
      "timer with user info", .abandoned, "the run loop",
      cut: "block → closure capture of type Box<Screen> ← make this weak: frees all"
    ) { screen in
      let timer = Timer(timeInterval: 5, repeats: true) { [weak screen, helper = Box(screen)] _ in
        screen?.title = helper.value.title
      }
      RunLoop.main.add(timer, forMode: .common)
    },
    loaded("timer of weak self", .none) { screen in
      screen.object = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak screen] _ in
        screen?.act()
      }
    },
    loaded("timer that ends itself when the screen has gone", .none) { screen in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak screen] timer in
        guard let screen else { return timer.invalidate() }
        screen.act()
      }
    },
  ]
}
