import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct ScriptRunnerTests {
  @Test func `a file with a parse error runs nothing`() {
    let run = Transcribed("tab favorite\npussh detail 3\n", echoes: true)
    #expect(run.code == .usage)
    #expect(run.output == "")
    #expect(run.errors.contains("test.camsh:2:1: error: unknown command 'pussh'"))
    #expect(run.errors.contains("did you mean 'push'?"))
  }

  @Test func `a missing file is named`() {
    let output = CollectedOutput()
    let surroundings = Surroundings.camplace(files: FilesInMemory(), output: output)
    let reporter = TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .ascii, paint: .plain, echoes: true, isQuiet: false))
    let code = ScriptRunner(surroundings, reporter: reporter).run(files: ["nowhere.camsh"])
    #expect(code == .usage)
    #expect(output.errors == "error: cannot read nowhere.camsh: No such file or directory\n")
  }

  @Test func `an include cycle is named as such`() {
    let run = Transcribed(
      "include \"a.camsh\"", files: ["a.camsh": "include \"test.camsh\""])
    #expect(run.code == .usage)
    #expect(run.errors.contains("include cycle: test.camsh -> a.camsh -> test.camsh"))
  }

  @Test func `an unknown app or defect stops the script before its first step`() {
    let noApp = Transcribed("% app: camplce\ntab favorite")
    #expect(noApp.code == .usage)
    #expect(
      noApp.errors.hasPrefix("test.camsh: error: there is no app 'camplce'; the apps are camplace"))
    let noDefect = Transcribed("% defect: immortal\ntab favorite")
    #expect(noDefect.code == .usage)
    #expect(noDefect.output == "")
    #expect(noDefect.errors.hasPrefix("test.camsh: error: the app has no defect 'immortal'"))
  }

  @Test func `a skipped script prints the reason and runs nothing`() {
    let run = Transcribed("% skip: not today\npop")
    #expect(run.code == .ok)
    #expect(run.errors.contains("test.camsh is skipped: not today"))
  }

  @Test func `a transcript that differs shows the difference`() {
    let run = Transcribed("! pop\n| error: cannot push[..]\n", quiet: true)
    #expect(run.code == .failed)
    #expect(
      run.errors == """
        test.camsh:1:1: error: the output differs from the transcript
          ! pop
          --- test.camsh
          +++ output after launch
          @@ -2 +2 @@
          -error: cannot push[..]
          +error: cannot pop: MainMapViewController#1 is the root of its stack
          tree after launch
            AppCoordinator#1
            ├─ MainMapViewCoordinator#1               tab Map ●
            │  └─ MainMapViewController#1                             ← visible
            └─ LocationFavoriteCoordinator#1          tab Favorite
               └─ LocationFavoriteViewController#1

        """)
  }

  @Test func `a step that differs from its transcript is shown with the trees around it`() {
    let run = Transcribed(
      """
      push detail 3
      pop
      | AppCoordinator#1
      | ├─ MainMapViewCoordinator#1[..]
      | │  └─ PlaceDetailViewController#1
      | └─ LocationFavoriteCoordinator#1     tab Favorite
      |    └─ LocationFavoriteViewController#1
      | ...
      """, quiet: true)
    #expect(run.code == .failed)
    #expect(
      run.errors.contains("+++ output after step 2\n  @@ -3,6 +3,7 @@\n   AppCoordinator#1\n"))
    #expect(
      run.errors.contains("  -└─ LocationFavoriteCoordinator#1     tab Favorite\n  +│  ├─ MainMap"))
    #expect(run.errors.contains("  tree before step 2\n    AppCoordinator#1\n"))
    #expect(run.errors.contains("  tree after step 2\n    AppCoordinator#1\n"))
  }

  @Test func `transcripts are compared in Unicode without colors, whatever is printed`() {
    let script = "tab favorite\ntree\n| AppCoordinator#1\n| ├─ Main[..]\n| ...\n"
    #expect(Transcribed(script, glyphs: .ascii).code == .ok)
    #expect(Transcribed(script, paint: .colored).code == .ok)
  }

  @Test func `a transcript after a block is an error`() {
    let run = Transcribed("repeat 2 { tab 1; tab 0 }\n| anything\n")
    #expect(run.code == .usage)
    #expect(run.errors.contains("test.camsh:2:1: error: expected output follows no command"))
  }

  @Test func `a script's statements are echoed before their output`() {
    let run = Transcribed("! pop\nexpect tab map\nquit\npop", echoes: true)
    #expect(run.code == .ok)
    #expect(
      run.output
        == "> ! pop\nerror: cannot pop: MainMapViewController#1 is the root of its stack\n\n")
  }

  @Test func `Ctrl-C between two steps ends a script`() {
    let output = CollectedOutput()
    var steps = 0
    let files = FilesInMemory()
    files.contents["long.camsh"] = "repeat 1e6 { tab favorite; tab map }"
    var surroundings = Surroundings.camplace(files: files, output: output)
    surroundings.isInterrupted = {
      steps += 1
      return steps > 100
    }
    let reporter = TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .ascii, paint: .plain, echoes: true, isQuiet: true))
    let code = ScriptRunner(surroundings, reporter: reporter).run(files: ["long.camsh"])
    #expect(code == .interrupted)
    #expect(output.errors.contains("interrupted"))
  }

  @Test func `the same script gives the same bytes twice`() {
    let script = "push detail 3; tap favorite; tab favorite; present list; swipe down"
    let failing = script.replacing("present list; swipe down", with: "screen; log; routes")
    #expect(Transcribed(failing).output == Transcribed(failing).output)
  }
}
