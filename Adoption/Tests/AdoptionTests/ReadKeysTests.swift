import SwiftParser
import Testing

@testable import Adoption

@Suite struct ReadKeysTests {
  private func network(_ sources: String...) -> String {
    var keys = ReadKeys()
    for source in sources { keys.merge(ReadKeys(Parser.parse(source: source))) }
    keys.resolve()
    return keys.network
  }

  @Test func `the keys of an answer are found with their types`() {
    #expect(
      network(
        """
        func logIn(_ data: Data) throws {
          guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            let token = json["token"] as? String, json["status"] as? String == "success",
            let user = json["user"] as? [String: Any], let id = user["id"] as? Int
          else { return }
          for item in json["items"] as? [[String: Any]] ?? [] { print(item["title"] as! String) }
        }
        """)
          == #"""
          .urlSession(reading: ["": ["items": "[object]", "status": "text:success", "token": "text", "user": "object"], "items": ["title": "text"], "user": ["id": "number"]])
          """#)
  }

  @Test func `keys of a parameter may be in every dictionary`() {
    #expect(
      network(
        #"struct User { init(json: [String: Any]) { name = json["name"] as? String ?? "" } }"#)
        == #".urlSession(reading: ["*": ["name": "text"]])"#)
  }

  @Test func `chains and closures tell which dictionary has a key`() {
    #expect(
      network(
        #"let city = (json["sys"] as? [String: Any])?["country"] as? String"#,
        #"let all = (json["list"] as? [[String: Any]])?.compactMap { $0["dt"] as? Double }"#,
        #"let first = JSON(data)["rows"][0]["name"].stringValue"#)
          == #"""
          .urlSession(reading: ["": ["rows": "[object]"], "*": ["list": "[object]", "sys": "object"], "list": ["dt": "number"], "rows": ["name": "text"], "sys": ["country": "text"]])
          """#)
  }

  @Test func `constants and aliases of other files are resolved`() {
    #expect(
      network(
        #"let user = json[Keys.user] as? Object; let id = json[Key.id.rawValue] as? [Int]"#,
        #"enum Keys { static let user = "user_info" }; enum Key: String { case id }"#,
        "typealias Object = [String: Any]")
        == #".urlSession(reading: ["*": ["id": "[number]", "user_info": "object"]])"#)
  }

  @Test(arguments: [
    #"json["name"] = "Ada""#, #"let value = notification.userInfo?["key"] as? String"#,
    "let value = items[index]", #"let name = Bundle.main.infoDictionary?["Name"] as? String"#,
  ])
  func `other subscripts are no keys of an answer`(_ source: String) {
    #expect(network(source) == ".urlSession")
  }

  @Test(arguments: [
    (
      "let a = try JSONSerialization.jsonObject(with: data) as? [[String: Any]]",
      "let a = try JSONSerialization.parsedObject(with: data, isList: true) as? [[String: Any]]"
    ),
    (
      "let a = (try? JSONSerialization.jsonObject(with: data, options: [])) as? [Any]",
      "let a = (try? JSONSerialization.parsedObject(with: data, options: [], isList: true)) as? [Any]"
    ),
    (
      "func f() { let a = try? JSONSerialization.jsonObject(with: data); if let b = a as? NSArray {} }",
      "func f() { let a = try? JSONSerialization.parsedObject(with: data, isList: true); if let b = a as? NSArray {} }"
    ),
    (
      "let a = try JSONSerialization.jsonObject(with: data) as? [String: Any]",
      "let a = try JSONSerialization.parsedObject(with: data) as? [String: Any]"
    ),
    (
      "let a = try JSONSerialization.data(withJSONObject: b)",
      "let a = try JSONSerialization.writtenData(withJSONObject: b)"
    ),
  ])
  func `camsh parses the app's answers, and the cast tells that one is a list`(
    _ source: String, _ expected: String
  ) {
    #expect(rewritten(source) == expected)
    #expect(rewrite(source).imports.contains("UIKit"))
  }

  @Test func `keys that the app reads from a generated Info.plist are found and added`() {
    let keys = ReadKeys(
      Parser.parse(
        source: #"""
          let list = Bundle.main.infoDictionary
          let server = Bundle.main.infoDictionary?["BASE_URL"] as? String
          let key = Bundle.main.object(forInfoDictionaryKey: "API_KEY") as? String
          let version = Bundle.main.infoDictionary!["CFBundleVersion"] as! String
          """#))
    #expect(keys.infoKeys == ["BASE_URL", "API_KEY", "CFBundleVersion"])
    let list = InfoPlist.adding(keys.infoKeys, to: .dictionary(["API_KEY": .string("1")]))
    #expect(
      list
        == .dictionary(["API_KEY": .string("1"), "BASE_URL": .string("https://example.com")]))
  }
}
