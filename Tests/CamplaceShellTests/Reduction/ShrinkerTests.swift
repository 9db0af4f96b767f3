import Foundation
import ShellTestSupport
import Testing

@testable import CamplaceShell
@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct ShrinkerTests {
  private let output = CollectedOutput()

  private func shrunk(_ text: String, to signature: String? = nil) throws -> (
    text: String, result: Shrinker.Result
  ) {
    let source = Source(name: "test.camsh", text: text)
    let script = try ScriptParser(commands: ShellExtension.camplace.commands).parse(source)
    let surroundings = Surroundings.camplace(files: FilesInMemory(), output: output)
    let trial = Trial(of: script, in: surroundings, app: "camplace")
    let result = try Shrinker(trial.observation).shrink(script, to: signature)
    return (
      try result.script(
        of: source, app: nil, beginning: surroundings.firstScriptLines), result
    )
  }

  @Test func `shrinking a long walk leaves the steps that leak`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let walk = try String(
      contentsOf: root.appending(path: "scripts/leaks/long-walk.camsh"), encoding: .utf8)
    let (text, result) = try shrunk(walk)
    #expect(
      text == """
        #!/usr/bin/env -S camsh run
        % defect: self-in-binding
        % tags: leak, shrink
        # leaked PlaceDetailViewController, signature 30b3fa5f
        push detail 1
        swipe back
        expect finding leaked PlaceDetailViewController through PlaceDetailViewModel.onFavoriteChange

        """)
    #expect(result.steps == (300, 2))
    #expect(Transcribed(text, quiet: true).code == .ok)
  }

  @Test func `shrinking a thousand steps takes few trials`() throws {
    let turn = ["tab favorite", "tab map", "tap list", "swipe down", "present list", "dismiss"]
    var steps = (0..<164).flatMap { _ in turn }
    steps.insert(contentsOf: (0..<12).flatMap { _ in ["tab favorite", "tab map"] }, at: 600)
    steps.insert(contentsOf: ["push detail 4", "push detail 2"], at: 600)
    steps.insert(contentsOf: ["swipe back", "pop"], at: 620)
    let text = "% defect: self-in-binding\n" + steps.joined(separator: "\n")
    let clock = ContinuousClock()
    var found: Shrinker.Result?
    let time = try clock.measure { found = try shrunk(text).result }
    let result = try #require(found)
    print("shrunk \(result.steps.before) steps in \(result.trials) trials and \(time)")
    #expect(result.steps.before > 1000)
    #expect(result.statements.map(\.text) == ["push detail 1", "tab map"])
  }

  @Test func `shrinking taps the first row where that suffices`() throws {
    let found = try shrunk(
      """
      % defect: self-in-binding
      tap list
      tap row 3
      tap favorite
      back
      """
    ).result
    #expect(found.statements.map(\.text) == ["tap list", "tap row 1", "back"])
  }

  @Test(arguments: [
    ("type Name \"a long text\" return", ["type Name a return"]),
    ("type Name hello", []), ("tap row 20", ["tap row 1"]), ("tap row 1", []), ("tap Save", []),
  ])
  func `a statement is tried with a smaller number or a shorter text`(
    _ text: String, _ simpler: [String]
  ) throws {
    let script = try ScriptParser().parse(Source(name: "test", text: text))
    #expect(script.statements.flatMap(\.simpler).map(\.text) == simpler)
  }

  @Test func `shrinking a failing script keeps the message and the necessary steps`() throws {
    let (text, result) = try shrunk(
      """
      tab favorite
      tab map
      repeat 3 { push detail 3; push detail 4 }
      tree
      expect depth == 7
      pop 4
      present list
      dismiss
      expect depth == 2
      tab favorite
      """)
    #expect(
      text == """
        #!/usr/bin/env -S camsh run
        # fails with 'expected depth == 2, but the stack holds 3'
        push detail 1
        push detail 1
        expect depth == 2

        """)
    #expect(result.finding == nil)
    #expect(Transcribed(text, quiet: true).errors.contains("but the stack holds 3"))
  }

  @Test func `shrinking omits a move together with its reversal`() throws {
    let (text, _) = try shrunk("tab 1; let d = push detail 3; push detail 5; pop; pop 2; tab 0")
    #expect(
      text == """
        #!/usr/bin/env -S camsh run
        # fails with 'cannot pop 2: the stack holds 1 above its root'
        push detail 1
        pop 2

        """)
    #expect(Transcribed(text, quiet: true).errors.contains("cannot pop 2: the stack holds 1"))
  }

  @Test func `shrinking a loop keeps the necessary turns`() throws {
    let walk = """
      % app: flow
      % defect: one-more-each-time
      send login "open sesame"
      repeat 20 { tab settings; tab home; expect tab home; repeat 2 { tab settings; tab home } }
      expect finding growing HomeCoordinator
      expect finding structure HomeCoordinator
      """
    let script = try ScriptParser().parse(Source(name: "t", text: walk))
    let surroundings = Surroundings.camplace(files: FilesInMemory(), output: output)
    let growing = try Trial(of: script, in: surroundings, app: "camplace").run(script.statements)
      .standing.first { $0.verdict == .growing }
    let (text, _) = try shrunk(walk, to: growing?.signature)
    #expect(
      text.split(separator: "\n").dropFirst(4) == [
        "send login \"open sesame\"", "repeat 4 { tab settings }",
        "expect finding growing HomeCoordinator", "expect finding structure HomeCoordinator",
      ])
  }

  @Test func `shrinking a transcript mismatch keeps its lines`() throws {
    let (text, _) = try shrunk(
      "push detail 3\npop\ntab favorite\npush detail 1\nalive PlaceDetail\n| 7  PlaceDetail\n")
    #expect(text.hasSuffix("alive PlaceDetail\n| 7  PlaceDetail\n"))
    #expect(Transcribed(text, quiet: true).errors.contains("+1  PlaceDetailViewController"))
  }

  @Test func `shrinking writes no files and inlines included steps`() throws {
    let files = FilesInMemory()
    files.contents = ["a.camsh": "push detail 3; save \"b.camsh\"; pop"]
    let parser = ScriptParser { Array((files.contents[$0] ?? "").utf8) }
    let script = try parser.parse(
      Source(name: "t", text: "% defect: self-in-binding\ninclude \"a.camsh\"\ntab 1"))
    let surroundings = Surroundings.camplace(files: files, output: output)
    let result = try Shrinker(Trial(of: script, in: surroundings, app: "camplace").observation)
      .shrink(script, to: nil)
    #expect(result.statements.map(\.text) == ["push detail 1", "pop"])
    #expect(files.contents.keys.sorted() == ["a.camsh"])
  }

  /// A leak in two steps, followed by forty that have nothing to do with it.
  private func longLeak() throws -> (script: Script, trial: Trial) {
    let turns = Array(repeating: "tab favorite; tab map", count: 20).joined(separator: "; ")
    let text = "% defect: self-in-binding\npush detail 3; pop; " + turns
    let source = Source(name: "test.camsh", text: text)
    let script = try ScriptParser(commands: ShellExtension.camplace.commands).parse(source)
    let surroundings = Surroundings.camplace(files: FilesInMemory(), output: output)
    return (script, Trial(of: script, in: surroundings, app: "camplace"))
  }

  @Test func `shrinking stops at its time limit with the shortest script so far`() throws {
    let (script, trial) = try longLeak()
    var trials = 0
    let result = try Shrinker(isOver: { trials == 4 }) {
      trials += 1
      return trial.observation(of: $0, passingOverAllBut: $1)
    }.shrink(script, to: nil)
    // The first trial shows the problem, and the last one counts the steps.
    #expect(result.trials == 3)
    #expect(trials == 5)
    #expect(result.statements.count < 42)
    let replayed = try trial.run(result.statements).standing
    #expect(replayed.first?.signature == result.finding?.signature)
  }

  @Test func `shrinking stops after a number of trials with the shortest script so far`() throws {
    let (script, trial) = try longLeak()
    let result = try Shrinker(most: 3, trial.observation).shrink(script, to: nil)
    #expect(result.trials == 3)
    #expect(result.statements.count < 42)
    #expect(try trial.run(result.statements).standing.count == 1)
  }

  @Test func `shrinking keeps the finding with a given signature`() throws {
    #expect(throws: Shrinker.Refusal.self) { try shrunk("push detail 3", to: "12345678") }
  }

  @Test func `shrinking a correct script fails`() {
    #expect { _ = try shrunk("push detail 3; pop") } throws: {
      ($0 as? Shrinker.Refusal)?.message.contains("nothing to keep") == true
    }
  }

  @Test(arguments: [[], [0], [999], [3, 47, 600], Array(100..<140)])
  func `delta debugging leaves only the necessary items`(needed: [Int]) {
    var trials = 0
    let shortened = DeltaDebugging.shortened(Array(0..<1000)) { items in
      trials += 1
      return Set(items).isSuperset(of: needed) ? items : nil
    }
    #expect(shortened == needed)
    #expect(trials < 1000)
  }
}
