import TestSupport
import Testing

/// An app whose threads allocate and free objects all the time, while camsh reads the same memory.
@Suite(.serialized) struct BusyThreadTests {
  private let folder = TemporaryFolder()

  @Test func `findings are the same while other threads change the app's objects`() throws {
    let script = """
      tap leaky
      back
      expect finding leaked LeakyViewController through onChange
      tap search
      back
      tap leaky
      back
      expect finding leaked LeakyViewController through onChange
      expect alive SearchViewController == 0
      expect alive LeakyViewController == 2
      repeat 20 { tap search; back }
      why LeakyViewController#2
      | LeakyViewController#2
      |   no root reaches it
      | ...

      """
    folder.write("tap churn\n" + script, to: "busy.camsh")
    folder.write(script, to: "quiet.camsh")
    for name in ["quiet.camsh", "busy.camsh"] {
      let run = try CamshRun(["run", "--quiet", name], program: "timed-app", in: folder)
      #expect(run.code == 0, "\(name)\n\(run.output)\(run.errors)")
    }
  }
}
