import HeadlessUIKit
import Testing

@testable import CoordinatorShellCore

/// A flow may have no container and no screen of its own.
@MainActor struct SharedStackTests {
  @Test func `a flow without screens of its own is over when those of its tabs have left`() {
    let run = HostedRun(
      """
      tap "Log in"
      tap "Log out"
      expect finding abandoned StackTabsCoordinator
      findings
      """, of: .scenes { StackSceneDelegate() })
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("abandoned  StackTabCoordinator"), "\(run.output)")
  }

  @Test func `a flow with one visible tab continues`() {
    let run = HostedRun(
      """
      tap "Log in"
      tab 1
      tab 0
      expect no findings
      """, of: .scenes { StackSceneDelegate() })
    #expect(run.code == .ok, "\(run.output)\(run.errors)")
  }

  @Test func `a flow that forgets its children one by one isn't over with the last of them`() {
    let run = HostedRun(
      """
      tap Guide
      tap Page
      back
      tap Page
      back
      findings
      """, of: .scenes { StackSceneDelegate() })
    #expect(!run.output.contains("abandoned  StackGuideCoordinator"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("abandoned  StackDetailsCoordinator#2"), "\(run.output)")
  }

  @Test func `a mistake has one signature wherever the user meets it`() {
    let first = HostedRun(
      "tap \"Log in\"; tap Details; back; findings", of: .scenes { StackSceneDelegate() })
    let second = HostedRun(
      "tap Preview; tap Details; back; findings", of: .scenes { StackSceneDelegate() })
    let signatures = [first, second].map { run in
      Set(run.output.split(separator: "\n").filter { $0.contains("  signature ") })
    }
    #expect(signatures[0].count == 1, "\(first.output)")
    #expect(signatures[0] == signatures[1], "\(first.output)\(second.output)")
    #expect(second.output.contains("strong  preview"), "\(second.output)")
  }
}
