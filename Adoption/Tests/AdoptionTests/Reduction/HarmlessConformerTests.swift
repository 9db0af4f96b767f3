import Testing

@testable import Adoption

@Suite struct HarmlessConformerTests {
  private func conformers(_ text: String) -> [String] {
    let files = [AppFile(path: "A.swift", text: text)]
    return HarmlessConformer.all(in: ProtocolRequirements.protocols(in: files)).map(\.declaration)
  }

  @Test func `a protocol's requirements are met with harmless results`() {
    #expect(
      conformers(
        """
        protocol Store: AnyObject {
          var items: [String] { get set }
          var count: Int { get async throws }
          @discardableResult
          func load(_ id: Int, done: @escaping (Bool) -> Void) async throws -> [String]
          mutating func reset()
        }
        """) == [
          "final class HarmlessStore: Store, @unchecked Sendable { init() {}; "
            + "var items: [String] { get { reducedValue() } set {} }; "
            + "var count: Int { get async throws { reducedValue() } }; "
            + "@discardableResult   func load(_ id: Int, done: @escaping (Bool) -> Void) async throws -> [String] { reducedValue() }; "
            + "func reset() {} }"
        ])
  }

  @Test func `a harmless conformer implements inherited requirements too`() {
    let found = conformers(
      """
      protocol Base { func open() }
      protocol Screen: Base, UITableViewDelegate { func close() }
      """)
    #expect(found.count == 2)
    #expect(
      found[1]
        == "final class HarmlessScreen: NSObject, Screen, @unchecked Sendable { func close() {}; func open() {} }"
    )
  }

  @Test(arguments: [
    "protocol P { associatedtype Item }", "protocol P: Codable {}", "private protocol P {}",
    "protocol P { func copy() -> Self }", "protocol P { subscript(i: Int) -> Int { get } }",
    "class C { protocol P {} }",
  ])
  func `a protocol that text alone can't conform to has no conformer`(text: String) {
    #expect(conformers(text).isEmpty)
  }
}
