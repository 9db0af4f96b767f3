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
    for statement in script.statements {
      do {
        try session.run(statement)
      } catch .quit {
        return .ended
      } catch {
        break
      }
      if let name = statement.binding { names[name] = statement.boundKind }
    }
    return .ready
  }

  /// Forgets an unfinished block.
  package func clear() {
    pending = ""
  }
}

extension Statement {
  /// What kind of thing its name stands for.
  fileprivate var boundKind: BoundNames.Kind {
    if case .value = kind { .value } else { .object }
  }
}
