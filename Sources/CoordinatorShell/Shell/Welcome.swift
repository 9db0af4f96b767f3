import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// The first screen: what camsh is, the current tree, and three commands to try.
@MainActor enum Welcome {
  static func lines(_ session: Session, version: String) -> [String] {
    let reporter = session.reporter
    let terminal = reporter.terminal
    let title = reporter.paint.bold("camsh \(version)")
    var lines = ["\(title)  runs an app's coordinators and finds what should have been deallocated"]
    lines += session.treeLines(glyphs: reporter.glyphs, paint: reporter.paint, terminal: terminal)
    let rows = tries(session)
    let width = rows.map(\.0.displayWidth).max() ?? 0
    lines += ["try"]
    lines += rows.map { command, text in
      let blank = String(repeating: " ", count: width - command.displayWidth + 2)
      return "  \(reporter.paint.bold(command))\(blank)\(text)"
    }
    return WrappedText.lines(lines, in: terminal)
  }

  private static func tries(_ session: Session) -> [(String, String)] {
    [
      move(session), ("tutorial", "plant a leak, find it, fix it, keep it as a test"),
      ("help", "what can be done here; Tab completes, Ctrl-D leaves"),
    ]
  }

  /// A move that the app offers now.
  private static func move(_ session: Session) -> (String, String) {
    let routes = session.responderChain.flatMap(\.routes)
    if let route = routes.first {
      let offered = session.offeredMoves(arguments: 1...1).first { move in
        guard case .route(let call) = move else { return false }
        return call.name == route.name && call.verb.rawValue == route.verb.rawValue
      }
      if let offered { return (offered.description, route.summary) }
    }
    if let target = session.targets.first(where: { $0.isEnabled && $0.kind == .button }) {
      return ("tap \(Word.spelling(of: target.name))", "a button of this screen")
    }
    return ("screen", "what the screen shows, and what can be tapped")
  }
}
