import TestSupport
import Testing

/// A hosted app in the language of Swift 5 that waits for timers, sleeping tasks and the main queue.
@Suite(.serialized) struct TimedAppTests {
  private let folder = TemporaryFolder()

  /// Runs a script; returns whether it passed.
  private func holds(_ script: String) throws -> Bool {
    folder.write(script, to: "test.camsh")
    let run = try CamshRun(["run", "--quiet", "test.camsh"], program: "timed-app", in: folder)
    if run.code != 0 { Issue.record("\(run.output)\(run.errors)") }
    return run.code == 0
  }

  @Test func `the session waits for a one-shot timer in virtual time`() throws {
    #expect(try holds("tap remind; expect title Reminder; expect depth == 2; expect no findings"))
  }

  @Test func `a repeating timer fires as time passes`() throws {
    let script = """
      tap clock
      expect title "0 s"
      hold
      advance 3s
      expect title "3 s"
      advance 600ms
      expect title "3 s"
      advance 100ms
      expect title "4 s"
      """
    #expect(try holds(script + "\nsettle\n"))
  }

  @Test func `a timer left running abandons its screen, with the path through its closure`() throws
  {
    let script = """
      tap clock
      back
      expect finding abandoned ClockViewController
      why ClockViewController
      | ClockViewController#1
      |   retained from the run loop
      |     RunLoop strong scheduled[0].timer
      |     Timer strong block → closure capture of type ClockViewController
      | ...
      findings
      | ...
      |   │  RunLoop
      |   │    strong  scheduled[0].timer
      |   │  Timer
      | ...
      undo 2
      expect alive ClockViewController == 0
      tap "tidy clock"
      back
      expect alive ClockViewController == 0
      """
    #expect(try holds(script))
  }

  @Test func `an invalidated timer retains nothing`() throws {
    for clock in ["tidy clock", "modest clock"] {
      let script = """
        tap "\(clock)"
        hold
        advance 2s
        expect title "2 s"
        settle
        back
        expect no findings
        expect alive ClockViewController == 0
        """
      #expect(try holds(script))
    }
  }

  @Test func `a task sleeps in virtual time before it presents`() throws {
    let script = """
      hold
      tap greet
      advance 1999ms
      expect visible MenuViewController
      advance 1ms
      expect visible UIAlertController
      settle
      tap OK
      expect no findings
      """
    #expect(try holds(script))
  }

  @Test func `every form of sleep takes its duration`() throws {
    let script = """
      hold
      tap doze
      advance 6299ms
      expect depth == 1
      advance 1ms
      expect depth == 2
      expect title "Dozed 123"
      settle
      """
    #expect(try holds(script))
  }

  @Test func `typing again cancels a search`() throws {
    let script = """
      tap search
      hold
      tap a
      advance 299ms
      expect title Search
      tap b
      advance 1ms
      expect title Searching
      advance 299ms
      expect title "Search 1: ab"
      settle
      tap c
      expect title "Search 2: abc"
      hold
      tap a
      back
      settle
      expect alive SearchViewController == 0
      expect no findings
      """
    #expect(try holds(script))
  }

  @Test func `a polling task sleeps until the next step`() throws {
    let script = """
      tap poll
      expect title "Poll 101"
      tap remind
      expect visible UIViewController
      back
      expect visible MenuViewController
      """
    #expect(try holds(script))
  }

  @Test func `a timer that always schedules another doesn't keep the app busy`() throws {
    #expect(try holds("tap chase; tap remind; expect visible UIViewController; back"))
  }

  @Test func `endless work is reported with its source`() throws {
    let names = [
      "spin": "a task of the main actor, which never ends or always starts another",
      "yield": "a task, which never ends or always starts another",
    ]
    for (button, name) in names {
      let script = """
        ! tap \(button)
        | error: the app never becomes idle because of \(name)
        """
      #expect(try holds(script))
    }
  }

  @Test func `a work item runs in virtual time unless it is cancelled`() throws {
    #expect(try holds("tap postpone; expect title Second; expect depth == 2"))
  }

  @Test func `the app's deallocation at the end prints nothing`() throws {
    let run = try CamshRun(["-c", "tap clock; tree"], program: "timed-app", in: folder)
    #expect(run.code == 0)
    #expect(!run.output.contains("farewell"), "\(run.output)")
  }

  @Test func `a session with timers and tasks is deterministic`() throws {
    folder.write(
      "tap greet; tap OK; tap remind; back; tap doze; back; tap search; tap a; back; tap clock; back",
      to: "test.camsh")
    let outputs = try (0..<5).map { _ in
      try CamshRun(["run", "test.camsh"], program: "timed-app", in: folder).output
    }
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].contains("Search 1: a"))
  }
}
