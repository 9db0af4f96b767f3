import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct BisectionTests {
  private func lines(_ text: String, app: String = "camplace") throws -> [String] {
    let script = try ScriptParser().parse(Source(name: "t", text: text))
    let surroundings = Surroundings.camplace()
    let bisection = try Bisection(script, trial: Trial(of: script, in: surroundings, app: app))
    return bisection.lines(of: script, glyphs: .unicode, paint: .plain)
  }

  @Test func `bisecting names the step of a finding, even inside a block`() throws {
    let lines = try lines(
      """
      % defect: self-in-binding
      repeat 2 { tab 1; tab 0 }
      repeat 2 {
        push detail 3
        back
      }
      tab 1
      """)
    #expect(
      lines.prefix(3) == [
        "t:5:3: exists since step 6 of 9", "  back",
        "leaked  PlaceDetailViewController#1   made at step 5 (t:4:3), should have died at step 6 (t:5:3)",
      ])
  }

  @Test func `bisecting reports every period of a finding that comes and goes`() throws {
    let lines = try lines(
      """
      defect self-in-binding on
      push detail 3
      pop
      defect self-in-binding off
      tab 1
      tab 0
      defect self-in-binding on
      """)
    #expect(
      lines.prefix(4) == [
        "t:3:1: began with step 2 of 4, and was gone after step 2", "  pop",
        "t:7:1: exists since step 4 of 4", "  defect self-in-binding on",
      ])
  }

  @Test func `bisecting reports a finding of the launch as existing from the start`() throws {
    let lines = try lines("% app: issues\n% defect: local-app-coordinator\ntap +")
    #expect(lines.first == "exists since the launch")
  }

  @Test func `bisecting reports growth at the end of the loop`() throws {
    let lines = try lines(
      """
      % app: flow
      % defect: one-more-each-time
      send login "open sesame"
      repeat 5 { tab settings; tab home }
      tab settings
      """)
    #expect(lines.contains("t:4:1: exists since step 11 of 12"))
  }

  @Test func `bisecting a correct script reports nothing`() throws {
    #expect(try lines("push detail 3; pop").isEmpty)
  }
}
