import UIKit

/// Presents another screen again and again, from variables that can't be nil.
private final class AvatarScreen: UIViewController {
  var picker: UIViewController = Screen()
  var latest: UIViewController = Screen()
}

/// Screens in variables of another screen that always contain one.
extension Shape {
  private static func avatar(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ choose: @escaping (AvatarScreen) -> UIViewController
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: "open; tap Photo; swipe down") {
      let screen = AvatarScreen()
      screen.loadViewIfNeeded()
      button(screen, "Photo") { [unowned screen] in
        screen.present(choose(screen), animated: true)
      }
      return screen
    }
  }

  static let pickers: [Shape] = [
    avatar("picker that a variable contains from the start", .none) { $0.picker },
    avatar(
      "picker that a variable contains since it was shown", .abandoned, "latest",
      cut: "latest ← remove this: frees all"
    ) { screen in
      screen.latest = Screen()
      return screen.latest
    },
  ]
}
