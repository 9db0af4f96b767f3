import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct VerdictTests {
  @Test
  func
    `a UIKit warning is a finding with UIKit's words, the call and the app's function that makes it`()
  {
    let script = "present list\npresent list"
    let run = Transcribed(script, quiet: true)
    #expect(run.code == .findings)
    #expect(
      run.output == """
        misuse  UINavigationController#1   at step 2 (test.camsh:2:1)
          Attempt to present <UINavigationController#4> on <MainTabBarViewController#1> (from \
        <UINavigationController#1>) which is already presenting <UINavigationController#3>.
          the call: <UINavigationController#1> present(_:animated:completion:)
          called in Camplace.MainMapViewCoordinator.presentLocationList(contents:)
          signature b5e98b20


        """, "\(run.output)")
  }

  @Test func `a script expects a misuse by its words or its type`() {
    let misuse = "present list; present list"
    #expect(Transcribed("\(misuse); expect misuse \"already presenting\"").code == .ok)
    #expect(Transcribed("\(misuse); expect finding misuse UINavigationController").code == .ok)
    #expect(Transcribed("\(misuse); expect finding misuse UITabBarController").code == .failed)
    #expect(Transcribed("\(misuse); expect no findings").code == .failed)
  }

  @Test func `the same misuse in a loop is one finding`() {
    let run = Transcribed("present list; repeat 5 { present list }; findings", quiet: true)
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("misuse") } == 2)
  }

  @Test func `a coordinator without a screen is reported with the step and expected by type`() {
    let script = "% app: issues\n% defect: creator-twice\ntap +\npresent create"
    let run = Transcribed(script, quiet: true)
    #expect(run.output.contains("structure  IssueCreatorCoordinator#2   since step 2"))
  }

  @Test func `a growing finding shows a path to the newest object`() {
    let script = """
      % app: flow
      % defect: one-more-each-time
      send login "open sesame"
      repeat 5 { tab settings; tab home }
      findings
      """
    let run = Transcribed(script, quiet: true)
    #expect(run.output.contains("retained from the scene delegate"), "\(run.output)")
  }
}
