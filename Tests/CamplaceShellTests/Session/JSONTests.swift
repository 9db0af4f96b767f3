import Foundation
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct JSONTests {
  private func records(_ script: String) throws -> [[String: Any]] {
    try Transcribed(script, json: true).output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `a step is one JSON object on one line`() {
    let run = Transcribed("tab favorite", json: true)
    #expect(
      run.output == """
        {"alive":10,"app":"camplace","command":"tab favorite","location":"test.camsh:1:1","step":1,\
        "tree":[{"children":[{"children":[{"children":[],"label":"MainMapViewController#1",\
        "number":1,"type":"MainMapViewController","visible":false}],\
        "label":"MainMapViewCoordinator#1","number":1,"selected":false,"tab":"Map",\
        "type":"MainMapViewCoordinator","visible":false},{"children":[{"children":[],\
        "label":"LocationFavoriteViewController#1","number":1,\
        "type":"LocationFavoriteViewController","visible":true}],\
        "label":"LocationFavoriteCoordinator#1","number":1,"selected":true,"tab":"Favorite",\
        "type":"LocationFavoriteCoordinator","visible":false}],"label":"AppCoordinator#1",\
        "number":1,"type":"AppCoordinator","visible":false}],"version":2,\
        "visible":"LocationFavoriteViewController#1","warnings":[]}

        """)
  }

  @Test func `failures contain their message and whether the script expects them`() throws {
    let all = try records("tab favorite\n! pop\npop")
    #expect(all.count == 3)
    #expect(all[1]["expected"] as? Bool == true)
    #expect(all[2]["expected"] as? Bool == false)
    #expect((all[2]["error"] as? String)?.hasPrefix("cannot pop") == true)
    #expect(all[2]["location"] as? String == "test.camsh:3:1")
  }

  @Test func `line separators in strings are escaped, so that a record stays on one line`() {
    #expect(JSONText.escaped("{\"a\":\"\u{2028}\"}") == #"{"a":"\u2028"}"#)
  }

  @Test func `looks are printed as lines`() throws {
    let all = try records("campsites 솔향기")
    #expect((all[0]["output"] as? [String])?.first?.contains("솔향기 캠핑장") == true)
  }

  @Test func `why, graph, alive and findings have values besides lines`() throws {
    let all = try records(
      """
      defect self-in-binding on
      push detail 3
      pop
      why PlaceDetailViewModel
      graph PlaceDetailViewModel
      alive PlaceDetailViewModel since 1
      findings
      """)
    let why = try #require(all.compactMap { $0["why"] as? [String: Any] }.first)
    #expect(why["object"] as? String == "PlaceDetailViewModel#1")
    #expect(why["root"] == nil)
    #expect(why["unknownHolders"] as? Int == 0)
    let holder = try #require((why["holders"] as? [[String: Any]])?.first)
    #expect(holder["object"] as? String == "PlaceDetailViewModel#1")
    #expect(holder["strength"] as? String == "strong")

    let graph = try #require(all.compactMap { $0["graph"] as? [String: Any] }.first)
    let held = try #require(graph["holds"] as? [[String: Any]])
    #expect(held.allSatisfy { $0["holder"] as? String == "PlaceDetailViewModel#1" })
    #expect(!held.isEmpty)

    let census = try #require(all.compactMap { $0["census"] as? [[String: Any]] }.first)
    let model = try #require(census.first { $0["type"] as? String == "PlaceDetailViewModel" })
    #expect(model["alive"] as? Int == 1)
    #expect(model["change"] as? Int == 0)
    #expect(model["leaked"] as? Int == 1)

    let findings = try #require(all.compactMap { $0["findings"] as? [[String: Any]] }.first)
    #expect(findings.map { $0["verdict"] as? String } == ["leaked"])
  }

  @Test func `a finding has the same fields on its line, after findings and in a report`() throws {
    let lines = try records("defect self-in-binding on\npush detail 3\npop\nfindings")
    let found = try #require(lines.compactMap { $0["finding"] as? [String: Any] }.first)
    let listed = try #require(lines.compactMap { $0["findings"] as? [[String: Any]] }.first?.first)
    #expect(found as NSDictionary == listed as NSDictionary)

    // A report decodes it.
    let data = try JSONSerialization.data(withJSONObject: found)
    let read = try JSONDecoder().decode(ReportedFinding.self, from: data)
    #expect(
      read.verdict == .leaked && read.subject == "PlaceDetailViewController#1" && read.kept > 0)
  }
}
