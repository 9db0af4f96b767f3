import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The moves that are probably possible now, without trying them.
  ///
  /// Tabs, controls, gestures, routes and events with arguments, scenes. The same state offers the
  /// same moves.
  package func offeredMoves(arguments numbers: ClosedRange<Int>) -> [Move] {
    offeredGestures + offeredTaps + offeredAdjustments + offeredRoutes(numbers)
      + offeredEvents(numbers) + offeredScenes
      + offeredSystem
  }

  private var offeredGestures: [Move] {
    var moves: [Move] = (device.finger.tabBarController?.viewControllers ?? []).indices.map {
      .tab(.index($0))
    }
    if let depth = try? visibleStack().viewControllers.count, depth > 1 {
      if device.finger.hasBackButton { moves.append(.back(1)) }
      if device.finger.canSwipeBack {
        moves += [.swipeBack(cancelled: true), .swipeBack(cancelled: false)]
      }
      moves += [.pop(.count(1)), .pop(.root)]
    }
    if let front = device.frontmost, front.presentingViewController != nil {
      moves += [.dismiss(all: false), .dismiss(all: true)]
      moves += [.swipeDown(cancelled: true), .swipeDown(cancelled: false)]
    }
    if device.finger.pageViewController != nil {
      moves += [.swipePage(isBack: false), .swipePage(isBack: true)]
    }
    moves += (device.finger.sheet?.activeDetents ?? []).map { .detent($0.identifier.rawValue) }
    return moves
  }

  private var offeredTaps: [Move] {
    device.finger.targets.map { target in
      .tap(
        target.number.map { ControlReference(name: target.kind.rawValue, argument: .integer($0)) }
          ?? ControlReference(name: target.name))
    }
  }

  private var offeredAdjustments: [Move] {
    device.finger.adjustables.filter(\.isEnabled).flatMap { control in
      control.samples.map { .adjust(control.name, to: $0) }
    }
  }

  private func offeredRoutes(_ numbers: ClosedRange<Int>) -> [Move] {
    responderChain.flatMap(\.routes).flatMap { route -> [Move] in
      guard let verb = RouteCall.Verb(rawValue: route.verb.rawValue) else { return [] }
      return route.parameter.samples(numbers, route.examples).map { argument in
        .route(RouteCall(verb, route.name, [argument].compactMap(\.self)))
      }
    }
  }

  private func offeredEvents(_ numbers: ClosedRange<Int>) -> [Move] {
    var moves: [Move] = (rootCoordinator?.flowHandlers ?? []).flatMap { handler in
      handler.parameter.samples(numbers, handler.examples).map { .send(handler.name, $0) }
    }
    if responderChain.first is any Finishable { moves.append(.finish) }
    return moves
  }

  private var offeredSystem: [Move] {
    let turned: Move.Orientation = device.orientation.isLandscape ? .portrait : .landscape
    return [.background, .memoryWarning] + offeredConnections
      + (device.supports(turned.interface) ? [.rotate(turned)] : [])
  }

  /// The `network` moves; none for an app whose requests camsh doesn't answer.
  var offeredConnections: [Move] {
    switch launched.connection {
    case .offline: [.network(.samples)]
    case .samples: [.network(.offline)]
    case .server, nil: []
    }
  }

  private var offeredScenes: [Move] {
    let count = device.application.orderedScenes.count
    guard count > 1 else { return mayConnectScene ? [.scene(.connect)] : [] }
    return [.scene(.disconnect)] + (1...count).map { .scene(.show($0)) }
  }
}

extension Route.Parameter {
  /// Sample arguments; nil means no argument.
  fileprivate func samples(_ numbers: ClosedRange<Int>, _ examples: [String]) -> [Argument?] {
    switch self {
    case .none: [nil]
    case .item, .number: numbers.map { .integer($0) }
    case .text(_, let isOptional):
      (isOptional ? [nil] : []) + (examples.isEmpty ? ["hello"] : examples).map { .text($0) }
    }
  }
}
