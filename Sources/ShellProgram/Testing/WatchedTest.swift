import CoordinatorShellCore
import Glibc
import HeadlessUIKit
import ShellLanguage

/// `camsh test --watch`: runs scripts, and runs again what an edit affects, until Ctrl-C.
@MainActor struct WatchedTest {
  private let settings: TestSettings
  private let options: ProgramOptions
  private let app: WatchedApp
  private let output = StandardOutput()

  /// How often to look at the files.
  private static let pause = 200_000

  init(_ settings: TestSettings, _ options: ProgramOptions, build: String?) {
    self.settings = settings
    self.options = options
    app = WatchedApp(build: build)
  }

  /// Returns the result of the last run; Ctrl-C ends the loop.
  func run() -> Int32 {
    var before = snapshot()
    var sources = app.sources
    var code = runAll()
    while !Interruption.isRequested {
      let count = before.scripts.count
      say("watching \(count) \(count == 1 ? "script" : "scripts")\(app.words); Ctrl-C ends")
      var touched: [String] = []
      while touched.isEmpty, !Interruption.isRequested {
        RealTime.pause(microseconds: Self.pause)
        let nowSources = app.sources
        if nowSources != sources {
          sources = nowSources
          rebuild()
          continue
        }
        let now = snapshot()
        touched = now.touched(since: before)
        before = now
      }
      guard !touched.isEmpty, !Interruption.isRequested else { break }
      say("changed: \(touched.prefix(3).joined(separator: ", "))\(touched.count > 3 ? " …" : "")")
      var some = settings
      some.paths = touched
      let session = TestSession(some, options, check: { [] })
      code = session.end(session.run())
    }
    _ = code
    return ExitCode.interrupted.rawValue
  }

  private func runAll() -> Int32 {
    let session = TestSession(settings, options)
    return session.end(session.run())
  }

  private func say(_ text: String) {
    output.tell(["", "-- \(text.escapedForTerminal)"])
    output.flush()
  }

  /// Builds the app, and continues as the new program.
  private func rebuild() {
    say("the app has changed: \(app.build ?? "building")")
    guard app.rebuild() else {
      say("the build failed; waiting for the next change")
      return
    }
    app.restart()
    say("cannot start the new build: \(LocalFiles.Failure())")
  }

  private func snapshot() -> WatchedScripts {
    WatchedScripts((try? ScriptFolder.scripts(settings.paths)) ?? [])
  }
}
