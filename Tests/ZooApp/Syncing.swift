import UIKit

private protocol ConflictResolver { func resolve(_ ours: Int, _ theirs: Int) -> Int }
private struct NewestWins: ConflictResolver {
  func resolve(_ ours: Int, _ theirs: Int) -> Int { max(ours, theirs) }
}
private struct AskUser: ConflictResolver {
  let ask: (Int, Int) -> Int
  func resolve(_ ours: Int, _ theirs: Int) -> Int { ask(ours, theirs) }
}
/// Keeps the app's documents and the server's the same.
private final class SyncEngine {
  static let shared = SyncEngine()
  var resolver: any ConflictResolver = NewestWins()
  var phase = Phase.idle
  let steps = OperationQueue()
  var reports: [WeakBox<SyncViewModel>] = []
  var drains: ((SyncEngine) -> Void)?
  indirect enum Phase {
    case idle
    case running(progress: (Double) -> Void, next: Phase)
    case failed(any Error, resume: (() -> Void)?)
  }
}
private struct SyncFailure: Error {
  let message: String
  var context: [String: Any] = [:]
}
private final class SyncStep: Operation {
  var input: SyncStep?
  var body: ((SyncStep) -> Void)?
  private(set) var output = 0
  override func main() {
    body?(self)
    output = 1
  }
}
private final class SyncViewModel {
  let engine = SyncEngine.shared
  var errors: [any Error] = []
  var steps: [SyncStep] = []
  var result: Result<Int, SyncFailure>?
  var show: ((SyncFailure) -> Void)?
}
private final class SyncController: UIViewController {
  let model = SyncViewModel()
  func progressed(_ part: Double) { title = "\(part)" }
}

/// A screen that shows how the app's documents are synchronized.
extension Shape {
  private static func sync(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ wire: @escaping (SyncController) -> Void
  ) -> Shape {
    Shape("sync, \(name)", verdict, keeper, cut: cut) {
      let screen = SyncController()
      screen.model.engine.reports.append(WeakBox(object: screen.model))
      wire(screen)
      return screen
    }
  }

  static let syncs: [Shape] = [
    sync("all right", .none) { screen in
      screen.model.engine.phase = .running(
        progress: { [weak screen] in screen?.progressed($0) }, next: .idle)
      screen.model.show = { [weak screen] in screen?.title = $0.message }
    },
    sync(
      "resolver that asks on its screen", .abandoned, "resolver",
      cut: "resolver.ask → closure capture of type SyncController ← make this weak: frees all"
    ) { screen in
      screen.model.engine.resolver = AskUser { ours, _ in
        screen.title = "\(ours)"
        return ours
      }
    },
    sync("resolver that was put back", .none) { screen in
      let before = screen.model.engine.resolver
      screen.model.engine.resolver = AskUser { ours, _ in
        screen.title = "\(ours)"
        return ours
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        SyncEngine.shared.resolver = before
      }
    },
    sync(
      "progress of the phase after this", .abandoned, "phase",
      cut:
        "phase.running.next.running.progress → closure capture of type SyncController ← make this weak: frees all"
    ) { screen in
      screen.model.engine.phase = .running(
        progress: { _ in }, next: .running(progress: screen.progressed, next: .idle))
    },
    sync(
      "failure of the engine that resumes the model", .abandoned, "phase",
      cut: "phase.failed.resume → closure capture of type SyncViewModel ← make this weak: frees it"
    ) { screen in
      let model = screen.model
      model.engine.phase = .failed(SyncFailure(message: "a")) { model.errors = [] }
    },
    sync(
      "failure whose context is the screen", .leaked, "errors",
      cut: "errors[0].context[\"screen\"] ← remove this: frees all"
    ) { screen in
      screen.model.errors = [SyncFailure(message: "a", context: ["screen": screen])]
    },
    sync(
      "typed failure whose context is the screen", .leaked, "result",
      cut: "result.failure.context[\"screen\"] ← remove this: frees all"
    ) { screen in
      screen.model.result = .failure(SyncFailure(message: "a", context: ["screen": screen]))
    },
    sync("steps that know their input", .none) { screen in
      let first = SyncStep()
      let second = SyncStep()
      second.input = first
      second.addDependency(first)
      second.body = { _ in usleep(1_000) }
      screen.model.steps = [first, second]
      screen.model.engine.steps.addOperations([first, second], waitUntilFinished: false)
    },
    sync(
      "step whose body captures it", .leaked, "body",
      cut: "body → closure capture of type SyncStep ← make this weak: frees all"
    ) { screen in
      let step = SyncStep()
      step.body = { _ in _ = step.output }
      screen.model.engine.steps.addOperation(step)
    },
    sync(
      "engine's drain of two models", .abandoned, "drains",
      cut: "drains → closure capture of type SyncViewModel ← make this weak: frees all"
    ) { screen in
      let (model, other) = (screen.model, SyncViewModel())
      model.engine.drains = { _ in
        model.errors = []
        other.errors = []
      }
    },
  ]
}
