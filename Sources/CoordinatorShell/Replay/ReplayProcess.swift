/// Replays a hosted app's steps in a process that has never run the app.
///
/// This process can't forget what the app left in statics and files.
@MainActor package protocol ReplayProcess: AnyObject {
  /// Prepares for the launch that follows. `answer` launches the app in another process, and answers a question about the
  /// steps of an image.
  func standBy(
    _ answer: @escaping @MainActor (any ReplayQuestion, SessionImage) throws -> any Encodable)
  /// The answer about the session's steps; nil if there is no such process.
  func replayed<Question: ReplayQuestion>(
    _ question: Question, in session: Session
  ) -> Question.Answer?
}
