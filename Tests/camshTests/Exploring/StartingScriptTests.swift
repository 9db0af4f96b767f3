import TestSupport
import Testing

/// Scripts that an exploration starts from.
@Suite struct StartingScriptTests {
  private let folder = TemporaryFolder()

  private func explore(_ script: String, _ arguments: String...) throws -> CamshRun {
    folder.write(script, to: "a.camsh")
    return try CamshRun(["explore", "--from", "a.camsh"] + arguments, in: folder)
  }

  @Test func `undo and goto lead to where the script ends`() throws {
    for end in ["undo", "goto 1", "undo 2\nredo 1"] {
      let run = try explore(
        "push detail 3\npush detail 4\n\(end)\nexpect depth == 2\n", "--moves", "20")
      #expect(run.code == 0, "\(end): \(run.errors)")
    }
  }

  @Test func `expected output isn't compared, because nothing is printed`() throws {
    let run = try explore(
      "push detail 3\n| ...\n| step 1 · alive 12 · findings none\n", "--moves", "20")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `quit ends it`() throws {
    #expect(try explore("push detail 3\nquit\npop 9\n", "--moves", "20").code == 0)
  }

  @Test func `a statement that fails is named with its place`() throws {
    let run = try explore("tab map\npop\n", "--moves", "20")
    #expect(run.code == 1)
    #expect(run.errors.contains("a.camsh:2:1: cannot pop"), "\(run.errors)")
  }
}
