import ShellLanguage

extension Session {
  /// Explores an app from the end of a script.
  @MainActor package struct ExploringHelp {
    /// Explores for some time; returns the lines to print and the number of problems.
    package let explore:
      (_ script: String, _ app: String, _ time: Duration) throws(StepFailure) ->
        (lines: [String], problems: Int)
    /// Explores until it reaches a screen; returns the statements of the shortest path to it.
    package let way:
      (_ script: String, _ app: String, _ screen: String) throws(StepFailure) -> [String]
    /// The number of problems found in the session.
    package fileprivate(set) var problems = 0

    package init(
      explore:
        @escaping (_ script: String, _ app: String, _ time: Duration) throws(StepFailure) ->
        (lines: [String], problems: Int),
      way:
        @escaping (_ script: String, _ app: String, _ screen: String) throws(StepFailure) ->
        [String]
    ) {
      self.explore = explore
      self.way = way
    }
  }

  /// The session so far as a script that an exploration can start from.
  private var scriptSoFar: String { script(for: Recording(path: "", withOutput: false)) }

  /// Explores from the session's state in other processes, which leaves the session unchanged.
  func exploreFromHere(for time: Duration) throws(StepFailure) -> [String] {
    guard let exploring else { throw .cannotExplore }
    let answer = try exploring.explore(scriptSoFar, app.name, time)
    self.exploring?.problems += answer.problems
    return answer.lines
  }

  /// Makes the moves of the shortest path to a screen, each as a step.
  func goTo(screen: String) throws(StepFailure) -> Outcome {
    guard let exploring else { throw .cannotExplore }
    let way = try exploring.way(scriptSoFar, app.name, screen)
    guard !way.isEmpty else { return .look(["\(screen) is visible already"]) }
    let source = Source(name: "go", text: way.joined(separator: "\n"))
    guard let script = try? ScriptParser(commands: commands).parse(source) else {
      throw .lostWay(to: screen)
    }
    for statement in script.statements {
      do { try run(statement) } catch { throw .lostWay(to: screen) }
    }
    return .silent
  }
}
