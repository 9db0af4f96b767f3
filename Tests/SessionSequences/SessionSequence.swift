import CamplaceShell
import CoordinatorShellCore
import HeadlessUIKit
import SeededNumbers
import ShellLanguage
import ShellTestSupport

/// A session of random lines in the interactive shell; the same seed types the same lines.
///
/// It must have two properties, whatever was typed: the script that `save --with-output` writes
/// replays, and `undo`, `redo` and `goto` lead to the state that the remaining steps lead to in a new
/// session. Left out are holds, in which objects that come and go unseen aren't numbered, and the
/// origins of references that `findings` prints.
@MainActor package struct SessionSequence {
  /// A property that doesn't hold, with the typed lines.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let app: String
  private let seed: UInt64
  private let files = FilesInMemory()
  private let output = CollectedOutput()
  private let shell: InteractiveShell
  private var random: SeededNumbers
  private var lines: [String] = []
  /// The number of names that lines have bound.
  private var names = 0

  private init(app: String, seed: UInt64) throws {
    self.app = app
    self.seed = seed
    random = SeededNumbers(seed: seed)
    let reporter = TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: true, isQuiet: false))
    shell = try InteractiveShell(
      .camplace(files: files, output: output), app: app, reporter: reporter)
  }

  /// Types this many lines, and checks both properties.
  package static func run(app: String, seed: UInt64, lines: Int) throws {
    var sequence = try SessionSequence(app: app, seed: seed)
    sequence.switchDefect()
    for _ in 0..<lines { sequence.typeLine() }
    try sequence.checkSteps()
    try sequence.checkReplay()
  }

  private mutating func type(_ line: String) {
    lines.append(line)
    _ = shell.submit(line)
  }

  // MARK: Lines

  private mutating func typeLine() {
    let session = shell.session
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<55: type(move)
    case 55..<63: type("undo \(Int.random(in: 1...3, using: &random))")
    case 63..<68: type("redo \(Int.random(in: 1...2, using: &random))")
    case 68..<72: type("goto \(Int.random(in: 0...session.stepCount + 1, using: &random))")
    case 72..<80: type(pick(["tree", "screen", "routes", "log", "alive", "history"]))
    case 80..<84: type(pick(["pop 99", "! pop 99", "tap nothing", "dismiss", "! dismiss all"]))
    case 84..<89: type("repeat 2 { \(move); \(move) }")
    case 89..<93:
      names += 1
      type("let name\(names) = \(move)")
    default:
      let top = session.device.frontmost.map { "\(Swift.type(of: $0))" } ?? "Nothing"
      type("expect visible \(top)")
    }
  }

  /// Before the first step: later, the steps so far would lead elsewhere.
  private mutating func switchDefect() {
    guard Bool.random(using: &random),
      let defect = shell.session.app.defects.randomElement(using: &random)
    else { return }
    type("defect \(defect.name) on")
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &random) ?? ""
  }

  /// A move that is possible now.
  private var move: String {
    mutating get {
      // Reads the moves in a replay, because reading can create cells, which the saved session
      // wouldn't do.
      let offered = Offered()
      shell.session.replayInSecondSession { offered.moves = $0.offeredMoves(arguments: 1...3) }
      return offered.moves.randomElement(using: &random).map { Command.move($0).description }
        ?? "tree"
    }
  }

  @MainActor private final class Offered {
    var moves: [Move] = []
  }

  // MARK: Properties

  private mutating func checkSteps() throws {
    let here = State(shell.session)
    type("save steps.camsh")
    let there = try State(session(of: "steps.camsh"))
    guard here == there else {
      throw failure("the plain steps lead elsewhere", "\(here)\n\(there)", "steps.camsh")
    }
  }

  private mutating func checkReplay() throws {
    type("save replay.camsh --with-output")
    let output = CollectedOutput()
    let runner = ScriptRunner(
      .camplace(files: files, output: output), reporter: Self.quiet(to: output), app: app)
    let code = runner.run(files: ["replay.camsh"])
    guard code == .ok || code == .findings else {
      throw failure("the saved session doesn't replay", output.errors, "replay.camsh")
    }
  }

  private static func quiet(to output: CollectedOutput) -> TextReporter {
    TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: false, isQuiet: true))
  }

  private func session(of path: String) throws -> Session {
    let output = CollectedOutput()
    let surroundings = Surroundings.camplace(files: files, output: output)
    guard let script = surroundings.script(at: path) else {
      throw failure("the saved session can't be parsed", "", path)
    }
    let session = try surroundings.session(of: script, app: app, reporter: Self.quiet(to: output))
    for statement in script.statements {
      do { try session.run(statement) } catch {
        throw failure("a step of the saved session fails: \(statement.text)", "", path)
      }
    }
    return session
  }

  private func failure(_ words: String, _ details: String, _ path: String) -> Failure {
    let typed = lines.map { "  \($0)" }.joined(separator: "\n")
    return Failure(
      description: """
        \(words): app \(app), seed \(seed), \(lines.count) lines
        \(details)
        typed:
        \(typed)
        saved:
        \(files.contents[path] ?? "nothing")
        """)
  }
}

/// What two sessions with the same steps must have in common.
private struct State: Equatable, CustomStringConvertible {
  private let steps: Int
  private let alive: Int
  private let labels: [String]
  private let findings: [String]

  @MainActor init(_ session: Session) {
    steps = session.stepCount
    alive = session.aliveCount
    var labels: [String] = []
    session.tree.visit { labels.append($0.label.text) }
    self.labels = labels
    findings = session.standingFindings.map { "\($0.verdict.rawValue) \($0.signature)" }.sorted()
  }

  var description: String {
    "  \(steps) steps, \(alive) alive, \(labels.joined(separator: " ")), findings \(findings)"
  }
}
