import Adoption
import Testing

@Test func `default isolation and conditions reach the compiler`() {
  let settings = CompilerSettings(
    languageMode: 6, isolatesToMainActor: true, conditions: ["DEBUG", "STAGING"])
  #expect(
    settings.compilerArguments == [
      "-swift-version", "6", "-default-isolation", "MainActor", "-DDEBUG", "-DSTAGING",
    ])
}
