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
