import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct ShellPromptTests {
  private func text(
    _ path: [String], columns: Int, findings: Int = 0, isHeld: Bool = false,
    glyphs: Glyphs = .unicode, paint: Paint = .plain
  ) -> String {
    ShellPrompt(app: "camplace", path: path, findings: findings, isHeld: isHeld)
      .text(columns: columns, paint: paint, glyphs: glyphs)
  }

  @Test func `the prompt folds repeated screens into one with a count`() {
    let deep = ["Map"] + Array(repeating: "PlaceDetail", count: 100)
    #expect(text(deep, columns: 200) == "camplace Map/PlaceDetail ×100> ")
    #expect(text(deep, columns: 200, glyphs: .ascii) == "camplace Map/PlaceDetail x100> ")
  }

  @Test func `the prompt keeps the ends of a long path`() {
    let path = ["Map", "First", "Second", "Third", "PlaceDetail", "Gallery"]
    #expect(text(path, columns: 200) == "camplace Map/First/Second/Third/PlaceDetail/Gallery> ")
    #expect(text(path, columns: 90) == "camplace Map/…/Gallery> ")
    #expect(text(path, columns: 40) == "Gallery> ")
  }

  @Test(arguments: [10, 40, 80, 200])
  func `the prompt takes at most a third of the width or sixteen columns`(_ columns: Int) {
    for path in [
      ["지도"], ["지도", "솔향기캠핑장상세화면입니다", "사진"], ["Map", String(repeating: "X", count: 300)],
    ] {
      for findings in [0, 12] {
        let prompt = text(path, columns: columns, findings: findings, isHeld: findings > 0)
        #expect(
          prompt.displayWidth <= max(16, columns / 3) + (findings > 0 && columns < 60 ? 9 : 0))
        #expect(prompt.hasSuffix("> "))
      }
    }
  }

  @Test func `the prompt shows findings and a hold, in color if available`() {
    #expect(text(["Map"], columns: 80, findings: 2, isHeld: true) == "camplace Map !2 held> ")
    #expect(
      text(["Map"], columns: 80, findings: 2, isHeld: true, paint: .colored)
        == "camplace Map \u{1b}[1;31m!2\u{1b}[0m \u{1b}[1;33mheld\u{1b}[0m> ")
  }
}
