import TestSupport
import Testing

/// A screen whose task waits for a completion that a missing module was given.
struct AwaitedModuleTests {
  private func run(_ script: String) throws -> CamshRun {
    try CamshRun(["-c", script], program: "timed-app", in: TemporaryFolder())
  }

  @Test func `the task is pending without its screen, because the module would call it`() throws {
    let run = try run("tap ask; back; findings")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      (run.output + run.errors).contains(
        "AskingViewController#1 is pending: retained by a task that waits for a missing module"),
      "\(run.output)\(run.errors)")
  }

  @Test func `another task that no code can resume is a leak`() throws {
    let run = try run(
      "tap ask; back; tap drop; back; expect finding leaked ForgettingViewController")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      (run.output + run.errors).contains("AskingViewController#1 is pending"),
      "\(run.output)\(run.errors)")
  }

  @Test func `the task ends when the completion is called`() throws {
    let run = try run(
      "tap ask; tap stub 1; expect title Allowed; back; expect alive AskingViewController == 0")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(!(run.output + run.errors).contains("pending"), "\(run.output)\(run.errors)")
  }
}
