import CamplaceCoordinators
import CamplaceServices
import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Runs a script against an unchanged app, as `main(hosting:)` would.
@MainActor struct HostedRun {
  let output: String
  let errors: String
  let code: ExitCode

  init(_ script: String, of app: HostedApp, quiet: Bool = true) {
    let streams = CollectedOutput()
    let surroundings = Surroundings.hosting(
      app, files: FilesInMemory(["a.camsh": script]), output: streams)
    let reporter = TextReporter(
      to: streams,
      style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: false, isQuiet: quiet))
    code = ScriptRunner(surroundings, reporter: reporter, app: app.name).run(files: ["a.camsh"])
    output = streams.text
    errors = streams.errors
  }
}

extension HostedApp {
  static func scenes(
    _ make: @escaping @MainActor @Sendable () -> any UIWindowSceneDelegate,
    expecting texts: [String: [String]] = [:]
  ) -> HostedApp {
    HostedApp(
      guest: "guest", makeSceneDelegate: make, makeApplicationDelegate: nil, expecting: texts,
      coordinators: { _ in nil })
  }

  static func launched(
    _ make: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
  ) -> HostedApp {
    HostedApp(
      guest: "guest", makeSceneDelegate: nil, makeApplicationDelegate: make,
      coordinators: { _ in nil })
  }

  /// What Tab offers after `lines` have been typed.
  @MainActor func candidates(after text: String, lines: String...) throws -> [String] {
    let streams = CollectedOutput()
    let reporter = TextReporter(
      to: streams,
      style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: false, isQuiet: true))
    let shell = try InteractiveShell(
      Surroundings.hosting(self, output: streams),
      app: name, reporter: reporter)
    for line in lines { _ = shell.submit(line) }
    return shell.candidates(after: text).candidates.map(\.text)
  }
}
