import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct TraceTests {
  private func trace(_ text: String) throws -> ScriptTrace {
    let files = FilesInMemory()
    files.contents["test.camsh"] = text
    let test = ScriptTest(
      surroundings: .camplace(files: files), app: "camplace", keepsTrace: true)
    return try #require(test.result(of: "test.camsh").trace)
  }

  /// The labels after each entry, with the signs of what changed, as the splices and marks say.
  private func trees(_ trace: ScriptTrace) -> [[String]] {
    var rows: [Int] = []
    return trace.entries.map { entry in
      if let tree = entry.tree {
        rows.replaceSubrange(tree.start..<tree.start + tree.removed, with: tree.rows)
      }
      return rows.indices.map { index in
        let row = trace.rows[rows[index]]
        let mark = entry.marks?.first { $0.row == index }.map { " \($0.change)" } ?? ""
        return String(repeating: " ", count: row.depth) + row.label + mark
      }
    }
  }

  @Test func `each trace entry has the tree after its statement and the changes`() throws {
    let trace = try trace("push detail 3\nexpect visible PlaceDetailViewController\npop\n")
    #expect(trace.entries.map(\.statement).first == "launch")
    #expect(trace.entries.map(\.kind) == [.launch, .move, .check, .move])
    let trees = trees(trace)
    #expect(
      trees[1] == [
        "AppCoordinator#1", " MainMapViewCoordinator#1", "  MainMapViewController#1",
        "  PlaceDetailViewController#1 appeared", " LocationFavoriteCoordinator#1",
        "  LocationFavoriteViewController#1",
      ])
    #expect(trees[2] == trees[1].map { $0.replacing(" appeared", with: "") })
    #expect(trees[3][3] == "  PlaceDetailViewController#1 gone")
    #expect(
      trace.entries[1].callbacks?.contains("PlaceDetailViewController#1 viewDidAppear") == true)
    #expect(trace.entries[1].alive?["PlaceDetailViewController"] == 1)
    #expect(trace.entries[3].alive?["PlaceDetailViewController"] == 0)
  }

  @Test func `a trace changes neither a script's result nor its labels`() throws {
    let text = "% defect: self-in-binding\npush detail 3\nscreen\npop\ntree\n"
    let files = FilesInMemory()
    files.contents["test.camsh"] = text
    let outputs = [false, true].map { keepsTrace in
      let output = CollectedOutput()
      let test = ScriptTest(
        surroundings: .camplace(files: files, output: output), app: "camplace",
        keepsTrace: keepsTrace)
      var result = test.result(of: "test.camsh")
      #expect((result.trace != nil) == keepsTrace)
      let hasCode = result.findings.contains { $0.links.contains { $0.code != nil } }
      #expect(hasCode == keepsTrace)
      result.trace = nil
      result.findings = result.findings.map(\.withoutCode)
      return "\(result)\(output.text)"
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test func `the step that leaks names the finding's signature`() throws {
    let trace = try trace("% defect: self-in-binding\npush detail 3\npop\n")
    #expect(trace.entries[2].findings == ["30b3fa5f"])
    #expect(trace.defects == ["self-in-binding"])
  }

  @Test func `the trace of a statement marked ! has its error`() throws {
    let trace = try trace("! pop\n")
    #expect(trace.entries[1].mustFail == true)
    #expect(trace.entries[1].error?.hasPrefix("cannot pop") == true)
  }

  @Test func `the display shows what the next statement touches`() throws {
    let trace = try trace("present list\ntap row 2\n")
    let picture = trace.pictures[try #require(trace.entries[1].picture)]
    #expect(picture.layers.map(\.style) == [.full, .sheet])
    #expect(picture.layers[1].height == 879)
    #expect(picture.layers[0].tabs.map(\.title) == ["Map", "Favorite"])
    guard case .element(let index)? = trace.entries[2].touched else {
      Issue.record("nothing was touched")
      return
    }
    #expect(picture.layers[1].elements[index].command == "tap row 2")
    #expect(try self.trace("tab favorite\n").entries[1].touched == .tab(1))
  }

  @Test func `undone steps have no picture of their replacements`() throws {
    let trace = try trace("push detail 3\nundo\npush detail 4\n")
    #expect(trace.entries[1].picture == nil)
    #expect(trace.entries[3].picture != nil)
  }

  @Test func `save to an html file writes a page of the session`() throws {
    let run = Transcribed(
      "% defect: self-in-binding\npush detail 3\npop\nsave \"s.html\"\nexpect finding leaked PlaceDetailViewController",
      quiet: true)
    let page = try #require(run.files.contents["s.html"])
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("id=\"finding-30b3fa5f\""))
    #expect(page.contains("\"push detail 3\""))
  }
}
