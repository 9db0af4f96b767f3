import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct TerminalDrawingTests {
  @Test func `wrapping a finding repeats its drawing characters`() {
    let line =
      "  │    strong  onChange → closure capture of type Detail   ← make this weak: frees 8"
    #expect(
      WrappedText.lines(line, width: 44) == [
        "  │    strong  onChange → closure capture of",
        "  │            type Detail   ← make this", "  │            weak: frees 8",
      ])
    #expect(WrappedText.lines("short", width: 44) == ["short"])
  }

  @Test func `wrapping continues a color without coloring the drawing`() {
    let line = "  │    field   \u{1b}[32m← made at step one of a long script\u{1b}[0m"
    #expect(
      WrappedText.lines(line, width: 34) == [
        "  │    field   \u{1b}[32m← made at step one\u{1b}[0m",
        "  │      \u{1b}[32mof a long script\u{1b}[0m",
      ])
  }

  @Test func `wrapping a row of a tree ends its branch, and keeps the row's color`() {
    let row = "│  └─ PlaceDetailViewController#2  \u{ac00}\u{b098}  ← visible   +"
    #expect(
      WrappedText.lines("\u{1b}[1m\(row)\u{1b}[0m", width: 40) == [
        "\u{1b}[1m│  └─ PlaceDetailViewController#2  가나\u{1b}[0m",
        "│       \u{1b}[1m← visible   +\u{1b}[0m",
      ])
  }

  @Test func `wrapping prose doesn't indent it, and keeps a second column`() {
    #expect(
      WrappedText.lines("one two three four five six seven eight", width: 24) == [
        "one two three four five", "six seven eight",
      ])
    #expect(
      WrappedText.lines("  pop    pop screens, as code does, up to the root", width: 30) == [
        "  pop    pop screens, as code", "         does, up to the root",
      ])
  }

  @Test func `the second column of a table goes below the first if it doesn't fit beside it`() {
    #expect(
      WrappedText.lines("  press <control> [<argument>]    touch and hold a row", width: 40) == [
        "  press <control> [<argument>]", "    touch and hold a row",
      ])
    #expect(
      WrappedText.lines(
        "\u{1b}[1mstrong-map-delegate     off  the map retains it\u{1b}[0m", width: 30)
        == [
          "\u{1b}[1mstrong-map-delegate\u{1b}[0m", "\u{1b}[1m  off  the map retains it\u{1b}[0m",
        ])
  }

  @Test func `a sparkline shows the last values that fit`() {
    #expect(Sparkline.text([0, 1, 2, 7], width: 8) == "▁▂▃█")
    #expect(Sparkline.text([9, 9, 0, 0], width: 2) == "▁▁")
    #expect(Sparkline.text([], width: 2) == "")
  }

  @Test func `unchanged rows are folded around changed ones`() {
    var rows = [FoldedTree.Row(depth: 0, isKept: false)]
    rows += (0..<100).map { FoldedTree.Row(depth: 1, isKept: $0 == 99) }
    #expect(FoldedTree.parts(rows) == [.row(0), .folded(1..<99), .row(99), .row(100)])
    let short = [true, false, false, false, true].map { FoldedTree.Row(depth: 1, isKept: $0) }
    #expect(FoldedTree.parts(short) == (0..<5).map { .row($0) })
  }

  @Test func `Korean text keeps the columns of the display's box`() {
    let back = ScreenPicture.Layer(
      label: "Map#1", style: .full, title: "지도", hasBar: true, back: "홈",
      elements: [
        ScreenPicture.Element(kind: "button", text: "Edit", region: "trailing"),
        ScreenPicture.Element(kind: "row", text: "솔향기 캠핑장", details: ["강원도"]),
        ScreenPicture.Element(kind: "switch", text: "Night", value: "on"),
        ScreenPicture.Element(kind: "button", text: "Save"),
      ],
      tabs: [
        ScreenPicture.Tab(title: "Map", isSelected: true, command: "tab Map"),
        ScreenPicture.Tab(title: "즐겨찾기", isSelected: false, command: "tab 즐겨찾기"),
      ])
    let text = PhoneText(columns: 30, rows: 12, glyphs: .unicode)
    #expect(
      text.lines(ScreenPicture(layers: [back])) == [
        "╭────────────────────────────╮",
        "│ ‹ 홈       지도       Edit │",
        "│────────────────────────────│",
        "│ 솔향기 캠핑장             ›│",
        "│   강원도                   │",
        "│ Night                (──●) │",
        "│ [ Save ]                   │",
        "│                            │",
        "│                            │",
        "│────────────────────────────│",
        "│    [Map]        즐겨찾기   │",
        "╰────────────────────────────╯",
      ])
    let sheet = ScreenPicture.Layer(
      label: "List#1", style: .sheet, height: 500, title: nil, hasBar: false, back: nil,
      elements: [ScreenPicture.Element(kind: "row", text: "one")], tabs: [])
    #expect(
      text.lines(ScreenPicture(layers: [back, sheet])).prefix(8) == [
        "╭────────────────────────────╮",
        "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░│",
        "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░│",
        "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░│",
        "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░│",
        "│░░░░░░░░░░░░░░░░░░░░░░░░░░░░│",
        "│            ▁▁▁             │",
        "│ one                       ›│",
      ])
  }
}
