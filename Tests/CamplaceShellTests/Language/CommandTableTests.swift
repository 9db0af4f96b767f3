import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct CommandTableTests {
  @Test func `finds every verb by its name`() {
    for form in CommandTable.standard.all {
      #expect(CommandTable.standard.form(named: form.name)?.synopsis == form.synopsis)
    }
    #expect(CommandTable.standard.form(named: "") == nil)
  }

  @Test func `verb names are unique`() {
    #expect(Set(CommandTable.standard.all.map(\.name)).count == CommandTable.standard.all.count)
  }

  @Test func `help fits into a terminal`() {
    for line in Help(.standard).overview()
      + Help(.standard).topics.flatMap({ Help(.standard).topic($0.name) ?? [] })
    {
      #expect(line.displayWidth <= 100, "\(line)")
    }
  }

  @Test func `explains every topic`() {
    for topic in Help(.standard).topics.map(\.name) {
      #expect(Help(.standard).topic(topic) != nil, "\(topic)")
    }
    #expect(Help(.standard).topic("nonsense") == nil)
  }

  @Test func `explains a verb`() {
    #expect(
      Help(.standard).topic("swipe")?.joined(separator: "\n") == """
        swipe back [cancel] | down [cancel] | page [back] | row <count> [right] [<text>]
          swipe back, pull a sheet down, swipe a row, or turn a page

          With cancel, the screen stays. During a hold, the finger stays down until 'lift'.

          example: swipe down cancel
        """)
  }

  @Test func `usage lines mention only known argument kinds`() {
    for usage in CommandTable.standard.all.map(\.usage)
      + CommandTable.standard.expectations.map(\.usage)
    {
      for part in usage.split(separator: "<").dropFirst() {
        let kind = String(part.prefix { $0 != ">" })
        guard part.contains(">"), kind != "expectation" else { continue }
        #expect(ArgumentKind(rawValue: kind) != nil, "\(kind)")
      }
    }
  }

  @Test func `accepts short names of screens`() {
    #expect(ScreenReference.name("PlaceDetail", means: "PlaceDetailViewController"))
    #expect(ScreenReference.name("PlaceDetailViewController", means: "PlaceDetailViewController"))
    #expect(!ScreenReference.name("Place", means: "PlaceDetailViewController"))
    #expect(!ScreenReference.name("PlaceDetailViewController", means: "PlaceDetail"))
  }
}
