import Testing

@testable import Adoption

@Suite struct ImportedModulesTests {
  @Test func `an overlay of two modules is missing, what the toolchain brings isn't`() {
    let file = rewrite(
      "import _SwiftData_SwiftUI\nimport _Concurrency\nimport Model\nimport Foundation\n")
    let sorted = ImportedModules(files: [file], own: ["Model"], available: [])
    #expect(sorted.missing == ["_SwiftData_SwiftUI": 1])
  }

  @Test(arguments: [
    "#if os(macOS)\nimport Panels\n#endif", "#if canImport(AppKit)\nimport Panels\n#endif",
    "#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport Panels\n#endif",
    "#if canImport(UIKit)\nimport UIKit\n#elseif DEBUG\nimport Panels\n#endif",
    "#if DEBUG && !(os(iOS))\nimport Panels\n#endif",
  ])
  func `a module that only other platforms' code imports isn't missing`(text: String) {
    let file = rewrite(text)
    #expect(!file.imports.contains("Panels"))
    #expect(!file.text.contains("Panels"))
    #expect(ImportedModules(files: [file], own: [], available: []).missing.isEmpty)
  }

  @Test(arguments: [
    "#if DEBUG\nimport Panels\n#endif", "#if canImport(Panels)\nimport Panels\n#endif",
    "#if DEBUG || os(macOS)\nimport Panels\n#endif",
    "#if os(macOS)\n#elseif DEBUG\nimport Panels\n#endif",
  ])
  func `a module that a phone's code may import is missing`(text: String) {
    #expect(
      ImportedModules(files: [rewrite(text)], own: [], available: []).missing == ["Panels": 1])
  }

  @Test func `an import of one of Apple's lower-level modules keeps its access`() {
    #expect(rewritten("public import CoreGraphics\n") == "public import UIKit       \n")
    #expect(rewritten("import MobileCoreServices\n") == "import UniformTypeIdentifiers\n")
    #expect(
      rewritten("internal import struct Foundation.Date\n")
        == "internal import Foundation            \n")
  }

  @Test func `a condition's modules are those whose presence it tests`() {
    let text = """
      #if canImport(SwiftUI) && !canImport( AppKit)
      #elseif canImport(Combine)
      let text = "canImport(Nothing)"
      #endif
      """
    #expect(ImportLines.tested(in: text) == ["AppKit", "Combine", "SwiftUI"])
  }
}
