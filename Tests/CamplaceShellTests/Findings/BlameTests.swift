import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct BlameTests {
  @Test func `the step that made the reference is found in a session of many steps`() {
    let script = """
      % defect: self-in-binding
      push detail 1
      tab favorite
      push detail 2
      repeat 3 { tab map; tab favorite }
      pop
      findings
      """
    let run = Transcribed(script, quiet: true)
    #expect(
      run.output.contains(
        """
        ← made at step 3 (test.camsh:4:1), make this weak
        """), "\(run.output)")
  }

  @Test func `each of several similar findings names the step that created its reference`() {
    let steps = "push detail 1; pop\npush detail 2; pop\n"
    let run = Transcribed("% defect: self-in-binding\n\(steps)", echoes: true)
    #expect(run.output.contains("← made at step 1 (test.camsh:2:1), make this weak"))
    #expect(run.output.contains("← made at step 3 (test.camsh:3:1), make this weak"))
    let listed = Transcribed("% defect: self-in-binding\n\(steps)findings", quiet: true)
    #expect(listed.output.contains("← made at step 1 (test.camsh:2:1), make this weak"))
    #expect(listed.output.contains("← made at step 3 (test.camsh:3:1), make this weak"))
  }

  @Test func `looking for that step leaves the session unchanged`() {
    let steps = "push detail 1; tab favorite; push detail 2; pop; favorite add 3"
    let looks = "tree; alive; favorites; findings"
    let script = "% defect: self-in-binding\n% app: camplace\n\(steps)\n"
    let once = Transcribed("\(script)\(looks)", quiet: true).output
    let twice = Transcribed("\(script)findings; findings\n\(looks)", quiet: true).output
    #expect(twice.hasSuffix(once))
    #expect(once.contains("leaked  PlaceDetailViewController#2"))
  }

  @Test func `JSON contains the step that made the reference`() {
    let run = Transcribed("% defect: immortal-timer\npush detail 3\npop", json: true)
    let cut = /"cut":\{[^}]*"made":\{"place":\{"column":1,"file":"test.camsh","line":2\},"step":1\}/
    #expect(run.output.contains(cut), "\(run.output)")
  }
}
