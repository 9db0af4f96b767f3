import Foundation
import SampleValues
import Testing

@Suite struct SampleObjectsTests {
  private func answer(_ keys: [String: [String: String]], isList: Bool = false, page: Int = 0)
    -> Any
  {
    SampleObjects(keys: keys).answer(page: page, isList: isList)
  }

  @Test func `a dictionary has the keys that the app reads from it or from anywhere`() throws {
    let answer = try #require(
      answer([
        "": [
          "token": "text", "status": "text:success", "code": "number", "success": "flag",
          "user": "object",
        ],
        "user": ["id": "number", "tags": "[text]"], "*": ["name": "text"], "other": ["x": "text"],
      ]) as? [String: Any])
    #expect(answer["token"] as? String == "Token 1")
    #expect(answer["status"] as? String == "success")
    #expect(answer["code"] as? Int == 200)
    #expect(answer["success"] as? Bool == true)
    #expect(answer["name"] as? String == "Name 1")
    let user = try #require(answer["user"] as? [String: Any])
    #expect(user["id"] as? Int == 1)
    #expect(user["tags"] as? [String] == ["Tags 1", "Tags 2", "Tags 3"])
    #expect(user["name"] as? String == "Name 1")
    #expect(user["token"] == nil && user["x"] == nil)
  }

  @Test func `an answer without errors lacks what names one`() throws {
    let answer = try #require(answer(["": ["error": "text", "next": "text"]]) as? [String: Any])
    #expect(answer["error"] == nil && answer["next"] == nil)
  }

  @Test func `a list has dictionaries, which differ between pages`() throws {
    let keys = ["*": ["title": "text"]]
    let titles = { (page: Int) in
      (self.answer(keys, isList: true, page: page) as? [[String: Any]])?
        .compactMap { $0["title"] as? String }
    }
    #expect(titles(0) == ["Title 1", "Title 2", "Title 3"])
    #expect(titles(1) == ["Title 4", "Title 5", "Title 6"])
  }

  @Test func `dictionaries that contain each other end`() throws {
    var place = answer(["*": ["child": "object", "children": "[object]"]]) as? [String: Any]
    var depth = 0
    while let inner = place?["child"] as? [String: Any] {
      place = inner
      depth += 1
    }
    #expect((1...8).contains(depth))
  }

  @Test func `an answer and its parts know their page number`() throws {
    let answer = answer(["": ["rows": "[object]"]], page: 2) as? [String: Any]
    #expect(SampleObjects.page(of: answer as Any) == 2)
    #expect(SampleObjects.page(of: answer?["rows"] as Any) == 2)
    #expect(SampleObjects.page(of: ["rows": 1]) == nil)
  }
}
