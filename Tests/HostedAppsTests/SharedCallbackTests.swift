import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A screen's callback captures its coordinator and the parent that removes it.
@MainActor struct SharedCallbackTests {
  @Test func `a screen whose callback refers to a coordinator and its parent belongs to the child`()
  {
    let run = HostedRun(
      "tree; tap End", of: .scenes { FlowSceneDelegate<BookCoordinator>() }, quiet: false)
    #expect(
      run.output.hasPrefix(
        """
        BookCoordinator#1
        └─ ChapterCoordinator#1
           └─ ChapterViewController#1        ← visible
        """), "\(run.output)")
    #expect(
      run.output.contains(
        """
        BookCoordinator#1
        ├─ ChapterCoordinator#1              −
        │  └─ ChapterViewController#1        −
        └─ ChapterCoordinator#2              +
           └─ ChapterViewController#2        ← visible   +
        """), "\(run.output)")
  }
}

/// Shows the screens of the coordinators that share it.
@MainActor private final class Stage {
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) {
    self.stack = stack
  }

  func show(_ screen: UIViewController) { stack?.setViewControllers([screen], animated: false) }
}

@MainActor private final class BookCoordinator: WindowFlow {
  weak var window: UIWindow?
  private let stack = UINavigationController()
  private lazy var stage = Stage(stack)
  private var children: [ChapterCoordinator] = []

  func start() {
    window?.rootViewController = stack
    startChapter()
  }

  private func startChapter() {
    let chapter = ChapterCoordinator(stage)
    chapter.end = { [unowned self, unowned chapter] in
      children.removeAll { $0 === chapter }
      startChapter()
    }
    children.append(chapter)
    chapter.start()
  }
}

@MainActor private final class ChapterCoordinator {
  private let stage: Stage
  var end: (() -> Void)?

  init(_ stage: Stage) {
    self.stage = stage
  }

  func start() {
    let screen = ChapterViewController()
    screen.onEnd = end
    stage.show(screen)
  }
}

private final class ChapterViewController: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "End") { [weak self] _ in self?.onEnd?() }))
  }
}
