import ShellLanguage

/// Who starts the app anew where that takes another process: what an app left in its statics, its
/// defaults and its threads can't be taken back in this one.
@MainActor package protocol Relauncher: AnyObject {
  /// What the session goes on from; nil where it begins. Taken once.
  func takeImage() -> SessionImage?
  /// Is told of every statement of a script or a line before it is done, so that nothing before it is
  /// lost should the app end the process.
  func willRun(_ statement: Statement, in session: Session)
  /// What the app prints in the course of `body` it has printed before.
  func silenced(_ body: () throws -> Void) rethrows
  /// Goes on in another process; this one ends.
  func relaunch(_ session: Session, then continuation: SessionImage.Continuation) -> Never
}
