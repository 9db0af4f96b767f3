import CamplaceCoordinators
import CamplaceServices
import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// What cannot be read is searched for words that look like references, which is a guess.
@MainActor struct ReadableScreensTests {
  @Test(arguments: bundledApps)
  func `every app's screens and coordinators are declared, not guessed`(app: String) throws {
    let session = try Session(
      app: app, library: ShellExtension.camplace.start, request: ServicesRequest(),
      reporter: SilentReporter(), files: NoFiles())
    let front = try #require(session.device.frontmost)
    let graph = session.evidence(with: front, front.label).graph
    #expect(graph.nodes.count > 50)
    #expect(graph.nodes.filter { $0.opaque != nil }.map { "\($0.type): \($0.opaque ?? "")" } == [])
  }
}
