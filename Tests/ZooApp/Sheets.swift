import UIKit

private final class NoteController: UIViewController {
  var onDone: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Done") { [unowned self] in
      onDone?()
      dismiss(animated: true)
    }
  }
}

private final class SheetFlow: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var parent: HostFlow?
  private static var current: SheetFlow?
  func start(
    on presenter: UIViewController, listeningTo part: (UINavigationController) -> UIViewController?
  ) {
    let note = NoteController()
    let navigation = UINavigationController(rootViewController: note)
    part(navigation)?.presentationController?.delegate = self
    presenter.present(navigation, animated: true)
  }
  func startAlone(on presenter: UIViewController) {
    Self.current = self
    let note = NoteController()
    note.onDone = { [weak self] in self?.end() }
    presenter.present(note, animated: true)
  }
  private func end() { if Self.current === self { Self.current = nil } }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    parent?.end(self)
  }
}
private final class HostFlow {
  static let shared = HostFlow()
  private var children: [SheetFlow] = []
  func add() -> SheetFlow {
    let child = SheetFlow()
    child.parent = self
    children.append(child)
    return child
  }
  func end(_ child: SheetFlow) { children.removeAll { $0 === child } }
}

/// Sheets and their coordinators.
extension Shape {
  static func sheet(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String = "open; tap Sheet; tap Done; back",
    _ present: @escaping (UIViewController) -> Void
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: script) { screen in
      button(screen, "Sheet") { [unowned screen] in present(screen) }
    }
  }
  private static func flow(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String, _ part: @escaping (UINavigationController) -> UIViewController?
  ) -> Shape {
    sheet(name, verdict, keeper, cut: cut, script: script) { screen in
      HostFlow.shared.add().start(on: screen, listeningTo: part)
    }
  }
  static let sheets: [Shape] = [
    flow(
      "sheet's flow that only a swipe ends, dismissed", .abandoned, "children[0]",
      cut: "children[0] ← remove this: frees it", script: "open; tap Sheet; tap Done"
    ) { $0 },
    flow(
      "sheet's flow that only a swipe ends, swiped", .none,
      script: "open; tap Sheet; swipe down; back"
    ) { $0 },
    flow(
      "sheet's flow that listens to nothing, swiped", .growing, "children",
      script: "open; tap Sheet; swipe down; tap Sheet; swipe down; tap Sheet; swipe down"
    ) { _ in nil },
    sheet(
      "sheet's flow in a static until it is done, swiped", .abandoned, "static SheetFlow.current",
      script: "open; tap Sheet; swipe down; back"
    ) { SheetFlow().startAlone(on: $0) },
    sheet("sheet's flow in a static until it is done", .none) { SheetFlow().startAlone(on: $0) },
  ]
}
