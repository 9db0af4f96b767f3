import Testing

@testable import Adoption

@Suite struct MissingPropertyListTests {
  private let secrets = """
    enum Secrets {
      static var token: String {
        guard let file = Bundle.main.path(forResource: "Secrets", ofType: "plist"),
          let list = NSDictionary(contentsOfFile: file), let token = list["TOKEN"] as? String,
          let server = list.object(forKey: "BASE_URL") as? String, let count = list["COUNT"] as? Int
        else { fatalError() }
        return token
      }
    }
    """

  @Test func `a list that the app reads and the checkout lacks has the keys that it reads`() {
    let missing = MissingPropertyLists(readBy: [secrets], listed: [], present: [])
    #expect(
      missing.lists == [
        "Secrets": .dictionary([
          "TOKEN": .string("TOKEN"), "BASE_URL": .string("https://example.com"),
          "COUNT": .integer(1),
        ])
      ])
    #expect(missing.notes.map(\.file) == ["Secrets.plist"])
  }

  @Test func `a list whose name is a constant is found if the project lists the file`() {
    let source = """
      let file = "Keys"
      func key() -> String { (plist(named: file) ?? [:])["API_KEY"] as? String ?? "" }
      """
    let missing = MissingPropertyLists(readBy: [source], listed: ["Keys"], present: [])
    #expect(missing.lists == ["Keys": .dictionary(["API_KEY": .string("API_KEY")])])
  }

  @Test func `a list in the checkout, or one that nothing reads, stays as it is`() {
    #expect(
      MissingPropertyLists(readBy: [secrets], listed: [], present: ["Secrets"]).lists.isEmpty)
    #expect(
      MissingPropertyLists(readBy: ["let a = 1"], listed: ["Keys"], present: []).lists.isEmpty)
  }
}
