import CoordinatorShellCore
import ShellLanguage

/// The value of `--accept`: a place, or nothing for every transcript.
enum AcceptRequest: Equatable {
  case all
  case at(file: String, line: Int)

  /// How `--accept` alone reaches the parser, which has no options with an optional value.
  static let everywhere = "all"

  /// `FILE:LINE`; nil if it is neither that nor everything.
  init?(_ text: String) {
    if text == Self.everywhere {
      self = .all
      return
    }
    let parts = text.split(separator: ":")
    guard parts.count >= 2, let line = parts.last.flatMap({ Int($0) }), line > 0 else { return nil }
    self = .at(file: parts.dropLast().joined(separator: ":"), line: line)
  }

  /// The arguments with a value for `--accept` alone.
  static func spelledOut(_ arguments: some Sequence<String>) -> [String] {
    arguments.map { $0 == "--accept" ? "--accept=\(everywhere)" : $0 }
  }
}

extension Program {
  /// `camsh test --accept`: updates the transcripts of the selected scripts.
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
        surroundings: surroundings, app: app, paint: paint, place: place)
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
