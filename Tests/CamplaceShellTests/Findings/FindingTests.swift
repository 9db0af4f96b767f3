import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct FindingTests {
  /// A script with a defect on, and its finding.
  private nonisolated static let leaks: [(defect: String, steps: String, finding: String)] = [
    ("self-in-binding", "push detail 3; pop", "leaked PlaceDetailViewController"),
    ("strong-map-delegate", "push detail 3; pop; root tabs", "leaked MainMapViewCoordinator"),
    ("immortal-timer", "push detail 3; back", "abandoned PlaceDetailViewController"),
    ("observer-never-removed", "push detail 3; swipe back", "abandoned PlaceDetailViewController"),
  ]

  @Test(arguments: leaks.indices)
  func `each defect has exactly its finding, and none when off`(_ index: Int) {
    let leak = Self.leaks[index]
    let defect = "% defect: \(leak.defect)\n"
    let expected = "\nexpect finding \(leak.finding)\n"
    #expect(Transcribed(defect + leak.steps + expected, quiet: true).code == .ok)
    #expect(Transcribed(defect + leak.steps, quiet: true).code == .findings)
    #expect(Transcribed(leak.steps + "\nexpect no findings\n", quiet: true).code == .ok)
    // Test the tester: an expected finding that has gone fails the script.
    #expect(Transcribed(leak.steps + expected, quiet: true).code == .failed)
  }

  @Test func `a leak shows its cycle with the closure and the edge to weaken`() {
    let run = Transcribed("% defect: self-in-binding\npush detail 3\npop\nfindings", quiet: true)
    #expect(
      run.output.contains(
        """
        leaked  PlaceDetailViewController#1   made at step 1 (test.camsh:2:1), should have died at \
        step 2 (test.camsh:3:1)
          cycle of 2, keeps
        """))
    #expect(
      run.output.contains(
        """
          ╭→ PlaceDetailViewController#1
          │    strong  viewModel
          │  PlaceDetailViewModel#1
          │    strong  onFavoriteChange → closure capture of type PlaceDetailViewController   ← made \
        at step 1 (test.camsh:2:1), make this weak: frees all
        """))
  }

  @Test func `the same bug has the same signature on another page and in another tab`() {
    func signature(_ steps: String) -> Substring? {
      Transcribed("% defect: self-in-binding\n\(steps)\nfindings", quiet: true).output
        .split(separator: "\n").last { $0.contains("signature") }
    }
    let first = signature("push detail 3; pop")
    #expect(first != nil)
    #expect(first == signature("push detail 1; tab favorite; push detail 9; pop; tab map; pop"))
  }

  @Test func `an abandoned object is shown with the path from a root`() {
    let run = Transcribed("% defect: immortal-timer\npush detail 3\npop\nfindings", quiet: true)
    #expect(run.output.contains("retained from the run loop"))
    #expect(run.output.contains("strong  timers[0]"))
    #expect(
      run.output.contains("closure capture of type PlaceDetailViewController   ← made at step 1"))
  }

  @Test func `long walks in a correct app find nothing`() {
    let script = """
      repeat 50 {
        push detail 1; push detail 2; swipe back cancel; back; present list; push detail 3
        swipe down cancel; swipe down; tab favorite; push detail 4; tab favorite; tab map; pop
        tap list; dismiss; root tabs
      }
      expect no findings
      expect alive PlaceDetailViewController == 0
      expect alive AppCoordinator == 1
      """
    let run = Transcribed(script, quiet: true)
    #expect(run.code == .ok, "\(run.errors)")
  }

  @Test func `screens stacked in a loop aren't growing`() {
    #expect(Transcribed("repeat 20 { push detail 1 }\nexpect no findings", quiet: true).code == .ok)
  }

  @Test func `survivors of a swiped sheet are found`() {
    let script = """
      % defect: self-in-binding
      present list
      push detail 3
      swipe down
      expect finding leaked PlaceDetailViewController
      expect alive PlaceListViewController == 0
      """
    let run = Transcribed(script, quiet: true)
    #expect(run.code == .ok, "\(run.errors)")
  }

  @Test func `undo removes a finding, and redo restores it`() {
    let script = """
      % defect: self-in-binding
      push detail 3
      pop
      undo
      expect no findings
      redo
      expect finding leaked PlaceDetailViewController
      """
    #expect(Transcribed(script, quiet: true).code == .ok)
  }

  @Test func `why names an object's holders, and graph its references`() {
    let run = Transcribed("why MainMapViewCoordinator\ngraph MainMapViewCoordinator", quiet: true)
    #expect(run.output.contains("retained from the scene delegate"))
    #expect(run.output.contains("childCoordinators[0]"))
    #expect(run.output.contains("weak delegate"))
    #expect(run.output.contains("navigationController"))
    #expect(!run.output.contains("unknown holder"))
  }
}
