import CoordinatorKit
import HeadlessUIKit

@testable import CamplaceCoordinators

/// Something that can be done where an app is.
enum ScreenMove {
  case tab(Int)
  /// The target of that place among those of the screen.
  case tap(Int)
  case back, swipeDown, dismiss, finish
  case route(String, RouteArgument)
  case event(String, RouteArgument)
}

/// Walks an app breadth first, each path in its own launch, to every path of screens within a
/// number of moves.
@MainActor struct ReachableScreens {
  let launch: () -> Launched

  func paths(depth: Int) -> [[ScreenMove]] {
    var known: Set<String> = [launch().pathOfScreens]
    var paths: [[ScreenMove]] = [[]]
    var level: [[ScreenMove]] = [[]]
    for _ in 0..<depth {
      var next: [[ScreenMove]] = []
      for path in level {
        for move in (arrive(by: path)?.moves ?? []) {
          let longer = path + [move]
          guard let place = arrive(by: longer)?.pathOfScreens else { continue }
          if known.insert(place).inserted { next.append(longer) }
        }
      }
      paths += next
      level = next
    }
    return paths
  }

  /// The app after those moves; nil if one of them fails.
  func arrive(by path: [ScreenMove]) -> Launched? {
    let app = launch()
    do { try path.forEach(app.perform) } catch { return nil }
    return app
  }
}

extension Launched {
  /// The screens from the root to the one in front with what can be tapped there, and the
  /// coordinators.
  var pathOfScreens: String {
    var screens: [String] = []
    func add(_ viewController: UIViewController) {
      screens.append("\(type(of: viewController))")
      if let tabs = viewController as? UITabBarController {
        tabs.selectedViewController.map(add)
      } else {
        viewController.children.forEach(add)
      }
    }
    var container = device.keyWindow?.rootViewController
    while let current = container {
      add(current)
      container = current.presentedViewController
    }
    let controls = device.finger.targets.filter { $0.number == nil }.map(\.title)
    return (screens + controls + coordinators).joined(separator: " ")
  }

  /// What can be tried here; of a list only the first row.
  var moves: [ScreenMove] {
    let tabs = device.finger.tabBarController?.children.indices.map(ScreenMove.tab) ?? []
    let taps = device.finger.targets.enumerated()
      .filter { ($0.element.number ?? 1) == 1 }.map { ScreenMove.tap($0.offset) }
    let routes = here.flatMap(\.routes).map { route in
      ScreenMove.route("\(route.verb) \(route.name)", route.parameter.sample)
    }
    let events = here.compactMap { $0 as? any FlowResponder }.flatMap(\.handlers)
      .map { ScreenMove.event($0.name, $0.parameter.sample) }
    return tabs + taps + [.back, .swipeDown, .dismiss, .finish] + routes + events
  }

  func perform(_ move: ScreenMove) throws {
    switch move {
    case .tab(let index): try selectTab(index)
    case .tap(let index):
      try device.finger.tap(device.finger.targets[index])
    case .back: try back()
    case .swipeDown: try swipeDown()
    case .dismiss: try dismiss()
    case .finish: try here.lazy.compactMap { $0 as? any Finishable }.last?.finish()
    case .route(let name, let argument): try follow(name, argument)
    case .event(let name, let argument): try send(name, argument)
    }
    device.settle()
  }

  /// Sends an event from the deepest coordinator.
  func send(_ name: String, _ argument: RouteArgument = .none) throws {
    let responders = here.compactMap { $0 as? any FlowResponder }
    guard let handler = responders.flatMap(\.handlers).first(where: { $0.name == name }) else {
      return
    }
    let event = try handler.event(from: argument)
    try responders.last?.sendFlowEvent(event)
    device.settle()
  }
}

extension Route.Parameter {
  fileprivate var sample: RouteArgument {
    switch self {
    case .none: .none
    case .item, .number: .number(1)
    case .text: .text("open sesame")
    }
  }
}
