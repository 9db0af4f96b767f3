import HeadlessUIKit
import ShellLanguage

extension Session {
  /// Makes a move, lets everything settle, and judges the result.
  ///
  /// `isWatched` keeps the tree from before the step, to print the changes.
  package func step(
    isWatched: Bool, at location: SourceLocation, _ move: () throws(StepFailure) -> String?
  ) throws(StepFailure) -> Outcome {
    guard stepCount < settings.stepLimit else { throw .tooManySteps(settings.stepLimit) }
    guard !isInterrupted() else { throw .interrupted }
    record.treeBefore = isWatched ? tree : nil
    record.treeNow = nil
    record.isBeforeHistory = false
    let device = device
    if !device.misuses.isEmpty { device.misuses.removeAll(keepingCapacity: true) }
    device.lifecycle.begin()
    HeadlessDevice.turnBegins()
    let note: String?
    do throws(StepFailure) {
      note = try move()
      try endTurn(of: device)
    } catch {
      // `log` shows the last step that was made.
      device.lifecycle.takeBack()
      throw error
    }
    if device.application.hasNewFrontScene { launched.followFrontScene() }
    HeadlessRunLoop.main.fireDueTimers()
    if !device.misuses.isEmpty, let raised = device.misuses.first(where: \.isException) {
      throw .exception(raised)
    }
    record.stepCount += 1
    let found = judgeStep(at: location, on: device)
    if !record.newFindings.isEmpty || !found.isEmpty { record.newFindings = found }
    return .step(note: note)
  }
}
