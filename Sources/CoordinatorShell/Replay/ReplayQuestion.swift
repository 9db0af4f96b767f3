import HeadlessUIKit
import ShellLanguage

/// A question that a replay of the steps so far answers.
///
/// Another process may do the replay, so the question and its answer are values.
package protocol ReplayQuestion: Codable {
  associatedtype Answer: Codable

  /// The last step to replay; nil for all steps.
  var last: Int? { get }

  /// Answers by looking at a replay.
  @MainActor func answer(_ replay: Replay) -> Answer

  /// Replays; calls `before` with each statement before it runs, and `look` after the launch and after every step.
  typealias Replay =
    @MainActor (
      _ before: (@MainActor (Statement, Session) -> Void)?,
      _ look: @escaping @MainActor (Session) -> Void
    ) -> Void
}

extension ReplayQuestion {
  package var last: Int? { nil }
}

extension Session {
  /// The statements from launch to now, including those of the current statement.
  package var stepsSoFar: [Timeline.Entry] {
    var entries = timeline.done
    if let running = interpreter.running, stepCount > running.start {
      entries.append(
        Timeline.Entry(
          statement: running.statement, steps: stepCount - running.start, isCut: true,
          fingerprint: 0))
    }
    return entries
  }

  /// Replays the steps so far in a second session, and leaves this one unchanged.
  ///
  /// Labels are the same there. A hosted app may have kept state in statics and files, so its
  /// replay has its own process if possible.
  package func replayed<Question: ReplayQuestion>(_ question: Question) -> Question.Answer {
    if let answer = replayer.replayProcess?.replayed(question, in: self) { return answer }
    return question.answer { replayInSecondSession(through: question.last, before: $0, $1) }
  }

  /// The answer of another process, if this session has one; false if that process can't answer.
  ///
  /// The app may trap while time passes, which must not end this process.
  func replayedElsewhere<Question: ReplayQuestion>(_ question: Question) -> Bool
  where Question.Answer == Bool {
    guard let process = replayer.replayProcess else { return replayed(question) }
    return process.replayed(question, in: self) ?? false
  }

  /// Answers a question about the steps of another session, right after the launch of this one.
  package func answer<Question: ReplayQuestion>(
    _ question: Question, about steps: [Timeline.Entry]
  ) -> Question.Answer {
    question.answer { before, look in
      let past = Self.steps(steps, through: question.last)
      watch(before, look)
      look(self)
      _ = redo(past)
    }
  }

  private static func steps(_ entries: [Timeline.Entry], through last: Int?) -> [Timeline.Entry] {
    var past = Timeline()
    for entry in entries { past.append(entry) }
    if let last { past.move(to: min(last, past.present)) }
    return past.done
  }

  private func watch(
    _ before: (@MainActor (Statement, Session) -> Void)?,
    _ look: @escaping @MainActor (Session) -> Void
  ) {
    watchers.afterStep = look
    guard let before else { return }
    watchers.willExecute = { [unowned self] in before($0, self) }
  }

  /// Replays the steps in this process.
  ///
  /// Calls `look` after the launch and after every step, and `before` with each statement before it
  /// runs.
  package func replayInSecondSession(
    through last: Int? = nil, before: (@MainActor (Statement, Session) -> Void)? = nil,
    _ look: @escaping @MainActor (Session) -> Void
  ) {
    let past = Self.steps(stepsSoFar, through: last)
    record.census.heap.beside {
      HeadlessDevice.beside { [relauncher = replayer.relauncher] in
        guard let standby = makeStandby() else { return }
        standby.watch(before, look)
        let replay = { _ = try? standby.replay(past) }
        if let relauncher { relauncher.silenced(replay) } else { replay() }
      }
    }
    launched.resumeResponses()
    record.census.forget()
  }

  /// A session of the same app with the same defects, and the replayed state as it was at launch.
  private func makeStandby() -> Session? {
    var state: (any ReplayedState)?
    if let part = added.part {
      guard let start: Any = replayer.snapshot ?? (try? part.snapshot()) else { return nil }
      state = part.copy(from: start)
    }
    let session = try? Session(
      app: app.name, library: library, request: request.using(state), commands: commands,
      reporter: SilentReporter(), files: files, world: world)
    session?.defects = defects
    session?.settings = settings
    session?.isInterrupted = isInterrupted
    session?.replayer.progress = replayer.progress
    return session
  }
}
