import Testing

@testable import Adoption

@Suite struct ModuleQualifiersTests {
  private func removed(_ text: String) -> String {
    let source = AppSource(path: "A.swift", text: text)
    return ModuleQualifiers([source], missing: ["Kit"]).removed(from: source).text
  }

  @Test func `a missing module's name becomes blanks in front of its types`() {
    #expect(
      removed("struct R: Kit.Checked { let a = Kit.Image(1); var b: Kit.List<Kit.Text>? }")
        == "struct R:     Checked { let a =     Image(1); var b:     List<    Text>? }")
  }

  @Test func `the qualifier of an Apple module that another module provides becomes blanks`() {
    #expect(
      removed("let a: QuartzCore.CALayer; let b = Darwin.sin(1)")
        == "let a:            CALayer; let b =        sin(1)")
  }

  @Test(arguments: [
    "let kit = Kit.shared; var level: Kit.Level", "var kit: Kit?; var level: Kit.Level",
    "struct Level {}; var level: Kit.Level", "extension Kit { }; var level: Kit.Level",
  ])
  func `a name stays that may be a type's, or that tells a type of the app apart`(text: String) {
    #expect(removed(text) == text)
  }
}
