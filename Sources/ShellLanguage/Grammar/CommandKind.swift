/// What a command does to a session.
package enum CommandKind: Sendable {
  /// Moves the app, and so counts as a step.
  case move
  /// Shows something of the app, and changes nothing.
  case look
  /// Checks something of the app, and changes nothing.
  case check
  /// Acts on the session or the shell instead of the app.
  case manage
}

extension Command {
  package var kind: CommandKind {
    switch self {
    case .tab, .back, .swipeBack, .swipeDown, .swipeRow, .tap, .type, .detent, .lift, .route, .pop,
      .dismiss,
      .send, .open, .finish, .scene, .hold, .advance, .settle:
      .move
    case .tree, .screen, .routes, .log, .findings, .why, .alive, .graph: .look
    case .expect: .check
    case .defect, .app, .apps, .undo, .redo, .goto, .record, .save, .reset, .set, .history, .help,
      .quit:
      .manage
    case .added(let call): call.kind
    }
  }
}
