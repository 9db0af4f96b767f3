import Foundation
import Testing

@testable import Adoption

@Suite struct ToolchainMacrosTests {
  @Test func `a check expands the macros that come with the compiler`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = try WholeModuleCheck(module: "Shop", arguments: [], folder: folder)
    let text = """
      import Foundation
      struct Item { var id: Int }
      func named(_ id: Int) -> Predicate<Item> { #Predicate { $0.id == id } }
      """
    #expect(try check([AppSource(path: "Shop.swift", text: text)]).map(\.message) == [])
  }
}
