import TestSupport
import Testing

/// A hosted app that works, waits and sleeps outside the main queue, in a file that imports Foundation
/// alone.
@Suite(.serialized) struct BackgroundWorkTests {
  private let folder = TemporaryFolder()

  private func expectPass(
    _ script: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    folder.write(script, to: "test.camsh")
    let run = try CamshRun(["run", "--quiet", "test.camsh"], program: "timed-app", in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
  }

  @Test func `a step waits for work on other queues, whatever the machine's speed`() throws {
    try expectPass("tap compute; expect title Computed; expect depth == 2")
  }

  @Test func `work that another queue does later runs in virtual time`() throws {
    try expectPass("tap wait; expect title Waited; back; tap item; expect title Waited")
    try expectPass(
      "hold; tap wait; advance 3599s; expect depth == 1; advance 1s; expect depth == 2; settle")
    try expectPass(
      "hold; tap item; advance 119s; expect depth == 1; advance 1s; expect depth == 2; settle")
  }

  @Test func `another queue takes work items`() throws {
    try expectPass(#"tap "hand over"; expect title "Handed over""#)
  }

  @Test func `the main queue runs all work in the order of its submission`() throws {
    try expectPass("tap order; expect title Ordered")
  }

  @Test func `threads sleep in virtual time`() throws {
    try expectPass("tap sleep; expect title Slept")
    try expectPass(
      "hold; tap sleep; advance 2399s; expect depth == 1; advance 1s; expect depth == 2; settle")
  }

  @Test func `the main thread sleeps in virtual time`() throws {
    try expectPass(#"tap "nod off"; expect title "Nodded off for 60 s""#)
  }

  @Test func `operations wait for each other in virtual time`() throws {
    try expectPass("tap operate; expect title Operated")
    try expectPass(
      "hold; tap operate; advance 59s; expect depth == 1; advance 1s; expect depth == 2; settle")
  }

  @Test func `a group waits for delayed work in virtual time`() throws {
    try expectPass(
      "hold; tap gather; advance 29s; expect depth == 1; advance 1s; expect title Gathered; settle")
  }

  @Test func `delayed work for which the main thread waits runs in real time`() throws {
    try expectPass("tap block; expect title Blocked")
  }

  @Test func `a thread that sleeps again and again stays asleep until the next step`() throws {
    try expectPass(
      #"tap tick; expect title "Tick 100"; hold; advance 3s; expect title "Tick 103"; settle"#)
  }

  @Test func `a timer of DispatchSource fires in virtual time`() throws {
    try expectPass("tap source; expect title Fired")
    try expectPass(
      "hold; tap source; advance 3599s; expect depth == 1; advance 1s; expect depth == 2; settle")
  }

  @Test func `a timer of another queue repeats until it is cancelled`() throws {
    try expectPass(
      "hold; tap count; advance 39s; expect depth == 1; advance 1s; expect title Counted; settle")
  }

  @Test func `a timer that is due while suspended fires when it is resumed`() throws {
    try expectPass(
      "hold; tap pause; advance 5399s; expect depth == 1; advance 1s; expect title Paused; settle")
  }

  @Test func `a timer that nothing retains never fires`() throws {
    try expectPass("tap forget; expect depth == 1; hold; advance 7200s; expect depth == 1; settle")
  }

  @Test func `a timer that is set again fires at the later time`() throws {
    try expectPass(
      "hold; tap debounce; advance 5399s; expect depth == 1; advance 1s; expect depth == 2; settle")
  }

  @Test func `a timer for which the main thread waits fires in real time`() throws {
    try expectPass(#"tap "wait for a timer"; expect title Waited"#)
  }

  @Test func `a step continues without a thread that never becomes idle`() throws {
    try expectPass("tap toil; tap wait; expect title Waited; back; expect no findings")
  }
}
