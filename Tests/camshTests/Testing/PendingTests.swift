import Foundation
import TestSupport
import Testing

/// Objects of a hosted app that only a suspended task retains.
@Suite struct PendingTests {
  private let folder = TemporaryFolder()

  private func run(_ script: String, _ arguments: String...) throws -> CamshRun {
    folder.write(script, to: "a.camsh")
    return try CamshRun(
      ["run"] + arguments + ["a.camsh"], program: "misbehaving-app", in: folder)
  }

  private func holds(_ script: String) throws {
    let run = try run(script)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func `a view model retained by a task is pending until the task ends`() throws {
    try holds(
      """
      tap wait
      dismiss
      findings
      | no findings
      |
      | pending  WaitingViewModel#1   retained by a suspended task, started at step 1 (a.camsh:1:1)
      why WaitingViewModel
      | WaitingViewModel#1
      |   retained from a suspended task, started at step 1 (a.camsh:1:1)
      |     Task possibly retains frame
      |   holders
      |     Task possibly retains frame
      alive
      | 1  MischiefViewController
      | 1  WaitingViewModel
      expect no findings
      tap deliver
      expect alive WaitingViewModel == 0
      findings
      | no findings
      """)
  }

  @Test func `a cycle that a task also retains is a finding, before and after the task ends`()
    throws
  {
    let script = "tap \"wait and leak\"; dismiss; tap chat"
    let finding = """
      leaked  WaitingViewModel#1   made at step 1 (a.camsh:1:1), should have died at step 2 (a.camsh:1:22)
        a suspended task, started at step 1 (a.camsh:1:1), retains it too; the cycle remains when the task ends
        cycle of 1, keeps 1 object alive
        ╭→ WaitingViewModel#1
        │    strong  onLetter → closure capture of type WaitingViewModel
      """
    for ending in ["", "; tap deliver"] {
      let run = try run(script + ending)
      #expect(run.code == 3)
      #expect(run.output.contains(finding), "\(run.output)")
    }
  }

  @Test func `a screen that retains its retaining task is pending`() throws {
    try holds(
      """
      tap listen
      dismiss
      findings
      | no findings
      |
      | pending  ListeningViewController#1   retained by a suspended task, started at step 1 (a.camsh:1:1)
      graph ListeningViewController
      ...
      |   task  strong  Task
      tap deliver
      expect alive ListeningViewController == 0
      """.replacing("...\n", with: "| ...\n"))
  }

  @Test func `a screen retained by a polling task is abandoned and reported once`() throws {
    try holds(
      """
      tap poll
      dismiss
      advance 60s
      findings
      | abandoned  PollingViewController#1   made at step 1 (a.camsh:1:1), should have died at step 2 (a.camsh:2:1)
      |   the task never ends: cancel it when the screen is gone, or let it retain nothing while it sleeps
      |   retained from a task that polls, started at step 1 (a.camsh:1:1), keeps 2 objects alive
      | ...
      expect finding abandoned PollingViewController
      """)
  }

  @Test func `pending objects are printed at the end`() throws {
    let run = try run("tap wait; dismiss; tap chat")
    #expect(run.code == 0)
    #expect(run.output.contains("step 3 · alive 2 · findings none · pending 1\n"))
    #expect(
      run.errors == """
        notice: a.camsh: WaitingViewModel#1 is pending: retained by a suspended task, started at step 1 \
        (a.camsh:1:1)

        """)
    let lines = try self.run("tap wait; dismiss", "--format", "json").output.split(separator: "\n")
    #expect(
      lines.last?.contains(
        """
        "pending":[{"object":"WaitingViewModel#1","reason":"retained by a suspended task, started at step 1
        """) == true)
  }

  @Test func `a hold judges nothing, and a new launch knows no earlier tasks`() throws {
    try holds(
      """
      tap wait
      hold
      dismiss
      advance 10ms
      findings
      | no findings
      settle
      findings
      | no findings
      |
      | pending  WaitingViewModel#1   retained by a suspended task, started at step 1 (a.camsh:1:1)
      reset
      tap chat
      tap wait
      dismiss
      findings
      | no findings
      |
      | pending  WaitingViewModel#1   retained by a suspended task, started at step 2 (a.camsh:14:1)
      undo
      findings
      | no findings
      """)
  }
}
