import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct TrailTests {
  private func found(_ mistake: TrailMistake, until last: String? = nil) throws -> [String] {
    TrailSetup.mistake = mistake
    defer { TrailSetup.mistake = .none }
    return try discoveries(moves: 1500, until: last) { TrailSceneDelegate() }
  }

  @Test(arguments: [
    (TrailMistake.bindingCapturesScreen, "leaked TrailViewController"),
    (.onboardingStays, "abandoned TrailOnboardingCoordinator"),
    (.menuForgetsContent, "vanished TrailListCoordinator"),
    (.resultsCaptureList, "leaked TrailListViewController"),
    (.detentObserverStays, "abandoned TrailFilterViewController"),
    (.displayLinkRuns, "abandoned TrailTraceViewController"),
    (.linkReplacesCoordinator, "structure TrailWeatherViewController"),
    (.completionStays, "abandoned TrailViewModel"),
    (.providerCapturesScreen, "leaked TrailPhotosViewController"),
    (.menuCapturesScreen, "leaked TrailViewController"),
  ])
  func `exploring hiking trails finds the planted mistake`(
    _ mistake: TrailMistake, _ expected: String
  ) throws {
    let found = try found(mistake, until: expected)
    #expect(found.contains(expected), "found \(found)")
  }

  @Test func `exploring correct hiking trails finds nothing`() throws {
    let found = try found(.none)
    #expect(found == [])
  }
}
