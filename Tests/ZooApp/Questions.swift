import UIKit

// MARK: Flows that await what another screen answers

/// Resumes a continuation once, at the latest when it is deallocated.
private final class AnswerOnce {
  private var continuation: CheckedContinuation<Int?, Never>?
  init(_ continuation: CheckedContinuation<Int?, Never>) { self.continuation = continuation }
  func give(_ answer: Int?) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
  deinit { continuation?.resume(returning: nil) }
}
private final class QuestionController: UIViewController {
  var answer: AnswerOnce?
  let number: Int
  init(_ number: Int = 0) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
@MainActor private final class AskingRouter: NSObject, UINavigationControllerDelegate {
  private var waiting: [ObjectIdentifier: CheckedContinuation<Int?, Never>] = [:]
  private weak var navigation: UINavigationController?
  private var asked: [ObjectIdentifier] = []
  init(_ navigation: UINavigationController?, watches: Bool) {
    self.navigation = navigation
    super.init()
    if watches { navigation?.delegate = self }
  }
  func ask(_ question: QuestionController) async -> Int? {
    await withCheckedContinuation { continuation in
      waiting[ObjectIdentifier(question)] = continuation
      navigation?.pushViewController(question, animated: true)
    }
  }
  func navigationController(
    _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let shown = Set(navigation.viewControllers.map(ObjectIdentifier.init))
    for id in waiting.keys where !shown.contains(id) {
      waiting.removeValue(forKey: id)?.resume(returning: nil)
    }
  }
}
private final class AskingController: UIViewController {
  enum Style { case table, watchedTable, deallocation, deallocationOfItsOwn }
  private let style: Style
  private var router: AskingRouter?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Ask") { [unowned self] in
      Task { [weak self] in await self?.ask() }
    }
  }
  private func ask() async {
    switch style {
    case .table, .watchedTable:
      let router =
        router ?? AskingRouter(navigationController, watches: style == .watchedTable)
      self.router = router
      let question = QuestionController()
      if let answer = await router.ask(question) { title = "\(question.number + answer)" }
    case .deallocation:
      let answer = await withCheckedContinuation { continuation in
        let question = QuestionController()
        question.answer = AnswerOnce(continuation)
        navigationController?.pushViewController(question, animated: true)
      }
      title = "\(answer ?? 0)"
    case .deallocationOfItsOwn:
      let question = QuestionController(1)
      let answer = await withCheckedContinuation { continuation in
        question.answer = AnswerOnce(continuation)
        navigationController?.pushViewController(question, animated: true)
      }
      title = "\(question.number + (answer ?? 0))"
    }
  }
}

private actor TicketOffice {
  static let shared = TicketOffice()
  private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]
  func wait(_ id: UUID) async {
    await withCheckedContinuation { waiting[id] = $0 }
  }
  func letGo(_ id: UUID) { waiting.removeValue(forKey: id)?.resume() }
}
private final class TicketController: UIViewController {
  private let id = UUID()
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      await TicketOffice.shared.wait(id)
      self.title = "next"
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Task { [id] in await TicketOffice.shared.letGo(id) }
  }
}

/// Shows one screen after the other, each when the one before is answered.
@MainActor private final class PromptQueue {
  static let shared = PromptQueue()
  private var last: Task<Void, Never>?
  func show(on presenter: UIViewController, answers: Bool) {
    let previous = last
    last = Task { [weak presenter] in
      await previous?.value
      guard let presenter else { return }
      let prompt = QuestionController()
      let answer = await withCheckedContinuation { continuation in
        prompt.answer = AnswerOnce(continuation)
        presenter.present(prompt, animated: true)
        guard answers else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          prompt.answer?.give(1)
        }
      }
      presenter.title = "\(prompt.number + (answer ?? 0))"
      if answers { presenter.dismiss(animated: true) }
    }
  }
}
private final class PromptingController: UIViewController {
  private let answers: Bool
  init(answers: Bool) {
    self.answers = answers
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Prompt") { [unowned self] in
      PromptQueue.shared.show(on: self, answers: answers)
    }
  }
}

@MainActor private enum ScreenLoads {
  static var byName: [String: Task<UIViewController, Never>] = [:]
  static var numbers: [String: Task<Int, Never>] = [:]
}

/// Screens whose answer a task awaits.
extension Shape {
  static let questions: [Shape] = [
    Shape(
      "question whose answer its router's table awaits", .growing, "QuestionController",
      script: "open; repeat 4 { tap Ask; back }"
    ) { AskingController(.table) },
    Shape(
      "question that its router answers when it leaves", .none,
      script: "open; repeat 4 { tap Ask; back }; back"
    ) { AskingController(.watchedTable) },
    Shape(
      "question that its deallocation answers", .none,
      script: "open; repeat 4 { tap Ask; back }; back"
    ) { AskingController(.deallocation) },
    Shape(
      "question that its deallocation would answer to a task that retains it", .leaked,
      "the task can't continue", script: "open; tap Ask; back"
    ) { AskingController(.deallocationOfItsOwn) },
    Shape("ticket that an actor lets go when its screen leaves", .none) { TicketController() },
    Shape(
      "prompts that are shown one after the other", .none,
      script: "open; tap Prompt; tap Prompt; back"
    ) { PromptingController(answers: true) },
    Shape(
      "prompt in a queue of prompts that is never answered", .pending,
      script: "open; tap Prompt; swipe down; back"
    ) { PromptingController(answers: false) },
    Shape(
      "gap: prompts in a queue behind one that is never answered", .growing, "Task",
      script: "open; tap Prompt; swipe down; repeat 4 { tap Prompt }"
    ) { PromptingController(answers: false) },
    .loaded("gap: ended task in a static table, whose result is the screen", .abandoned, "byName") {
      screen in
      ScreenLoads.byName["a"] = Task { [unowned screen] in screen }
    },
    .loaded("ended task in a static, which captured the screen", .none) { screen in
      ScreenLoads.numbers["a"] = Task { screen.children.count }
    },
  ]
}
