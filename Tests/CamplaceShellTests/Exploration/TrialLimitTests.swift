import ShellTestSupport
import Testing

@testable import CamplaceShell
@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

@MainActor struct TrialLimitTests {
  /// The time limit of a trial of a crash with these words, if a move may take 5 seconds.
  private func limit(_ words: String) -> Duration {
    let world = ExploredWorld(
      app: "issues", surroundings: .camplace(), start: Script(name: "test", statements: []))
    return Exploration(
      world, Explorer.Limits(), accepted: [:], jobs: 1, patience: .seconds(5), time: nil
    )
    .limit(of: Discovery(.death(words), words: words, trace: ["tap +"]))
  }

  @Test func `a replay of many moves that ends in a trap may take longer than one move`() {
    #expect(limit("Shop/Cart.swift:23: Fatal error: no item (SIGILL)") == TestLimits().time)
  }

  @Test func `a hang ends soon after its move should have`() {
    #expect(limit("\(Discovery.hang): a move took longer than 5s") == .seconds(7))
  }
}
