import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// Performs the moving commands; each returns a note, or nil.
extension Session {
  // MARK: A finger

  package func tapTab(_ reference: TabReference) throws(StepFailure) {
    let finger = device.finger
    guard let bar = finger.tabBarController else { throw .gesture(.noTabBar) }
    let index: Int
    switch reference {
    case .index(let number): index = number
    case .name(let name):
      let tabs = bar.viewControllers ?? []
      if bar.hasMore, name.isSame(as: bar.moreNavigationController.tabTitle) {
        return try gesture { () throws(Finger.Failure) in try finger.tapMore() }
      }
      let found =
        tabs.firstIndex { $0.tabTitle == name } ?? tabs.firstIndex { $0.tabTitle.isSame(as: name) }
      guard let found else { throw .unknownTab(name, tabs: tabs.map(\.tabTitle)) }
      index = found
    }
    try gesture { () throws(Finger.Failure) in try finger.tapTab(at: index, of: bar) }
  }

  package func gesture(_ body: () throws(Finger.Failure) -> Void) throws(StepFailure) {
    do { try body() } catch { throw .gesture(error) }
  }

  package func goBack(_ count: Int) throws(StepFailure) {
    for done in 0..<count {
      do throws(StepFailure) {
        try gesture { () throws(Finger.Failure) in try device.finger.tapBack() }
      } catch {
        guard done > 0, case .gesture(.atRoot) = error else { throw error }
        throw .cannotGoBack(count, most: done)
      }
      try endTurn(of: device)
    }
  }

  package func tap(_ reference: ControlReference) throws(StepFailure) {
    let target = try control(reference)
    try gesture { () throws(Finger.Failure) in try device.finger.tap(target) }
  }

  package func press(_ reference: ControlReference) throws(StepFailure) {
    let (target, item) = try pressed(reference)
    try gesture { () throws(Finger.Failure) in try device.finger.press(target, choosing: item) }
  }

  package func enter(
    _ text: String, into name: String, pressesReturn: Bool
  ) throws(StepFailure) {
    let inputs = device.finger.inputs
    guard let input = inputs.first(where: { $0.answers(to: name) }) else {
      let screen = try touchedScreen()
      throw .unknownInput(name, on: screen.label, known: inputs.map(\.name))
    }
    input.type(text)
    if pressesReturn { input.pressReturn() }
  }

  package func adjust(_ name: String, to values: [String]) throws(StepFailure) {
    let controls = device.finger.adjustables
    // `slider 2 0.5` means the control that the screen calls so.
    let numbered = values.count > 1 ? "\(name) \(values[0])" : name
    let control: Adjustable
    var values = values
    if let named = controls.first(where: { $0.answers(to: name) }) {
      control = named
    } else if let named = controls.first(where: { $0.answers(to: numbered) }) {
      control = named
      values.removeFirst()
    } else {
      let screen = try touchedScreen()
      throw .unknownAdjustable(name, on: screen.label, known: controls.map(\.name))
    }
    try gesture { () throws(Finger.Failure) in try device.finger.adjust(control, to: values) }
  }

  // MARK: Code

  package func follow(_ call: RouteCall) throws(StepFailure) {
    let chain = responderChain
    for coordinator in chain {
      if let route = coordinator.routes.first(where: call.names) {
        do {
          try route.follow(from: coordinator, with: try routeArgument(of: call, for: route))
        } catch let failure as RouteFailure {
          throw .route(failure, call: call.description)
        } catch let failure as StepFailure {
          throw failure
        } catch {
          throw .added(error)
        }
        return
      }
    }
    let offered = chain.flatMap(\.routes).map { "\($0.verb.rawValue) \($0.name)" }
    throw .unknownRoute(
      "\(call.verb.rawValue) \(call.name)", offered: offered, tab: tab(offering: call))
  }

  /// An unselected tab whose coordinator, or a descendant of it, offers a route.
  private func tab(offering call: RouteCall) -> String? {
    guard let bar = device.finger.tabBarController else { return nil }
    func offers(_ coordinator: any Coordinator) -> Bool {
      coordinator.routes.contains(where: call.names)
        || coordinator.childCoordinators.contains(where: offers)
    }
    func tab(below coordinator: any Coordinator) -> String? {
      let container = coordinator.rootViewController
      if let tab = bar.viewControllers?.first(where: { $0 === container }),
        tab !== bar.selectedViewController, offers(coordinator)
      {
        return tab.tabTitle
      }
      return coordinator.childCoordinators.lazy.compactMap(tab).first
    }
    return rootCoordinator.flatMap(tab)
  }

  private func routeArgument(
    of call: RouteCall, for route: Route
  ) throws(StepFailure) -> RouteArgument {
    guard let first = call.arguments.first else { return .none }
    guard route.parameter != .none else {
      throw .route(.unexpectedArgument, call: call.description)
    }
    guard call.arguments.count == 1 else {
      let name = "\(call.verb.rawValue) \(route.name)"
      let text = call.arguments.map { argument in
        if case .text(let text) = argument { text } else { argument.description }
      }.joined(separator: " ")
      throw .tooManyArguments(
        call.arguments.count, route: name, usage: name + route.parameter.usage,
        meant: "\(name) \(Word.quoted(text))")
    }
    return try routeArgument(first)
  }

  /// Returns a note if the pop waits for the end of a transition.
  package func pop(_ target: PopTarget) throws(StepFailure) -> String? {
    let stack = try visibleStack()
    let screens = stack.viewControllers
    guard let root = screens.first else { throw .noStack }
    switch target {
    case .count(let count):
      guard count < screens.count else {
        throw .cannotPop(
          count, above: screens.count - 1, root: root.label, isPresented: isPresented(stack))
      }
      if count == 1 {
        stack.popViewController(animated: true)
      } else {
        stack.popToViewController(screens[screens.count - 1 - count], animated: true)
      }
    case .root:
      guard screens.count > 1 else {
        throw .cannotPop(1, above: 0, root: root.label, isPresented: isPresented(stack))
      }
      stack.popToRootViewController(animated: true)
    case .to(let screen):
      for candidate in screens.reversed() {
        if try reference(screen, means: candidate) {
          stack.popToViewController(candidate, animated: true)
          return waiting(screens.last !== candidate)
        }
      }
      throw .notInStack(screen.description, stack: screens.map(\.label))
    }
    return waiting(true)

    func isPresented(_ stack: UINavigationController) -> Bool {
      stack.presentingViewController != nil
    }

    func waiting(_ shouldPop: Bool) -> String? {
      shouldPop && stack.viewControllers.count == screens.count
        ? "the pop waits for the current transition" : nil
    }
  }

  package func dismiss(all: Bool) throws(StepFailure) {
    let front = try visibleScreen()
    guard front.presentingViewController != nil else {
      throw .nothingPresented(front.label)
    }
    let target = all ? device.keyWindow?.rootViewController : front
    target?.dismiss(animated: true)
  }

  package func routeArgument(_ argument: Argument) throws(StepFailure) -> RouteArgument {
    switch try resolve(argument) {
    case .integer(let number): return .number(number)
    case .text(let text): return .text(text)
    case .variable(let name): throw .unbound(name)
    }
  }
}

extension RouteCall {
  @MainActor fileprivate func names(_ route: Route) -> Bool {
    name == route.name && verb.rawValue == route.verb.rawValue
  }
}

extension UIViewController {
  /// The title that the tab bar shows for the view controller.
  package var tabTitle: String { tabBarItem.title ?? title ?? "" }
}
