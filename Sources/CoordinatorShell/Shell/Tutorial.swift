import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// A tutorial of five minutes: plant a mistake, find it, fix it, and keep it as a test.
///
/// Each lesson states what to type, and waits until the session shows the result.
@MainActor package enum Tutorial {
  /// The tutorial's progress.
  package struct Progress: Codable, Sendable, Equatable {
    package var lesson: Int
    /// The number of files that had been written when it began.
    package var filesBefore: Int
    /// The number of steps when the lesson began.
    package var stepsBefore: Int
    /// The last look since the lesson began.
    package var lastLook = Look.other

    /// A look, as far as the lessons need it.
    package enum Look: Codable, Sendable, Equatable {
      case why, findings, screen, explore, other
    }
  }

  struct Lesson {
    let text: [String]
    /// What to type.
    let commands: [String]
    /// Whether the lesson is done.
    let isDone: @MainActor (Session, Progress) -> Bool
  }

  static func lessons(for session: Session) -> [Lesson] {
    guard let defect = teachable(session) else { return withoutDefects(session) }
    let file = savedFile(of: session) ?? "\(defect.name).camsh"
    return [
      Lesson(
        text: [
          "A coordinator app leaks if it still references a screen or a flow that is over.",
          "\(session.app.name) has such mistakes built in, off by default. Switch one on:",
          "\(defect.summary).",
        ],
        commands: ["defect \(defect.name) on"],
        isDone: { session, _ in session.defects[defect] }),
      Lesson(
        text: [
          "Now use the app as a user does. After every step, camsh checks that everything that "
            + "left the screen was deallocated."
        ],
        commands: defect.trigger.isEmpty ? ["reset"] : [defect.trigger],
        isDone: { session, _ in !session.standingFindings.isEmpty }),
      Lesson(
        text: [
          "There it is: the red line names the object that should have been deallocated, and the "
            + "arrow marks the reference to weaken or remove. List all references to it:"
        ],
        commands: [subject(of: session).map { "why \($0)" } ?? "findings"],
        isDone: { _, progress in progress.lastLook == .why || progress.lastLook == .findings }),
      Lesson(
        text: [
          "Keep it as a test before you fix it: the script contains what you typed, and fails as "
            + "long as the leak exists."
        ],
        commands: ["save \(file)"],
        isDone: { session, progress in session.writtenFiles.count > progress.filesBefore }),
      Lesson(
        text: [
          "Fix it. In your code, you would make the reference weak; here, switch the mistake off, "
            + "and camsh replays the steps."
        ],
        commands: ["defect \(defect.name) off"],
        isDone: { session, _ in !session.defects[defect] && session.standingFindings.isEmpty }),
      Lesson(
        text: [
          "No findings. Leave with Ctrl-D and run the test: '\(session.commands.program) test \(file)' exits with 3 and "
            + "shows the leak, because the script's header switches the mistake on.",
          "Remove the line '% defect: \(defect.name)', and it passes: that is the check for your "
            + "CI. 'help testing' explains how to run many; 'explore' finds leaks without a script.",
        ],
        commands: [], isDone: { _, _ in false }),
    ]
  }

  /// The lessons for an app without defects.
  private static func withoutDefects(_ session: Session) -> [Lesson] {
    [
      Lesson(
        text: [
          "The tree shows coordinators and screens. Show the visible screen and its controls:"
        ],
        commands: ["screen"], isDone: { _, progress in progress.lastLook == .screen }),
      Lesson(
        text: ["Make a move; camsh checks that everything that left was deallocated:"],
        commands: [session.targets.first.map { "tap \(Word.spelling(of: $0.name))" } ?? "routes"],
        isDone: { session, progress in session.stepCount > progress.stepsBefore }),
      Lesson(
        text: ["camsh can try every move from here, and look for leaks:"],
        commands: ["explore 5s"], isDone: { _, progress in progress.lastLook == .explore }),
      Lesson(
        text: ["The session is a script, and a script is a test:"],
        commands: ["save first.camsh"],
        isDone: { session, progress in session.writtenFiles.count > progress.filesBefore }),
      Lesson(
        text: [
          "Leave with Ctrl-D; 'test first.camsh' runs it. 'help scripts' lists what else it can check."
        ],
        commands: [], isDone: { _, _ in false }),
    ]
  }

  /// A defect that a few moves expose.
  private static func teachable(_ session: Session) -> Defect? {
    session.app.defects.first { $0.trigger.contains(";") } ?? session.app.defects.first
  }

  /// The file that the user has saved since the tutorial began, under whatever name.
  private static func savedFile(of session: Session) -> String? {
    guard let progress = session.tutorial, session.writtenFiles.count > progress.filesBefore else {
      return nil
    }
    return session.writtenFiles.last
  }

  private static func subject(of session: Session) -> String? {
    session.standingFindings.first?.subject.text
  }
}

extension Session {
  /// Starts the tutorial, or stops it.
  func tutorialLines(stops: Bool) -> [String] {
    if stops {
      defer { tutorial = nil }
      return [tutorial == nil ? "no tutorial is running" : "the tutorial is over"]
    }
    tutorial = Tutorial.Progress(
      lesson: 0, filesBefore: writtenFiles.count, stepsBefore: stepCount)
    return lessonLines() ?? []
  }

  /// The next lesson if the current one is done; nil if there is nothing to print.
  func tutorialGoesOn() -> [String]? {
    guard var progress = tutorial else { return nil }
    let lessons = Tutorial.lessons(for: self)
    guard lessons.indices.contains(progress.lesson),
      lessons[progress.lesson].isDone(self, progress)
    else { return nil }
    progress.lesson += 1
    progress.stepsBefore = stepCount
    progress.lastLook = .other
    tutorial = progress
    return lessonLines()
  }

  private func lessonLines() -> [String]? {
    guard let progress = tutorial else { return nil }
    let lessons = Tutorial.lessons(for: self)
    guard lessons.indices.contains(progress.lesson) else { return nil }
    let lesson = lessons[progress.lesson]
    if lesson.commands.isEmpty { tutorial = nil }
    let head = reporter.paint.bold("tutorial \(progress.lesson + 1)/\(lessons.count)")
    return ["\(head)  \(lesson.text.joined(separator: " "))"]
      + lesson.commands.map { "  type: \(reporter.paint.bold($0))" }
  }
}
