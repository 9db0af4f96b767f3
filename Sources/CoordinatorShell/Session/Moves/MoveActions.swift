import HeadlessUIKit
import ShellLanguage

extension Session {
  /// Performs a command; a moving command is one step.
  ///
  /// `isWatched` keeps the tree from before the step, to print the changes.
  package func perform(
    _ command: Command, of statement: Statement, isWatched: Bool
  ) throws(StepFailure) -> Outcome {
    switch command {
    case .move(let move):
      return try step(isWatched: isWatched, at: statement.location) { () throws(StepFailure) in
        try make(move)
      }
    case .added(let call) where call.kind == .move:
      return try step(isWatched: isWatched, at: statement.location) { () throws(StepFailure) in
        try perform(call).first
      }
    case .added(let call) where call.kind == .look:
      return .look(try perform(call, columns: reporter.terminal?.columns))
    case .added: return .silent
    case .look(let look):
      note(look)
      return .look(
        try lines(
          of: look, glyphs: reporter.glyphs, paint: reporter.paint, terminal: reporter.terminal))
    case .check(let expectation):
      try verify(expectation)
      return .silent
    case .manage(let command): return try manage(command)
    }
  }

  private func note(_ look: Look) {
    switch look {
    case .why: tutorial?.lastLook = .why
    case .findings: tutorial?.lastLook = .findings
    case .screen: tutorial?.lastLook = .screen
    case .tree, .routes, .log, .alive, .graph: tutorial?.lastLook = .other
    }
  }

  /// Makes a move; returns a note, or nil.
  package func make(_ move: Move) throws(StepFailure) -> String? {
    switch move {
    case .tab(let reference): try tapTab(reference)
    case .back(let count): try goBack(count)
    case .swipeBack(let cancelled):
      try swipe(cancelled: cancelled) { () throws(Finger.Failure) in
        try device.finger.beginSwipeBack()
      }
    case .swipeDown(let cancelled):
      try swipe(cancelled: cancelled) { () throws(Finger.Failure) in
        try device.finger.beginSwipeDown()
      }
    case .swipePage(let isBack):
      try gesture { () throws(Finger.Failure) in
        try device.finger.turnPage(isBack ? .reverse : .forward)
      }
    case .swipeRow(let number, let action, let isRight):
      try gesture { () throws(Finger.Failure) in
        try device.finger.swipeRow(
          number, choosing: action, toReveal: isRight ? .leading : nil)
      }
    case .moveRow(let number, let destination):
      try gesture { () throws(Finger.Failure) in
        try device.finger.moveRow(number, to: destination)
      }
    case .press(let reference): try press(reference)
    case .pull:
      try gesture { () throws(Finger.Failure) in try device.finger.pullToRefresh() }
    case .lift(let cancelled): try lift(cancelled: cancelled)
    case .hold: try beginHold()
    case .advance(let time): try advance(by: time)
    case .settle: try endHold()
    case .tap(let reference): try tap(reference)
    case .type(let text, let input, let pressesReturn):
      try enter(text, into: input, pressesReturn: pressesReturn)
    case .adjust(let control, let values): try adjust(control, to: values)
    case .detent(let name):
      try gesture { () throws(Finger.Failure) in try device.finger.drag(toDetent: name) }
    case .route(let call): try follow(call)
    case .pop(let target): return try pop(target)
    case .dismiss(let all): try dismiss(all: all)
    case .send(let event, let argument): try send(event, argument)
    case .open(let url): return try open(url)
    case .finish: try finishFlow()
    case .scene(let move): try changeScene(move)
    case .background: try cycleThroughBackground()
    case .memoryWarning: device.application.receiveMemoryWarning()
    case .network(let connection): try launched.connect(to: connection)
    case .rotate(let orientation): try rotate(to: orientation)
    case .shake: device.shake()
    }
    return nil
  }

  /// Performs a command that the app's extension added.
  package func perform(
    _ call: AddedCall, columns: Int? = nil
  ) throws(StepFailure) -> [String] {
    let arguments = try AddedArguments(call).resolved(resolve)
    do { return try added.perform(call.name, arguments, stage(columns: columns)) } catch {
      throw StepFailure(added: error)
    }
  }

  /// The launched app as an added command sees it.
  var stage: Stage { stage(columns: nil) }

  private func stage(columns: Int?) -> Stage {
    Stage(
      sceneDelegate: sceneDelegate, applicationDelegate: applicationDelegate,
      visibleViewController: device.frontmost, columns: columns)
  }
}

extension StepFailure {
  /// An error thrown by an added command.
  init(added error: any Error) {
    self = error as? StepFailure ?? .added(error)
  }
}
