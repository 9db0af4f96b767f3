import FoundationNetworking
import UIKit

// MARK: Tasks and sessions that outlast a screen

private final class PollController: UIViewController {
  enum Style { case strong, weak, detached, group, cancelHandler, dictionary }
  private let style: Style
  private var tasks: [String: Task<Void, Never>] = [:]
  private var onCancel: (() -> Void)?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .strong:
      tasks["poll"] = Task {
        while !Task.isCancelled {
          self.poll()
          try? await Task.sleep(for: .seconds(1))
        }
      }
    case .weak:
      tasks["poll"] = Task { [weak self] in
        while !Task.isCancelled {
          guard let screen = self else { return }
          screen.poll()
          try? await Task.sleep(for: .seconds(1))
        }
      }
    case .detached:
      tasks["once"] = Task.detached { [self] in
        try? await Task.sleep(for: .seconds(1))
        await poll()
      }
    case .group:
      tasks["group"] = Task {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 { group.addTask { await self.poll() } }
        }
      }
    case .cancelHandler:
      tasks["handler"] = Task {
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .milliseconds(200))
        } onCancel: {
          Task { @MainActor in self.poll() }
        }
      }
    case .dictionary:
      for name in ["a", "b"] {
        tasks[name] = Task {
          self.poll()
          self.tasks[name] = nil
        }
      }
    }
  }
  private func poll() { title = "polled" }
  deinit { tasks.values.forEach { $0.cancel() } }
}

private final class DownloadController: UIViewController, URLSessionDelegate {
  enum Style { case never, invalidates, helper }
  private let style: Style
  private let helper = SessionHelper()
  private lazy var session = URLSession(
    configuration: .default, delegate: style == .helper ? helper : self, delegateQueue: .main)
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    helper.owner = self
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = session.configuration
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style == .invalidates { session.finishTasksAndInvalidate() }
  }
}
private final class SessionHelper: NSObject, URLSessionDelegate {
  weak var owner: DownloadController?
}

private final class ShareController: UIViewController {
  enum Style { case captures, weak }
  private let style: Style
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Share") { [unowned self] in
      let sheet = ShareSheet()
      switch style {
      case .captures: sheet.onEnd = { sheet.dismiss(animated: true) }
      case .weak: sheet.onEnd = { [weak sheet] in sheet?.dismiss(animated: true) }
      }
      present(sheet, animated: true)
    }
  }
}
private final class ShareSheet: UIViewController {
  var onEnd: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Send") { [unowned self] in onEnd?() }
  }
}

/// Screens that tasks, sessions and sheets outlast.
extension Shape {
  static let overruns: [Shape] = [
    Shape("poll that captures its screen", .abandoned, "PollController") {
      PollController(.strong)
    },
    Shape("poll that ends with its screen", .none, script: "open; back; advance 3s") {
      PollController(.weak)
    },
    Shape("detached task that ends", .none, script: "open; back; advance 3s") {
      PollController(.detached)
    },
    Shape("group of tasks that has ended", .none) { PollController(.group) },
    Shape("task with a handler of its cancellation", .none, script: "open; back; advance 3s") {
      PollController(.cancelHandler)
    },
    Shape("tasks that leave a dictionary", .none) { PollController(.dictionary) },
    Shape("download whose session retains it", .leaked, "session") {
      DownloadController(.never)
    },
    Shape("download that invalidates its session", .none) { DownloadController(.invalidates) },
    Shape("download whose session retains a helper", .none) { DownloadController(.helper) },
    Shape(
      "sheet whose end captures it", .leaked, "onEnd",
      cut: "onEnd → closure capture of type ShareSheet ← make this weak: frees all",
      script: "open; tap Share; tap Send"
    ) { ShareController(.captures) },
    Shape(
      "sheet whose end captures it weakly", .none, script: "open; tap Share; tap Send; back"
    ) { ShareController(.weak) },
    Shape(
      "sheet whose end captures it, pulled down", .leaked, "onEnd",
      script: "open; tap Share; swipe down; back"
    ) { ShareController(.captures) },
  ]
}
