import CoordinatorKit
import ShellLanguage
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore

@MainActor @Suite struct `The verb shake` {
  @Test func `shows what an app's screen presents when the device is shaken`() {
    let run = HostedRun(
      "shake; expect visible UIAlertController; tap Cancel; expect visible ReportingViewController",
      of: .scenes { ReportingSceneDelegate() })
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }
}

/// Exploring an app that answers a shake.
@MainActor @Suite struct `Exploring an app with a debug menu` {
  private func found(in app: HostedApp) throws -> [String] {
    let world = ExploredWorld(
      app: "guest", surroundings: .hosting(app), start: Script(name: "test", statements: []))
    var limits = Explorer.Limits()
    limits.moves = 200
    let explorer = Explorer(limits, send: Explorer.sender(in: world))
    while !explorer.isDone { _ = try explorer.goOn() }
    return explorer.discoveries.map(\.title)
  }

  @Test func `finds a leak that only a shake brings about`() throws {
    #expect(
      try found(in: .scenes { DebugMenuSceneDelegate() })
        .map { $0.prefix { $0 != "," } } == ["leaked DebugMenuViewController"])
  }
}
