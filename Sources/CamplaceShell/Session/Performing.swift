import HeadlessUIKit

extension Session {
  /// Does what a command says; a moving command is one step.
  ///
  /// `isWatched` keeps the tree from before the step, so that what changed can be told.
  func perform(
    _ command: Command, of statement: Statement, isWatched: Bool
  ) throws(StepFailure) -> Outcome {
    if command.isStep {
      return try step(command, isWatched: isWatched, at: statement.location)
    }
    switch command {
    case .expect(let expectation):
      try verify(expectation)
      return .silent
    case .app, .defect, .reset, .set, .undo, .redo, .goto, .record, .save, .quit:
      return try manage(command)
    default:
      return .look(try look(command, glyphs: reporter.glyphs, paint: reporter.paint))
    }
  }

  /// Makes the move of a moving command; returns a note worth a line of its own.
  func move(_ command: Command) throws(StepFailure) -> String? {
    switch command {
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
    case .lift(let cancelled): try lift(cancelled: cancelled)
    case .hold: try beginHold()
    case .advance(let time): try advance(by: time)
    case .settle: try endHold()
    case .tap(let reference): try tap(reference)
    case .type(let text, let input, let pressesReturn):
      try enter(text, into: input, pressesReturn: pressesReturn)
    case .detent(let name):
      try gesture { () throws(Finger.Failure) in try device.finger.drag(toDetent: name) }
    case .route(let call): try follow(call)
    case .pop(let target): return try pop(target)
    case .dismiss(let all): try dismiss(all: all)
    case .send(let event, let argument): try send(event, argument)
    case .open(let url): return try open(url)
    case .finish: try finishFlow()
    case .scene(let move): try changeScene(move)
    case .addFavorite(let argument): return try addFavorite(argument)
    case .removeFavorite(let argument): return try removeFavorite(argument)
    default: break
    }
    return nil
  }
}
