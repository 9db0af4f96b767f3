import UIKit

private protocol StoryDelegate: AnyObject { func storyEnded() }
private final class StoryController: UIViewController {
  let index: Int
  var delegate: (any StoryDelegate)?
  weak var weakDelegate: (any StoryDelegate)?
  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private final class StoriesController: UIPageViewController, UIPageViewControllerDataSource,
  StoryDelegate
{
  private var cache: [Int: StoryController] = [:]
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([story(0)], direction: .forward, animated: false)
    _ = story(1)
  }
  func storyEnded() {}
  private func story(_ index: Int) -> StoryController {
    if let known = cache[index] { return known }
    let story = StoryController(index)
    if strongly { story.delegate = self } else { story.weakDelegate = self }
    cache[index] = story
    return story
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    (controller as? StoryController).flatMap { $0.index > 0 ? story($0.index - 1) : nil }
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    (controller as? StoryController).flatMap { $0.index < 3 ? story($0.index + 1) : nil }
  }
}

/// Shows one of its segments; hides the others, or removes them.
private final class SegmentsController: UIViewController {
  enum Style { case hides, forgets, removes }
  private let style: Style
  private let make: [() -> UIViewController]
  private var made: [Int: UIViewController] = [:]
  private var current: UIViewController?
  init(_ style: Style, _ make: [() -> UIViewController]) {
    self.style = style
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func select(_ index: Int) {
    switch style {
    case .hides: made[index] = made[index] ?? add(make[index]())
    case .forgets: current?.view.removeFromSuperview()
    case .removes:
      current?.willMove(toParent: nil)
      current?.view.removeFromSuperview()
      current?.removeFromParent()
    }
    current?.view.isHidden = true
    current = style == .hides ? made[index] : add(make[index]())
    current?.view.isHidden = false
  }
  private func add(_ child: UIViewController) -> UIViewController {
    addChild(child)
    view.insertSubview(child.view, at: 0)
    child.didMove(toParent: self)
    return child
  }
}

private final class FirstSheet: Screen {
  var picker: SecondSheet?
}
private final class SecondSheet: Screen {
  var onDone: (() -> Void)?
}

private final class MiniPlayerBar: UIView {
  var player: UIViewController?
}

private final class TabCache: UITabBarController, UITabBarControllerDelegate {
  var visited: [UIViewController] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [Screen(), Screen()].map { UINavigationController(rootViewController: $0) }
  }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    visited.append(controller)
  }
}

/// Containers that keep pages, segments and sheets.
extension Shape {
  private static func segments(_ style: SegmentsController.Style) -> UIViewController {
    let container = SegmentsController(style, [{ Screen() }, { Screen() }])
    container.select(0)
    button(container, "First") { [unowned container] in container.select(0) }
    button(container, "Second") { [unowned container] in container.select(1) }
    return container
  }
  private static func sheets(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ bind: @escaping (FirstSheet, SecondSheet) -> Void
  ) -> Shape {
    loaded(
      name, verdict, keeper, cut: cut, script: "open; tap One; tap Two; dismiss; dismiss; back"
    ) { screen in
      button(screen, "One") { [unowned screen] in
        let first = FirstSheet()
        first.loaded = { [unowned first] _ in
          button(first, "Two") { [unowned first] in
            let second = SecondSheet()
            bind(first, second)
            first.present(second, animated: true)
          }
        }
        screen.present(first, animated: true)
      }
    }
  }

  static let pagers: [Shape] = [
    Shape(
      "stories whose pages own their pager", .leaked, "cache[",
      cut: "delegate ← make this and 1 more like it weak: frees all"
    ) { StoriesController(strongly: true) },
    Shape("stories whose pages know their pager", .none, script: "open; swipe page; back") {
      StoriesController(strongly: false)
    },
    Shape(
      "segments that hide the others", .none,
      script: "open; tap Second; tap First; tap Second; back"
    ) { segments(.hides) },
    Shape(
      "segments that forget to remove the others", .growing, "children",
      script: "open; repeat 4 { tap Second; tap First }"
    ) { segments(.forgets) },
    Shape(
      "segments that remove the others", .none, script: "open; tap Second; tap First; tap Second"
    ) { segments(.removes) },
    sheets("sheet over a sheet that captures it", .none) { first, second in
      second.onDone = { first.act() }
    },
    sheets(
      "sheet that keeps the sheet over it, which captures it", .leaked, "onDone",
      cut: "onDone → closure capture of type FirstSheet ← make this weak: frees all"
    ) { first, second in
      second.onDone = { first.act() }
      first.picker = second
    },
    sheets("sheet that keeps the sheet over it", .none) { first, second in
      second.onDone = { [weak first] in first?.act() }
      first.picker = second
    },
    sheets("sheet that keeps the sheet over it until it is done", .none) { first, second in
      second.onDone = { first.act() }
      first.picker = second
      first.picker = nil
    },
    loaded(
      "bar that keeps a player until it is shown again", .none,
      script: "open; tap Play; dismiss; tap Expand; dismiss; tap Stop; back"
    ) { screen in
      let bar = MiniPlayerBar()
      screen.view.addSubview(bar)
      button(screen, "Play") { [unowned screen] in
        let player = Screen()
        bar.player = player
        screen.present(player, animated: true)
      }
      button(screen, "Expand") { [unowned screen, unowned bar] in
        if let player = bar.player { screen.present(player, animated: true) }
      }
      button(screen, "Stop") { [unowned bar] in bar.player = nil }
    },
    Shape("tabs that list those visited", .none, script: "open; tab 1; tab 0") { TabCache() },
  ]
}
