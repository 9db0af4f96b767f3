import HeadlessUIKit

/// Whether an object that should have been deallocated is, if a little time passes.
///
/// Settling doesn't wait for repeating timers and display links. One that counts up or types a text
/// ends by itself, and then releases its screen.
struct DeallocationQuestion: ReplayQuestion {
  /// As long as LeakCanary waits before it takes an object for retained.
  static let patience = Duration.seconds(5)

  let last: Int?
  /// The label of the object.
  let subject: String

  func answer(_ replay: Replay) -> Bool {
    var isDeallocated = false
    replay(nil) { session in
      // The replay meets the same question on its way, and must not ask for another replay.
      session.judge.asksWhatEnds = false
      guard session.stepCount == last, session.hold == nil else { return }
      // Without this question, the replay has found it to be abandoned.
      let finding = session.judge.findings.last { $0.subject.text == subject }
      weak let object = finding.flatMap { session.object($0.subject) }
      guard object != nil else { return }
      session.device.advance(by: Self.patience)
      isDeallocated = object == nil
    }
    return isDeallocated
  }
}

extension Session {
  /// Whether what the run loop retains through such references is deallocated by itself soon.
  ///
  /// The first such object is the example for the others, each of which has as much time.
  func isDeallocatedByItself(_ suspect: Suspect, through shape: [String]) -> Bool {
    guard judge.asksWhatEnds, hold == nil else { return false }
    let now = device.clock.now
    let end = judge.deadlines[suspect.label.text, default: now + DeallocationQuestion.patience]
    judge.deadlines[suspect.label.text] = end
    guard now < end else { return false }
    if let known = judge.endings[shape] { return known }
    let question = DeallocationQuestion(last: stepCount, subject: suspect.label.text)
    let answer = replayedElsewhere(question)
    judge.endings[shape] = answer
    return answer
  }
}
