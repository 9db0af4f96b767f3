import UIKit

/// A way in which a screen is retained after it has left, and the expected finding.
@MainActor struct Shape {
  enum Verdict: String {
    case none, leaked, abandoned, growing, pending
  }

  let name: String
  let verdict: Verdict
  /// What the finding must name: a type, a field or a root.
  let keeper: String
  /// The statements that show and leave the screen, and check the finding.
  let script: String
  let make: () -> UIViewController

  init(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", script: String? = nil,
    _ make: @escaping () -> UIViewController
  ) {
    self.name = name
    self.verdict = verdict
    self.keeper = keeper
    self.script = (script ?? "open; back").replacing("open", with: "tap \"\(name)\"") + "; findings"
    self.make = {
      let screen = make()
      Delay.hold(screen)
      return screen
    }
  }

  /// A screen that `hold` makes something hold.
  static func screen(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", script: String? = nil,
    _ hold: @escaping (Screen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, script: script) {
      let screen = Screen()
      hold(screen)
      return screen
    }
  }
}

/// A screen with a field for whatever may hold it.
class Screen: UIViewController {
  var any: Any?
  var object: AnyObject?
  var action: (() -> Void)?
  var actions: [() -> Void] = []
  var other: (() -> Void)?
  var loaded: ((Screen) -> Void)?
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
