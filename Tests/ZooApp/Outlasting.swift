import UIKit

/// What a static keeps until the next visit.
private enum Keepers {
  static var screens: [String: Screen] = [:]
  static var models: [String: OutlastingViewModel] = [:]
}
private final class OutlastingViewModel {
  var model: OutlastingViewModel?
}

/// Mistakes that outlast the static that kept their objects first.
extension Shape {
  /// A static keeps the first visit's screen, and the next visit clears the static.
  private static func outlasting(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ hold: @escaping (Screen) -> Void
  ) -> Shape {
    screen(
      name, verdict, keeper, cut: cut, script: "open; back; open; back"
    ) { screen in
      if Keepers.screens.removeValue(forKey: name) != nil { return }
      Keepers.screens[name] = screen
      hold(screen)
    }
  }

  static let outlasting: [Shape] = [
    outlasting("static that lets go of its screen", .none) { _ in },
    outlasting(
      "static that lets go of a screen that keeps itself", .leaked, "object",
      cut: "object ← make this weak: frees all"
    ) { $0.object = $0 },
    outlasting(
      "static that lets go of a screen whose closure keeps it", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in screen.action = { screen.act() } },
    screen(
      "static that lets go of a view model that keeps itself", .leaked, "model",
      cut: "model ← make this weak: frees it", script: "open; back; open; back"
    ) { screen in
      if Keepers.models.removeValue(forKey: "a") != nil { return }
      let model = OutlastingViewModel()
      model.model = model
      Keepers.models["a"] = model
      screen.object = model
    },
  ]
}
