import CamplaceCoordinators
import Foundation
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage
@testable import ShellProgram

@MainActor struct SelfCheckTests {
  @Test func `a planted mistake of each verdict is found, and no other`() {
    #expect(SelfCheck.run() == [])
  }

  @Test func `the self-check plants every verdict and every kind of structure`() {
    let verdicts = Set(SelfCheck.planted.map(\.verdict))
    #expect(verdicts == Set(Finding.Verdict.allCases))
    #expect(SelfCheck.planted.count == 8)
    let names = SelfCheck.planted.map(\.defect.name)
    #expect(names == PlantedApp.hosted().defects.map(\.name))
  }

  @Test(arguments: 0..<8)
  func `the self-check reports exactly the mistakes that it misses`(index: Int) {
    let planted = SelfCheck.planted[index]
    let missed = SelfCheck.run(on: PlantedApp.hosted(never: planted.defect))
    #expect(missed == ["\(planted.verdict.rawValue): \(planted.defect.summary)"])
  }

  @Test(arguments: 0..<8)
  func `a finding in a correct app fails the self-check`(index: Int) {
    let planted = SelfCheck.planted[index]
    let missed = SelfCheck.run(on: PlantedApp.hosted(always: planted.defect))
    #expect(missed.contains("\(planted.verdict.rawValue): \(planted.defect.summary)"))
  }

  @Test(arguments: 0..<8)
  func `a test run with a failing self-check exits 70`(index: Int) async throws {
    let test = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) { [index = index as Int] in
      let code = await MainActor.run {
        let app = PlantedApp.hosted(never: SelfCheck.planted[index].defect)
        let session = TestSession(TestSettings(), ProgramOptions()) { SelfCheck.run(on: app) }
        return session.end(session.run())
      }
      exit(code)
    }
    let planted = SelfCheck.planted[index]
    let words = "\(planted.verdict.rawValue): \(planted.defect.summary)"
    #expect(
      test.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == """
        error: the check itself is broken: planted mistakes were not found
          \(words)

        """)
  }

  @Test func `camsh check exits 70 if the self-check fails`() async throws {
    let check = await #expect(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      let code = try await MainActor.run {
        let app = PlantedApp.hosted(never: PlantedApp.leaked)
        return try CheckShell.parse(["--steps", "1"]).check(missed: SelfCheck.run(on: app))
      }
      exit(code)
    }
    #expect(
      check.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == """
        error: the check itself is broken: not caught: leaked: a page's closure captures the page

        """)
  }
}
