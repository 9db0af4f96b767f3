import ShellLanguage

extension Session {
  /// Explores an app from the end of a script, for so long; `lines` are what there is to show.
  package typealias Explore =
    @MainActor (_ script: String, _ app: String, _ time: Duration) throws(StepFailure) ->
    (lines: [String], problems: Int)

  /// Explores from where the session stands, in processes of its own: the session stays as it is.
  func exploreFromHere(for time: Duration) throws(StepFailure) -> [String] {
    guard let explore else { throw .cannotExplore }
    let script = script(for: Recording(path: "", withOutput: false))
    let answer = try explore(script, app.name, time)
    exploredProblems += answer.problems
    return answer.lines
  }
}
