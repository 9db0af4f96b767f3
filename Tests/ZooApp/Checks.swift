import UIKit

/// Shapes with wrong expectations, which the zoo's runner must notice.
extension Shape {
  static let checks: [Shape] = [
    screen("wrong: verdict", .none) { screen in screen.action = { screen.act() } },
    screen("wrong: keeper", .leaked, "other") { screen in screen.action = { screen.act() } },
    screen("wrong: cut", .leaked, "action", cut: "other ← make this weak: frees all") { screen in
      screen.action = { screen.act() }
    },
    screen("wrong: number of findings", .leaked, "action", findings: 2) { screen in
      screen.action = { screen.act() }
    },
    screen("wrong: nothing is leaked", .leaked, "action", findings: 0) { screen in
      screen.action = { [weak screen] in screen?.act() }
    },
    screen("wrong: nothing is pending", .pending) { _ in },
  ]
}
