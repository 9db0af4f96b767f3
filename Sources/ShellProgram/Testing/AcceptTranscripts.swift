import CoordinatorShellCore
import ShellLanguage

/// What `--accept` is given: nothing for every transcript, or a place for the one there.
enum AcceptRequest: Equatable {
  case all
  case at(file: String, line: Int)

  /// As `--accept` alone reaches the parser, which knows no options that may have a value or none.
  static let everywhere = "all"

  /// `FILE:LINE`; nil where it is neither that nor everything.
  init?(_ text: String) {
    if text == Self.everywhere {
      self = .all
      return
    }
    let parts = text.split(separator: ":")
    guard parts.count >= 2, let line = parts.last.flatMap({ Int($0) }), line > 0 else { return nil }
    self = .at(file: parts.dropLast().joined(separator: ":"), line: line)
  }

  /// The arguments with what `--accept` alone stands for.
  static func spelledOut(_ arguments: some Sequence<String>) -> [String] {
    arguments.map { $0 == "--accept" ? "--accept=\(everywhere)" : $0 }
  }
}

extension Program {
  /// `camsh test --accept`: rewrites the transcripts of the scripts that are wanted.
  func accept(_ request: AcceptRequest, _ settings: TestSettings) -> ExitCode {
    if Environment.isContinuousIntegration {
      output.writeError(
        "error: --accept rewrites scripts, and doesn't run where CI is set\n")
      return .usage
    }
    Interruption.install()
    do {
      let surroundings = surroundings()
      var place: TranscriptAccepting.Place?
      if case .at(let file, let line) = request { place = .init(file: file, line: line) }
      var accepting = TranscriptAccepting(
        surroundings: surroundings, app: app, paint: Environment.paint(options.color),
        place: place)
      accepting.conduct = { script, accept in
        guard let work = isolatedWork(script, isHeard: true) else {
          return TranscriptAccepting.Outcome(code: .internalError)
        }
        let outcome = isolated(
          work, in: script, consequence: "; nothing of the script is accepted"
        ) { accept(work.record.follower()) }
        return outcome ?? TranscriptAccepting.Outcome(code: .failed)
      }
      return accepting.run(try TestPlan(settings).tasks.map(\.script))
    } catch {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .usage
    }
  }
}
