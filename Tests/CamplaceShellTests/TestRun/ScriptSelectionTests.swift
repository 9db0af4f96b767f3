import SeededNumbers
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct ScriptSelectionTests {
  @Test(
    arguments: [
      ([], true), (["leaks"], true), (["camsh/"], false), (["nothing", "map"], true),
      (["scripts/leaks/*"], true), (["leaks/*"], false), (["*-map-*.camsh"], true),
      (["*.txt"], false),
    ] as [([String], Bool)])
  func `a filter is part of a path or a pattern for all of it`(filters: [String], wants: Bool) {
    let selection = ScriptSelection(filters: filters)
    #expect(selection.wants(path: "scripts/leaks/strong-map-delegate.camsh") == wants)
  }

  @Test(
    arguments: [
      ([], true), (["slow"], true), (["fast"], false), (["fast", "leaky"], true),
      (["!slow"], false),
      (["!fast"], true), (["leaky", "!slow"], false),
    ] as [([String], Bool)])
  func `a script needs any wanted tag and no excluded one`(tags: [String], wants: Bool) {
    #expect(ScriptSelection(tags: tags).wants(tags: ["slow", "leaky"]) == wants)
  }

  @Test(arguments: [
    ("500KB", 500), ("200MB", 200 << 10), ("1GB", 1 << 20), ("1_000kb", 1000),
  ])
  func `a memory size is parsed with its unit`(text: String, kilobytes: Int) {
    #expect(MemorySize(written: text)?.kilobytes == kilobytes)
  }

  @Test(arguments: ["", "MB", "0MB", "-1MB", "1.5GB", "12", "1TB"])
  func `text that isn't a size is nil`(text: String) {
    #expect(MemorySize(written: text) == nil)
  }

  @Test func `the same seed gives the same order on every machine`() {
    var generator = SeededNumbers(seed: 7)
    #expect(generator.next() == 7_191_089_600_892_374_487)
    #expect((0..<10).shuffled(using: &generator) == [0, 9, 6, 2, 5, 7, 4, 3, 8, 1])
  }
}
