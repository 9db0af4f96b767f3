import Dispatch
import FoundationNetworking
import UIKit

// MARK: Tokens

/// Observations of a value by key path, like KVO's.
private class Observed {
  private var observers: [Int: (Observed) -> Void] = [:]
  private var last = 0
  func observe<Value>(
    _ path: KeyPath<Observed, Value>, _ body: @escaping (Observed, Value) -> Void
  ) -> KeyToken {
    last += 1
    observers[last] = { body($0, $0[keyPath: path]) }
    return KeyToken(self, last)
  }
  func change() { observers.values.forEach { $0(self) } }
  fileprivate func end(_ id: Int) { observers[id] = nil }
  var progress = 0.0 { didSet { change() } }
}
private final class KeyToken {
  private weak var observed: Observed?
  private let id: Int
  init(_ observed: Observed, _ id: Int) { (self.observed, self.id) = (observed, id) }
  func invalidate() { observed?.end(id) }
  deinit { invalidate() }
}
private final class Upload: Observed, ProgressReporting {
  let progressReport = Progress(totalUnitCount: 10)
  var progressing: Progress { progressReport }
  static let shared = Upload()
}
private protocol ProgressReporting: AnyObject { var progressing: Progress { get } }

// MARK: Work

private final class Ticking: Timer, @unchecked Sendable {
  var owner: UIViewController?
}
private final class WeakTarget: NSObject {
  weak var target: WorkScreen?
  func fire(_ timer: Timer) {
    guard let target else { return timer.invalidate() }
    target.act()
  }
}
private final class ImportOperation: Operation, @unchecked Sendable {
  var report: ((Double) -> Void)?
  weak var owner: WorkScreen?
  let steps: Int
  init(_ steps: Int = 1) { self.steps = steps }
  override func main() {
    for step in 0..<steps where !isCancelled { report?(Double(step)) }
  }
}
private final class Downloads: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  var screens: [Int: UIViewController] = [:]
  var weakScreens: [Int: WeakBox<UIViewController>] = [:]
  var finished: [Int: () -> Void] = [:]
  lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: .main)
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    screens[task.taskIdentifier] = nil
    finished.removeValue(forKey: task.taskIdentifier)?()
  }
  static let shared = Downloads()
}
private final class WorkScreen: UIViewController {
  var kept: AnyObject?
  var value: Any?
  var token: AnyObject?
  var left: (() -> Void)?
  let upload = Upload()
  let queue = OperationQueue()
  var item: DispatchWorkItem?
  var timer: Timer?
  func act() {}
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    left?()
  }
}
private enum Works {
  static let queue = OperationQueue()
  static let pending: OperationQueue = {
    let queue = OperationQueue()
    queue.isSuspended = true
    return queue
  }()
  static let progress = Progress(totalUnitCount: 100)
  static let refused = URL(string: "http://127.0.0.1:9/") ?? URL(filePath: "/")
  static let settings = UserDefaults(suiteName: "works")
}

/// Foundation's work: tokens, operations, timers, sessions, progress and defaults.
extension Shape {
  private static func work(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ hold: @escaping @MainActor (WorkScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = WorkScreen()
      hold(screen)
      return screen
    }
  }

  static let works: [Shape] = [
    work("key path's token of its own model", .leaked, "observers") { screen in
      screen.token = screen.upload.observe(\.progress) { _, value in screen.title = "\(value)" }
    },
    work("key path's token of its own model, weak", .none) { screen in
      screen.token = screen.upload.observe(\.progress) { [weak screen] _, value in
        screen?.title = "\(value)"
      }
      screen.upload.progress = 1
    },
    work("key path's token of a shared model", .abandoned, "static Upload.shared") { screen in
      screen.token = Upload.shared.observe(\.progress) { _, value in screen.title = "\(value)" }
    },
    work("key path's token of a shared model that is cleared", .none) { screen in
      screen.token = Upload.shared.observe(\.progress) { _, value in screen.title = "\(value)" }
      screen.left = { [weak screen] in screen?.token = nil }
    },
    work("key path's token, change captures only the model", .none) { screen in
      screen.token = screen.upload.observe(\.progress) { model, _ in _ = model.progress }
    },
    work("operation that reports to its screen", .none) { screen in
      let operation = ImportOperation(3)
      operation.report = { [weak screen] value in
        DispatchQueue.main.async { screen?.title = "\(value)" }
      }
      operation.owner = screen
      Works.queue.addOperation(operation)
    },
    work("operation in a field that reports to its screen", .leaked, "report") { screen in
      let operation = ImportOperation()
      operation.report = { value in screen.title = "\(value)" }
      screen.kept = operation
    },
    work("operation that depends on one in a suspended queue", .abandoned, "static Works.pending") {
      screen in
      let first = ImportOperation()
      let second = BlockOperation { screen.act() }
      second.addDependency(first)
      Works.pending.addOperation(first)
      Works.pending.addOperation(second)
    },
    work("chain of operations that ended", .none) { screen in
      let first = ImportOperation()
      let second = BlockOperation { DispatchQueue.main.async { screen.act() } }
      second.addDependency(first)
      Works.queue.addOperations([second, first], waitUntilFinished: false)
    },
    work("cancelled operation in a suspended queue", .abandoned, "static Works.pending") { screen in
      let operation = BlockOperation { screen.act() }
      Works.pending.addOperation(operation)
      screen.left = { [weak operation] in operation?.cancel() }
    },
    work("work item that cancels itself", .leaked, "item") { screen in
      screen.item = DispatchWorkItem {
        screen.act()
        screen.item?.cancel()
      }
    },
    work("work item that clears itself", .none) { screen in
      let item = DispatchWorkItem {
        screen.act()
        screen.item = nil
      }
      screen.item = item
      item.perform()
    },
    work("search that is replaced by the next", .none) { screen in
      for _ in 0..<3 {
        screen.item?.cancel()
        let item = DispatchWorkItem { [weak screen] in screen?.act() }
        screen.item = item
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
      }
    },
    work("timer whose target is told weakly", .none) { screen in
      let target = WeakTarget()
      target.target = screen
      screen.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [target] in
        target.fire($0)
      }
    },
    work("timer that its screen's deinit would invalidate", .abandoned, "run loop") { screen in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in screen.act() }
      screen.token = Token { timer.invalidate() }
    },
    work("timer whose body captures its timer alone", .none) { screen in
      nonisolated(unsafe) var timer: Timer?
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak screen] _ in
        if screen == nil { timer?.invalidate() }
      }
    },
    work("timer that counts down", .none, script: "open; back; advance 5s") { screen in
      nonisolated(unsafe) var left = 3
      screen.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        left -= 1
        screen.title = "\(left)"
        if left == 0 { timer.invalidate() }
      }
    },
    work("timer of a class of its own", .leaked, "owner") { screen in
      let timer = Ticking(timeInterval: 60, repeats: true) { _ in }
      timer.owner = screen
      screen.timer = timer
    },
    work("session whose delegate lists its screens", .abandoned, "static Downloads.shared") {
      screen in
      let task = Downloads.shared.session.dataTask(with: Works.refused)
      Downloads.shared.screens[task.taskIdentifier] = screen
    },
    work("session whose delegate lists its screens until they load", .none) { screen in
      let task = Downloads.shared.session.dataTask(with: Works.refused)
      Downloads.shared.screens[task.taskIdentifier] = screen
      task.resume()
    },
    work("session whose delegate knows its screens", .none) { screen in
      let task = Downloads.shared.session.dataTask(with: Works.refused)
      Downloads.shared.weakScreens[task.taskIdentifier] = WeakBox(object: screen)
    },
    work("session whose delegate calls back when it ends", .none) { screen in
      let task = Downloads.shared.session.dataTask(with: Works.refused)
      Downloads.shared.finished[task.taskIdentifier] = { screen.act() }
      task.resume()
    },
    work("delegate of its own with its own session", .leaked, "finished") { screen in
      let downloads = Downloads()
      downloads.finished[0] = { screen.act() }
      _ = downloads.session
      screen.kept = downloads
    },
    work("cancellation handler of a progress", .abandoned, "static Works.progress") { screen in
      Works.progress.cancellationHandler = { screen.act() }
    },
    work("cancellation handler of a progress of its own", .leaked, "Progress") { screen in
      screen.upload.progressing.cancellationHandler = { screen.act() }
    },
    work("cancellation handler of a progress of its own, weak", .none) { screen in
      screen.upload.progressing.cancellationHandler = { [weak screen] in screen?.act() }
    },
    work("child of a shared progress", .none) { screen in
      let child = Progress(totalUnitCount: 5)
      child.cancellationHandler = { [weak screen] in screen?.act() }
      Works.progress.addChild(child, withPendingUnitCount: 5)
      screen.kept = child
    },
    work("observer of defaults until it leaves", .none) { screen in
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: Works.settings, queue: nil
      ) { _ in screen.act() }
      screen.left = { NotificationCenter.default.removeObserver(token) }
    },
    work("observer of defaults on the main queue", .abandoned, "NotificationCenter") { screen in
      screen.token =
        NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification, object: Works.settings, queue: .main
        ) { _ in screen.act() } as AnyObject
    },
    work("notification whose user info has the screen", .none) { screen in
      NotificationCenter.default.post(
        name: .init("shown"), object: screen, userInfo: ["screen": screen])
    },
    work("notification that is kept", .abandoned, "static LastNotification.value") { screen in
      LastNotification.value = Notification(
        name: .init("kept"), object: nil, userInfo: ["screen": screen])
    },
    work("formatter, encoder and expression with closures", .none) { screen in
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .custom { [weak screen] date, _ in
        screen?.title = "\(date)"
      }
      screen.value = encoder
    },
  ]
}

private enum LastNotification { static var value: Notification? }
