import ShellLanguage

/// A session that is typed: one line at a time, errors told and forgiven.
@MainActor package final class InteractiveShell {
  package enum State: Equatable, Sendable {
    /// Ready for the next line.
    case ready
    /// A block is open; the next line goes on with it.
    case unfinished
    case ended
  }

  package let session: Session
  private let surroundings: Surroundings
  private var pending = ""
  package private(set) var names = BoundNames()
  private var lineNumber = 0

  /// Launches `app`.
  package init(
    _ surroundings: Surroundings, app: String, reporter: any Reporter
  ) throws(StepFailure) {
    self.surroundings = surroundings
    session = try surroundings.session(app: app, reporter: reporter)
    session.keepsOutput = true
  }

  /// Goes on from where another process was; returns whether the session ended with that.
  package func resume(_ image: SessionImage) throws -> State {
    names = try surroundings.restore(image, into: session)
    guard let current = image.state.current else { return .ready }
    if let statement = try session.resume(image, current, surroundings, names) {
      switch run(statement) {
      case .ready: break
      case .unfinished: return .ready
      case .ended: return .ended
      }
    }
    for text in image.state.rest where submit(text) == .ended { return .ended }
    return .ready
  }

  /// What the line is prompted with: the app and the path of screens to the one in front.
  package var prompt: String {
    pending.isEmpty ? "\(session.app.name) \(session.screenPath)> " : "... "
  }

  /// Does what was typed.
  package func submit(_ line: String) -> State {
    lineNumber += 1
    let text = pending.isEmpty ? line : pending + "\n" + line
    pending = ""
    let script: Script
    do {
      script = try surroundings.parser(names: names).parse(Source(name: "input", text: text))
    } catch {
      if error.isIncomplete {
        pending = text
        return .unfinished
      }
      surroundings.output.writeError("\(error)\n")
      return .ready
    }
    for (index, statement) in script.statements.enumerated() {
      session.restOfLine = script.statements[(index + 1)...].map(\.text)
      switch run(statement) {
      case .ready: continue
      case .unfinished: return .ready
      case .ended: return .ended
      }
    }
    return .ready
  }

  /// Does one statement; unfinished where it failed, and nothing more of its line is done.
  private func run(_ statement: Statement) -> State {
    do {
      try session.run(statement)
    } catch .quit {
      return .ended
    } catch {
      return .unfinished
    }
    if let name = statement.binding { names[name] = statement.boundKind }
    return .ready
  }

  /// Forgets an unfinished block.
  package func clear() {
    pending = ""
  }
}
