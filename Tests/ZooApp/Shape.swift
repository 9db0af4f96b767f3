import UIKit

/// A way in which a screen is retained after it has left, and the expected finding.
@MainActor struct Shape {
  enum Verdict: String {
    case none, leaked, abandoned, growing, structure, pending
  }

  let name: String
  let verdict: Verdict
  /// What the finding must name: a type, a field or a root.
  let keeper: String
  /// The expected number of findings.
  let findings: Int
  /// The fields that the finding must propose to cut, with the advice; nil if it isn't checked.
  let cut: String?
  /// The statements that show and leave the screen.
  let script: String
  let make: () -> UIViewController

  init(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ make: @escaping () -> UIViewController
  ) {
    self.name = name
    self.verdict = verdict
    self.keeper = keeper
    self.cut = cut
    self.findings = verdict == .none || verdict == .pending ? 0 : findings
    self.script = (script ?? "open; back").replacing("open", with: "tap \"\(name)\"")
    self.make = {
      let screen = make()
      Delay.hold(screen)
      return screen
    }
  }

  /// A screen that `hold` makes something hold.
  static func screen(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping (Screen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = Screen()
      hold(screen)
      return screen
    }
  }

  /// A screen that `hold` makes something hold when its view has loaded.
  static func loaded(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping @MainActor (Screen) -> Void
  ) -> Shape {
    screen(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      $0.loaded = hold
    }
  }

  /// Adds a button, which the script taps by its title.
  static func button(
    _ screen: UIViewController, _ title: String, _ body: @escaping () -> Void
  ) {
    screen.view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in body() }))
  }

  static var delegate: SceneDelegate? {
    UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
  }
}

/// A screen with a field for whatever may hold it.
class Screen: UIViewController {
  var any: Any?
  var object: AnyObject?
  var action: (() -> Void)?
  var actions: [() -> Void] = []
  var other: (() -> Void)?
  var loaded: (@MainActor (Screen) -> Void)?
  func act() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    loaded?(self)
  }
}

final class Helper {
  var owner: AnyObject?
  var next: Helper?
  var action: (() -> Void)?
  weak var weakly: AnyObject?
  unowned var unownedly: AnyObject?
}

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct WeakBox<Object: AnyObject> {
  weak var object: Object?
}

/// Ends an observation when it is deallocated.
final class Token {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}
