import Adoption
import Testing

@Test func `default isolation and conditions reach the compiler`() {
  let settings = CompilerSettings(
    languageMode: 6, isolatesToMainActor: true, conditions: ["DEBUG", "STAGING"])
  #expect(
    settings.compilerArguments.suffix(4) == [
      "-default-isolation", "MainActor", "-DDEBUG", "-DSTAGING",
    ])
}

@Test func `Swift 6 mode enables its features without its errors about data races`() {
  #expect(
    CompilerSettings(languageMode: 5).compilerArguments == [
      "-swift-version", "5", "-enable-upcoming-feature", "BareSlashRegexLiterals", "-DDEBUG",
    ])
  let arguments = CompilerSettings(languageMode: 6).compilerArguments
  #expect(arguments.starts(with: ["-swift-version", "5", "-enable-upcoming-feature"]))
  #expect(arguments.contains("IsolatedDefaultValues"))
  #expect(!arguments.contains("RegionBasedIsolation"))
}
