import Foundation
import TestSupport
import Testing

/// What an app's launch finds in its home: `% defaults` and `--keep-data`.
@Suite(.serialized) struct DefaultsTests {
  private let folder = TemporaryFolder()

  private func run(_ script: String, _ arguments: [String] = []) throws -> CamshRun {
    folder.write(script, to: "a.camsh")
    return try CamshRun(
      ["run", "--quiet"] + arguments + ["a.camsh"], program: "misbehaving-app", in: folder)
  }

  @Test func `defaults have their declared types`() throws {
    let run = try run(
      """
      % defaults: name=Ada Lovelace
      % defaults: isOn=-bool YES
      % defaults: count=-int 42
      % defaults: share=-float 0.5
      % defaults: day=-date 2026-01-31T12:00:00Z
      % defaults: code=-data 00ff10
      tap show defaults
      expect text "name String Ada Lovelace; isOn Bool true; count Int 42; share Double 0.5"
      expect text "day Date 2026-01-31 12:00:00 +0000; code Data 0.255.16"
      """)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `every launch of a script has its defaults, and no other script does`() throws {
    let run = try run(
      """
      % defaults: name=Ada
      tap change defaults
      tap show defaults
      expect text "name String changed"
      undo 2
      tap show defaults
      expect text "name String Ada"
      """)
    #expect(run.code == 0, "\(run.errors)")
    folder.write("% defaults: name=Ada\ntap show defaults\nexpect text Ada\n", to: "t/a.camsh")
    folder.write("tap show defaults\nexpect not text Ada\n", to: "t/b.camsh")
    let test = try CamshRun(["test", "t", "--jobs", "1"], program: "misbehaving-app", in: folder)
    #expect(test.code == 0, "\(test.output)")
  }

  @Test func `a malformed default is an error at its line`() throws {
    let run = try run("% defaults: isOn=-bool perhaps\ntap chat\n")
    #expect(run.code == 64)
    #expect(run.errors.contains("a.camsh:1:1: error: the header 'defaults' must be key=value"))
  }

  @Test(arguments: [
    ("defaults: a=b", "a.camsh: error: '% defaults' is for hosted apps"),
    ("answers: answers", "a.camsh: error: '% answers' requires a hosted app"),
  ])
  func `a bundled app can't have defaults or answers`(header: String, error: String) throws {
    folder.write("% \(header)\ntree\n", to: "a.camsh")
    let run = try CamshRun(["run", "a.camsh"], in: folder)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix(error))
  }

  @Test func `kept data persists from session to session, without temporary files`() throws {
    let show = "tap show defaults\ntap home\n"
    #expect(
      try run(show, ["--keep-data", "data"]).output.contains(
        "holds [\".cache\", \"Documents\", \"tmp\"]"))
    let kept = try run("tap keep\nundo\ntap show defaults\n", ["--keep-data", "data"])
    #expect(kept.code == 0, "\(kept.errors)")
    // The undone step is not kept.
    #expect(
      try run(show, ["--keep-data", "data"]).output.contains(
        "holds [\".cache\", \"Documents\", \"tmp\"]"))
    _ = try run("tap keep\n", ["--keep-data", "data"])
    let next = try run(
      show + "expect text \"theirs String mine\"\nundo 2\ntap show defaults\n"
        + "expect text \"theirs String mine\"\n", ["--keep-data", "data"])
    #expect(next.code == 0, "\(next.errors)")
    #expect(next.output.contains("kept.txt"))
    #expect(try run(show).output.contains("holds [\".cache\", \"Documents\", \"tmp\"]"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data/home")
    #expect(names.contains("kept.txt") && !names.contains("tmp"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data") == ["home"])
  }

  @Test func `keeping data preserves other files in the folder`() throws {
    folder.write("mine", to: "data/notes.txt")
    #expect(try run("tap keep\n", ["--keep-data=data"]).code == 0)
    #expect(folder.read("data/notes.txt") == "mine")
  }

  @Test func `tests always begin with an empty home`() throws {
    folder.write("tap chat\n", to: "a.camsh")
    let run = try CamshRun(
      ["test", "--keep-data", "data", "a.camsh"], program: "misbehaving-app", in: folder)
    #expect(run.code == 64)
    #expect(
      run.errors
        == "error: '--keep-data' is for the shell and 'run'; 'test' begins with an empty home\n")
  }
}
