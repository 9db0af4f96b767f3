import UIKit

// MARK: Closures that several places store

private struct ActionSet {
  var onTap: () -> Void
  var onClose: (() -> Void)?
}
private final class PollingScreen: UIViewController {
  weak var client: PollingClient?
  func refresh() {}
}
private final class PollingClient {
  var connection: PollingConnection?
  var onEvent: (() -> Void)?
}
private final class PollingConnection {
  var client: PollingClient?
}
private enum Hooks {
  @MainActor static var onLogout: (@MainActor () async -> Void)?
  @MainActor static var isOn = { (name: String) -> Bool in false }
  @MainActor static let table: [String: Box<(() -> Void)?>] = ["a": Box(nil)]
}
extension Screen {
  fileprivate func accept(_ value: String) -> Int { 0 }
}

/// One closure of the app's code that is stored several times, closures that retain themselves, and closures
/// that are variables of the app.
extension Shape {
  private static func plain(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ body: @escaping (PollingScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = PollingScreen()
      body(screen)
      return screen
    }
  }

  static let sharedClosures: [Shape] = [
    screen(
      "one closure in two fields", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let body = { screen.act() }
      screen.action = body
      screen.other = body
    },
    screen(
      "one closure in a field and in a structure that another captures", .leaked, "any.onTap",
      cut: "any.onTap → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let set = ActionSet(onTap: { screen.act() }, onClose: nil)
      screen.any = set
      screen.action = { set.onTap() }
    },
    screen(
      "one closure repeated in an array", .leaked, "actions",
      cut: "actions[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.actions = Array(repeating: { screen.act() }, count: 3)
    },
    screen(
      "one closure in a field and converted", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let body = { screen.act() }
      screen.action = body
      let converted: () throws -> Any = body
      screen.any = converted
    },
    screen(
      "one method for each element", .leaked, "any",
      cut: "any[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = ["a", "b"].map { _ in screen.accept }
    },
    screen("asynchronous hook in a static", .abandoned, "closure capture of type Screen") {
      screen in
      Hooks.onLogout = { [screen] in screen.act() }
    },
    Shape(
      "static closure that calls the earlier one", .abandoned,
      "closure capture of type PollingScreen",
      cut: "closure capture of type PollingScreen ← make this weak: frees all"
    ) {
      let screen = PollingScreen()
      let old = Hooks.isOn
      Hooks.isOn = { name in screen.title == name || old(name) }
      return screen
    },
    screen(
      "box in a static table", .abandoned, "static Hooks.table",
      cut: "value → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Hooks.table["a"]?.value = { screen.act() }
    },
    plain("closure that calls itself", .none) { _ in
      var body: ((Int) -> Int)!
      body = { $0 == 0 ? 0 : body($0 - 1) }
      _ = body(3)
    },
    plain(
      "closure that calls itself and its screen", .leaked,
      "the cycle retains it through closure capture of type PollingScreen",
      cut: "closure capture of type function ← remove this: frees all"
    ) { screen in
      var poll: (() -> Void)?
      poll = {
        screen.refresh(); if screen.title == "a" { poll?() }
      }
      poll?()
    },
    plain("closure that calls itself and is cleared", .none) { screen in
      var poll: (() -> Void)?
      poll = {
        screen.refresh(); if screen.title == nil { poll = nil }
      }
      poll?()
    },
    plain("closure that calls itself three times", .none) { screen in
      var poll: ((Int) -> Void)?
      poll = { [weak screen] count in
        screen?.refresh()
        if count > 0 { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { poll?(count - 1) } }
      }
      poll?(3)
    },
    plain(
      "closures that call each other and their screen", .leaked, "function",
      cut: "closure capture of type function ← remove this: frees all"
    ) { screen in
      var a: (() -> Void)?
      var b: (() -> Void)?
      a = {
        screen.refresh(); b?()
      }
      b = { if screen.title == "x" { a?() } }
      b?()
    },
    plain(
      "screen that an event of a cycle captures", .leaked,
      "the cycle retains it through PollingClient.onEvent"
    ) { screen in
      let client = PollingClient()
      client.connection = PollingConnection()
      client.connection?.client = client
      screen.client = client
      client.onEvent = { screen.refresh() }
    },
  ]
}
