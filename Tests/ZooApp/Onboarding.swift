import UIKit

/// One step of an introduction, which reports its answer.
private protocol IntroStep: UIViewController {
  associatedtype Answer
  var onAnswer: ((Answer) -> Void)? { get set }
}
private final class NameStep: UIViewController, IntroStep { var onAnswer: ((String) -> Void)? }
private final class AgeStep: UIViewController, IntroStep {
  var onAnswer: ((Int) -> Void)?
  var validator: AgeValidator?
}
private struct AgeValidator {
  let allowed: ClosedRange<Int>
  let complain: (String) -> Void
}
private final class IntroStore {
  var answers: [String: Any] = [:]
  var observers: [UUID: (IntroStore) -> Void] = [:]
}
/// Runs the steps one after the other in a page view controller.
private final class IntroRunner: NSObject, UIPageViewControllerDataSource {
  let store = IntroStore()
  var steps: [() -> UIViewController] = []
  var shown: [UIViewController] = []
  weak var pager: UIPageViewController?
  var done: ((IntroStore) -> Void)?
  func add<Step: IntroStep>(_ key: String, _ make: @escaping () -> Step) {
    steps.append { [unowned self] in
      let step = make()
      step.onAnswer = { [unowned self] in
        store.answers[key] = $0
        advance()
      }
      return step
    }
  }
  func addStrongly<Step: IntroStep>(_ key: String, _ make: @escaping () -> Step) {
    steps.append {
      let step = make()
      step.onAnswer = { self.store.answers[key] = $0 }
      return step
    }
  }
  func advance() {
    guard !steps.isEmpty else { return done?(store) ?? () }
    let next = steps.removeFirst()()
    shown.append(next)
    pager?.setViewControllers([next], direction: .forward, animated: false)
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    shown.firstIndex(of: viewController).flatMap { $0 > 0 ? shown[$0 - 1] : nil }
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
private final class IntroController: UIPageViewController {
  var runner: IntroRunner?
  func refresh() { view.setNeedsLayout() }
}

/// An introduction whose steps are pages, which a runner shows one after the other.
extension Shape {
  private static func intro(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping @MainActor (IntroController, IntroRunner) -> Void
  ) -> Shape {
    Shape("introduction, \(name)", verdict, keeper, cut: cut, script: script) {
      let screen = IntroController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let runner = IntroRunner()
      runner.pager = screen
      screen.runner = runner
      screen.dataSource = runner
      wire(screen, runner)
      runner.advance()
      return screen
    }
  }

  static let introductions: [Shape] = [
    intro("all right", .none) { screen, runner in
      runner.add("name") { NameStep() }
      runner.add("age") { AgeStep() }
      runner.done = { [weak screen] _ in screen?.refresh() }
    },
    intro("answered to its end", .none) { screen, runner in
      runner.add("name") { NameStep() }
      runner.add("age") { AgeStep() }
      runner.done = { [weak screen] _ in screen?.dismiss(animated: true) }
      DispatchQueue.main.async { [weak runner] in
        (runner?.shown.last as? NameStep)?.onAnswer?("a")
        (runner?.shown.last as? AgeStep)?.onAnswer?(1)
      }
    },
    intro(
      "steps that capture their runner", .leaked, "steps",
      cut: "steps[0] → closure capture of type IntroRunner ← make this weak: frees all"
    ) { _, runner in
      runner.add("name") { NameStep() }
      runner.addStrongly("age") { AgeStep() }
    },
    intro(
      "page that answers to its runner", .leaked, "onAnswer",
      cut: "onAnswer → closure capture of type IntroRunner ← make this weak: frees all"
    ) { _, runner in runner.addStrongly("name") { NameStep() } },
    intro(
      "end that captures its screen", .leaked, "done",
      cut: "done → closure capture of type IntroController ← make this weak: frees all"
    ) { screen, runner in
      runner.add("name") { NameStep() }
      runner.done = { _ in screen.refresh() }
    },
    intro(
      "validator that complains to the pager", .leaked, "complain",
      cut:
        "validator.complain → closure capture of type IntroController ← make this weak: frees all"
    ) { screen, runner in
      runner.add("age") {
        let step = AgeStep()
        step.validator = AgeValidator(allowed: 1...99) { [screen] in screen.title = $0 }
        return step
      }
    },
    intro(
      "answers that contain a page", .leaked, "answers",
      cut: "answers[\"page\"] ← remove this: frees all"
    ) { screen, runner in
      runner.add("name") { NameStep() }
      runner.store.answers["page"] = screen
    },
    intro(
      "store that reports to its runner's screen", .leaked, "observers",
      cut: "observers[_] → closure capture of type IntroController ← make this weak: frees all"
    ) { screen, runner in
      runner.add("name") { NameStep() }
      runner.store.observers[UUID()] = { screen.title = "\($0.answers.count)" }
    },
  ]
}
