import CoordinatorShellCore
import ShellLanguage

extension Program {
  /// Explores from the end of a tested script; does nothing if the script fails, which its own
  /// result reports.
  func explore(
    fromEndOf path: String, _ exploring: TestRun.Exploring
  ) -> [FoundScript] {
    var surroundings = surroundings()
    surroundings.output = WorkerOutput()
    guard
      case .script(let script) = ScriptFile.read(
        path, files: surroundings.files, commands: surroundings.commands)
    else { return [] }
    var world = ExploredWorld(app: app, surroundings: surroundings, start: script)
    guard takeChoices(beside: path, surroundings, &world) else { return [] }
    var limits = Explorer.Limits()
    limits.moves = exploring.moves
    limits.seed = exploring.seed
    limits.sharesProcess = Host.app == nil
    let setup = Exploration(
      world, limits, accepted: [:], jobs: 1, patience: .seconds(5), time: nil)
    return (try? report(of: setup, ExploringProgress(isShown: false)).found) ?? []
  }
}
