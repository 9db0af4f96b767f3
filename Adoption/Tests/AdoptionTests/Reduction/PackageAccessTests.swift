import Foundation
import Testing

@testable import Adoption

@Suite struct PackageAccessTests {
  @Test func `a declaration with package access is visible in the other modules of the app`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = folder.appendingPathComponent("Modules")
    var feed = try WholeModuleCheck(
      module: "Feed", arguments: [], folder: folder.appendingPathComponent("Feed"),
      interfaces: modules)
    let declared = "package struct Feed { package init() {}; package var title: String { \"\" } }"
    #expect(try feed([AppSource(path: "Feed.swift", text: declared)]) == [])
    var shop = try WholeModuleCheck(
      module: "Shop", arguments: ["-I", modules.path], folder: folder.appendingPathComponent("Shop")
    )
    let used = "import Feed\nfunc title() -> String { Feed().title }"
    #expect(try shop([AppSource(path: "Shop.swift", text: used)]) == [])
  }
}
