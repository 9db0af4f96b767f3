import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// Moves that don't come from a screen: events, links, finished flows, scenes.
extension Session {
  /// Sends an event up from the active coordinator along the app's own responder chain.
  package func send(_ name: String, _ argument: Argument?) throws(StepFailure) {
    let known = rootCoordinator.map { $0.flowHandlers } ?? []
    guard let handler = known.first(where: { $0.name == name }),
      let sender = responderChain.first as? any FlowResponder
    else { throw .unknownEvent(name, known: known.map(\.name)) }
    do {
      let typed: RouteArgument
      if let argument { typed = try routeArgument(argument) } else { typed = .none }
      try sender.sendFlowEvent(try handler.event(from: typed))
    } catch let failure as RouteFailure {
      throw .route(failure, call: name)
    } catch let failure as UnhandledFlowEvent {
      throw .unhandledEvent(failure)
    } catch let failure as StepFailure {
      throw failure
    } catch {
      throw .added(error)
    }
  }

  /// Follows a link, which may have to wait until other screens are dismissed.
  package func open(_ text: String) throws(StepFailure) -> String? {
    guard launched.coordinators.offersRoutes else {
      guard let url = URL(string: text), device.application.receive(url) else {
        throw .unhandledLink(text, route: text, known: [])
      }
      return nil
    }
    let link: DeepLink
    do { link = try DeepLink(text) } catch { throw .malformedLink(error, example: exampleLink) }
    guard link.app == app.name.lowercased() else { throw .foreignLink(text, app: app.name) }
    guard let rootCoordinator else { throw .unhandledLink(text, route: link.route, known: []) }
    var outcome: LinkOutcome?
    rootCoordinator.open(link) { outcome = $0 }
    try endTurn(of: device)
    switch outcome {
    case nil: return "the link waits for the current transition"
    case .followed: return nil
    case .kept: return "the link is kept until the user has logged in"
    case .unhandled: throw .unhandledLink(text, route: link.route, known: linkedRoutes.map(\.name))
    case .failed(let failure): throw .route(failure, call: text)
    }
  }

  private var exampleLink: String {
    let routes = linkedRoutes
    if let route = routes.first(where: \.parameter.isCounted) {
      return "\(app.name)://\(route.name)/3"
    }
    return "\(app.name)://\(routes.first?.name ?? "")"
  }

  /// The routes that a link can lead to now, one for each name.
  package var linkedRoutes: [Route] {
    var routes: [Route] = []
    for route in rootCoordinator?.routesBelow ?? []
    where !routes.contains(where: { $0.name == route.name }) {
      routes.append(route)
    }
    return routes
  }

  package func finishFlow() throws(StepFailure) {
    guard let coordinator = responderChain.first else { throw .noScreen }
    guard let flow = coordinator as? any Finishable else {
      throw .endless(labels.label(for: coordinator))
    }
    do { try flow.finish() } catch { throw .route(error, call: "finish") }
  }

  // MARK: Scenes

  /// Whether the system could connect a scene now: it connects another one only if the app supports
  /// several.
  package var mayConnectScene: Bool {
    let application = device.application
    return application.orderedScenes.isEmpty || application.supportsMultipleScenes
  }

  package func changeScene(_ move: SceneMove) throws(StepFailure) {
    let application = device.application
    switch move {
    case .connect:
      guard app.makeSceneDelegate != nil else { throw .noScenes }
      guard mayConnectScene else { throw .onlyScene }
      launched.connectScene()
    case .disconnect:
      guard let front = application.orderedScenes.first(where: { $0.delegate === sceneDelegate })
      else { throw .noScene(1, count: 0) }
      application.disconnect(front)
      launched.followFrontScene()
    case .show(let number):
      let scenes = application.orderedScenes
      guard scenes.indices.contains(number - 1) else {
        throw .noScene(number, count: scenes.count)
      }
      application.activate(scenes[number - 1])
      launched.followFrontScene()
    }
  }

  // MARK: Looking

  package var appLines: [String] {
    Columns.lines(
      apps.map { [$0.name == app.name ? "*" : " ", $0.name, $0.summary, $0.document] })
  }
}

extension Route.Parameter {
  /// Whether the parameter accepts a number.
  fileprivate var isCounted: Bool {
    switch self {
    case .item, .number: true
    case .none, .text: false
    }
  }
}

extension Coordinator {
  /// The routes of this coordinator and its descendants.
  fileprivate var routesBelow: [Route] { routes + childCoordinators.flatMap(\.routesBelow) }

  /// The handlers of this coordinator and its descendants.
  package var flowHandlers: [FlowHandler] {
    let own = (self as? any FlowResponder)?.handlers ?? []
    return own + childCoordinators.flatMap(\.flowHandlers)
  }
}
