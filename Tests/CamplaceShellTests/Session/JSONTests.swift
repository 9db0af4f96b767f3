import CamplaceShell
import Foundation
import Testing

@MainActor struct JSONTests {
  private func records(_ script: String) throws -> [[String: Any]] {
    try Transcribed(script, json: true).output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `a step is one object on one line`() {
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
        "number":1,"type":"AppCoordinator","visible":false}],"version":1,\
        "visible":"LocationFavoriteViewController#1","warnings":[]}

        """)
  }

  @Test func `failures carry their message and whether the script wants them`() throws {
    let all = try records("tab favorite\n! pop\npop")
    #expect(all.count == 3)
    #expect(all[1]["expected"] as? Bool == true)
    #expect(all[2]["expected"] as? Bool == false)
    #expect((all[2]["error"] as? String)?.hasPrefix("cannot pop") == true)
    #expect(all[2]["location"] as? String == "test.camsh:3:1")
  }

  @Test func `what is looked at comes as lines`() throws {
    let all = try records("search 솔향기")
    #expect((all[0]["output"] as? [String])?.first?.contains("솔향기 캠핑장") == true)
  }
}
