import Testing

@testable import Adoption

/// The format of Xcode's project files.
@Suite struct `A project file` {
  private func name(_ text: String) throws -> String? {
    let list = try OldPropertyList.parse("{ name = \(text); }", path: "project.pbxproj")
    return list["name"]?.string
  }

  @Test func `spells characters by their numbers`() throws {
    #expect(try name(#""Loading\U0010View.swift""#) == "Loading\u{10}View.swift")
    #expect(try name(#""\Ud55c\Uae00""#) == "한글")
    #expect(try name(#""\Ud83d\Ude00 face""#) == "😀 face")
  }

  @Test func `spells quotes and line breaks with a backslash`() throws {
    #expect(try name(#""a \"b\"\n""#) == "a \"b\"\n")
  }
}
