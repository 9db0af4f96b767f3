import Testing

@testable import Adoption

@Suite struct ImportedModulesTests {
  @Test func `an overlay of two modules is missing, what the toolchain brings isn't`() {
    let file = rewrite(
      "import _SwiftData_SwiftUI\nimport _Concurrency\nimport Model\nimport Foundation\n")
    let sorted = ImportedModules(files: [file], own: ["Model"], available: [])
    #expect(sorted.missing == ["_SwiftData_SwiftUI": 1])
  }
}
