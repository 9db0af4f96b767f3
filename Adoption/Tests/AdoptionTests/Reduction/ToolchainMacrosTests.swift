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

  @Test func `an error in code that a macro copied has the line in its source`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = try WholeModuleCheck(module: "Shop", arguments: [], folder: folder)
    let text = """
      import Observation
      @Observable final class Sound {
        var name = ""
        var volume = 1 {
          didSet {
            name = volume
          }
        }
      }
      """
    let errors = try check([AppSource(path: "Sources/Sound.swift", text: text)])
      .filter { $0.severity == .error }
    #expect(!errors.isEmpty && errors.allSatisfy { $0.path == "Sources/Sound.swift" })
    #expect(errors.allSatisfy { $0.line == 6 && $0.column == 7 })
  }
}
