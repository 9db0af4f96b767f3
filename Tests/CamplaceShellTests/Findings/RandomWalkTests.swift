import CamplaceCoordinators
import CoordinatorKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct RandomWalkTests {
  @Test(arguments: bundledApps)
  func `random moves in a correct app find nothing`(_ app: String) throws {
    let outcome = try RandomWalk.run(
      app: app, steps: 500, seed: 3, library: ShellExtension.camplace.start)
    #expect(outcome.falseFinding == nil)
    #expect(outcome.steps >= 500)
  }

  @Test func `a random walk finds a planted leak`() {
    #expect(SelfCheck.canWalk())
  }
}
