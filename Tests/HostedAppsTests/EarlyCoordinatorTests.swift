import Testing

@testable import CoordinatorShellCore

@MainActor @Suite struct `A coordinator that shows nothing yet` {
  private func run(_ script: String) -> HostedRun {
    HostedRun(script, of: .scenes { EarlySceneDelegate() })
  }

  @Test func `isn't a finding if the app created it early`() {
    let run = run("expect no findings; tap Profile; expect no findings; dismiss")
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test func `is a finding if UIKit refused its screen`() {
    let run = run(
      """
      hold; tap Profile; tap Pick
      expect misuse "while a presentation is in progress"
      settle
      expect finding structure EarlyPickerCoordinator
      """)
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test func `isn't a finding if UIKit refused another coordinator's screen`() {
    let run = run(
      """
      hold; tap Pick; tap Pick
      expect misuse "while a presentation is in progress"
      settle
      expect finding structure EarlyPickerCoordinator
      ! expect finding structure EarlyProfileCoordinator
      """)
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test func `is a finding each time that UIKit refuses its screen`() {
    let run = run("repeat 2 { hold; tap Pick; tap Pick; settle; dismiss }; findings")
    #expect(run.output.contains("structure  EarlyPickerCoordinator#4"), "\(run.output)")
  }
}
