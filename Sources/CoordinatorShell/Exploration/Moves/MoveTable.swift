import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// Lists the possible moves at a state.
///
/// Called once for each state, because reading a screen takes longer than a move.
@MainActor struct MoveTable {
  let session: Session
  let choice: ExplorationChoice
  /// The links that other apps may open, if the app has no routes.
  var addresses: [Move] = []
  /// Called with a gesture before camsh asks the app what it offers, which may trap as the gesture
  /// does.
  var asking: (Move) -> Void = { _ in }

  /// The moves by kind, each kind in reading order; the same state of the same app has the same
  /// list.
  func moves() -> [ExploredMove] {
    var fingers = gestures()
    fingers += taps()
    var moves = fingers.map { ExploredMove($0, .finger) }
    moves += forms.map { ExploredMove($0, .text) }
    moves += typing().map { ExploredMove($0, .text) }
    for code in [pops(), routes(), events(), links()] {
      moves += code.map { ExploredMove($0, .code) }
    }
    moves += choice.extras.map { ExploredMove([$0], .code) }
    moves += (system() + addresses).map { ExploredMove($0, .system) }
    moves += TransitionMoves(fingers: fingers).moves
    if session.device.application.orderedScenes.count == 1, session.app.makeSceneDelegate != nil {
      moves.append(ExploredMove(.scene(.disconnect), .ending))
    }
    var seen: Set<String> = []
    return moves.filter { choice.allows($0) && seen.insert($0.text).inserted }
  }

  // MARK: A finger

  private func gestures() -> [Move] {
    let finger = session.device.finger
    var moves: [Move] = []
    if let bar = finger.tabBarController {
      moves += (bar.viewControllers ?? []).indices.map { .tab(.index($0)) }
    }
    if let depth = finger.navigationController?.viewControllers.count, depth > 1 {
      moves += [.back(1), .swipeBack(cancelled: false), .swipeBack(cancelled: true)]
    }
    if isPresented, finger.sheet != nil {
      moves += [.swipeDown(cancelled: false), .swipeDown(cancelled: true)]
    }
    if finger.pageViewController != nil {
      moves += [.swipePage(isBack: false), .swipePage(isBack: true)]
    }
    return moves + (finger.sheet?.activeDetents ?? []).map { .detent($0.identifier.rawValue) }
  }

  private var isPresented: Bool { session.device.frontmost?.presentingViewController != nil }

  /// Every control; of the items in a list, and of controls with one name, only the first, a middle one and the last.
  private func taps() -> [Move] {
    let targets = session.targets
    var listed: [TapTarget.Kind: Int] = [:]
    for target in targets {
      if let number = target.number { listed[target.kind] = max(listed[target.kind] ?? 0, number) }
    }
    let names = ControlNames(targets, outsideLists: session.controls())
    var met: [String: Int] = [:]
    var moves: [Move] = []
    for (index, target) in targets.enumerated() {
      var place: Int?
      if let number = target.number, let count = listed[target.kind] {
        guard target.kind == .stub || Self.picks(of: count).contains(number) else { continue }
      } else {
        let number = (met[target.name] ?? 0) + 1
        met[target.name] = number
        guard Self.picks(of: names.count(of: target.name)).contains(number) else { continue }
        place = names.place(ofTarget: index)
      }
      if target.isEnabled { moves.append(Self.tap(target, place: place)) }
    }
    if let rows = listed[.row] { moves += Self.picks(of: rows).flatMap { rowMoves($0, of: rows) } }
    return moves + presses(rows: listed[.row] ?? 0) + refreshes() + adjustments()
  }

  /// The tap on a control; `place` is its place among those with its name, if there are several.
  private static func tap(_ target: TapTarget, place: Int? = nil) -> Move {
    guard let number = target.number else {
      return .tap(ControlReference(name: target.name, argument: place.map { .integer($0) }))
    }
    return .tap(ControlReference(target.kind.rawValue, number))
  }

  /// Whether the screen now has a control to tap, or a field to type into, that no known move uses.
  ///
  /// Of long lists, only the first row counts.
  func hasUnknownControl(besides isKnown: (String) -> Bool) -> Bool {
    let targets = session.firstTargets(formLength: StateReader.formLength) ?? session.targets
    let names = ControlNames(targets, outsideLists: [])
    let taps = targets.filter { $0.isEnabled && ($0.number ?? 1) == 1 }.map { target in
      guard target.number == nil, case let count = names.answering(to: target.name).count, count > 1
      else { return [Self.tap(target)] }
      let alone = names.count(of: target.name) == 1 ? [Self.tap(target)] : []
      return alone + (1...count).map { Self.tap(target, place: $0) }
    }
    let typings = session.device.finger.inputs.map {
      Move.type(FieldTexts.dictionary[0], into: $0.name, pressesReturn: true)
    }
    return (taps + typings.map { [$0] }).contains { alike in
      let moves = alike.map { ExploredMove($0, .finger) }
      return !moves.contains { isKnown($0.text) } && moves.contains(where: choice.allows)
    }
  }

  private func adjustments() -> [Move] {
    session.device.finger.adjustables.filter(\.isEnabled).flatMap { control in
      control.samples.map { .adjust(control.name, to: $0) }
    }
  }

  /// The actions that a swipe on a row reveals, and a drag of the row to the other end of the list.
  private func rowMoves(_ number: Int, of count: Int) -> [Move] {
    guard let gestures = try? session.device.finger.gestures(onRow: number) else { return [] }
    asking(.swipeRow(number, action: nil, isRight: false))
    let titles = RowGestures.Side.allCases.flatMap { gestures.actions(on: $0) }
      .compactMap(\.title)
    var moves = titles.map { Move.swipeRow(number, action: $0, isRight: false) }
    if gestures.canMove, count > 1 { moves.append(.moveRow(number, to: number == 1 ? count : 1)) }
    return moves
  }

  /// The items of the context menus of some rows and of all other views, and the long presses.
  private func presses(rows: Int) -> [Move] {
    let picks = Self.picks(of: rows)
    return session.pressTargets.flatMap { target -> [Move] in
      let place = target.place
      if let number = place.number, !picks.contains(number) { return [] }
      let name = place.place ?? place.name
      let text = place.place ?? Word.spelling(of: name)
      let press = Move.press(
        ControlReference(readings: [.init(name: name, argument: nil)], text: text))
      asking(press)
      let items = target.menu()?.filter(\.isEnabled) ?? []
      return (target.recognize == nil ? [] : [press])
        + items.map { item in
          .press(
            ControlReference(
              readings: [.init(name: name, argument: .text(item.title))],
              text: "\(text) \(Word.quoted(item.title))"))
        }
    }
  }

  private func refreshes() -> [Move] {
    session.device.finger.canRefresh ? [.pull] : []
  }

  /// The first, a middle one and the last.
  static func picks(of count: Int) -> [Int] {
    guard count > 0 else { return [] }
    var picks = [1]
    if count > 2 { picks.append((count + 1) / 2) }
    if count > 1 { picks.append(count) }
    return picks
  }

  private func typing() -> [Move] {
    let texts = texts
    return session.device.finger.inputs.flatMap { input -> [Move] in
      texts.all(for: input).flatMap { text -> [Move] in
        [true, false].map { .type(text, into: input.name, pressesReturn: $0) }
      }
    }
  }

  private var forms: [[Move]] {
    let inputs = session.device.finger.inputs
    guard !inputs.isEmpty else { return [] }
    return FormMoves(inputs: inputs, targets: session.targets, texts: texts).moves
  }

  private var texts: FieldTexts {
    FieldTexts(choice, examples: examples, expected: session.app.expectedTexts)
  }

  // MARK: Code

  /// Only for apps with routes: in other apps, a pop that the app's own code never makes proves
  /// nothing.
  private func pops() -> [Move] {
    guard session.launched.coordinators.offersRoutes else { return [] }
    var moves: [Move] = []
    if let depth = session.device.finger.navigationController?.viewControllers.count, depth > 1 {
      moves.append(.pop(.count(1)))
      if depth > 2 { moves.append(.pop(.root)) }
    }
    if isPresented {
      moves.append(.dismiss(all: false))
      if session.device.frontmost?.presentingViewController?.presentingViewController != nil {
        moves.append(.dismiss(all: true))
      }
    }
    return moves
  }

  private func routes() -> [Move] {
    session.responderChain.flatMap(\.routes).flatMap { route -> [Move] in
      guard let verb = RouteCall.Verb(rawValue: route.verb.rawValue) else { return [] }
      return samples(route.parameter, route.examples).map { argument in
        .route(RouteCall(verb, route.name, [argument].compactMap(\.self)))
      }
    }
  }

  private func events() -> [Move] {
    let handlers = session.rootCoordinator?.flowHandlers ?? []
    var moves: [Move] = handlers.flatMap { handler in
      samples(handler.parameter, handler.examples).map { .send(handler.name, $0) }
    }
    if session.responderChain.first is any Finishable { moves.append(.finish) }
    return moves
  }

  private func links() -> [Move] {
    guard session.launched.coordinators.offersRoutes else { return [] }
    return session.linkedRoutes.flatMap { route -> [Move] in
      let link = "\(session.app.name)://\(route.name)"
      return samples(route.parameter, route.examples).compactMap { argument -> Move? in
        switch argument {
        case nil: .open(link)
        case .integer(let number)?: .open("\(link)/\(number)")
        case .text(let text)?:
          text.addingPercentEncoding(withAllowedCharacters: .alphanumerics).map {
            .open("\(link)?\(route.parameter.name)=\($0)")
          }
        case .variable?: nil
        }
      }
    }
  }

  /// Sample arguments for a parameter; nil means no argument.
  private func samples(_ parameter: Route.Parameter, _ examples: [String]) -> [Argument?] {
    switch parameter {
    case .none: return [nil]
    case .item(let kind):
      let offers = session.added.offers(kind, session.stage).compactMap { offer -> Argument? in
        if case .integer(let number) = Number(offer.text) { .integer(number) } else { nil }
      }
      guard !offers.isEmpty else { return [.integer(1), .integer(2), .integer(3)] }
      return Self.picks(of: offers.count).map { offers[$0 - 1] }
    case .number: return [.integer(1), .integer(2), .integer(3)]
    case .text(_, let isOptional):
      return (isOptional ? [nil] : []) + examples.map { .text($0) } + [.text("hello")]
    }
  }

  /// The examples that the app's events and routes declare.
  private var examples: [String] {
    let all =
      (session.rootCoordinator?.flowHandlers ?? []).flatMap(\.examples)
      + session.responderChain.flatMap(\.routes).flatMap(\.examples)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  // MARK: The system and time

  private func system() -> [Move] {
    var moves: [Move] = [.advance(.seconds(1)), .advance(.seconds(60))]
    moves += [.background, .memoryWarning, .rotate(.landscape), .rotate(.portrait)]
    if session.device.respondsToShake { moves.append(.shake) }
    // An exploration with `--offline` has no other network.
    if session.world.connection == .samples { moves += session.offeredConnections }
    let scenes = session.device.application.orderedScenes.count
    guard session.app.makeSceneDelegate != nil else { return moves }
    if scenes < 3, session.mayConnectScene { moves.append(.scene(.connect)) }
    if scenes > 1 { moves += [.scene(.disconnect)] + (2...scenes).map { .scene(.show($0)) } }
    return moves
  }
}
