import ShellLanguage

/// Launches the app again in another process.
///
/// This process can't restore what the app left in statics, defaults and threads.
@MainActor package protocol Relauncher: AnyObject {
  /// The state to continue from; nil at the beginning. Read once.
  func takeImage() -> SessionImage?
  /// Called with every statement before it runs.
  ///
  /// Nothing before it is lost if the app ends the process.
  func willRun(_ statement: Statement, in session: Session)
  /// Suppresses what the app prints during `body`, because it has been printed before.
  func silenced(_ body: () throws -> Void) rethrows
  /// Continues in another process; this one ends.
  func relaunch(_ session: Session, then continuation: SessionImage.Continuation) -> Never
}
