import Testing

@testable import CamplaceShell

@Suite struct CommandTableTests {
  @Test func findsEveryVerbByItsName() {
    for form in CommandTable.all {
      #expect(CommandTable.form(named: form.name)?.synopsis == form.synopsis)
    }
    #expect(CommandTable.form(named: "") == nil)
  }

  @Test func namesNoVerbTwice() {
    #expect(Set(CommandTable.all.map(\.name)).count == CommandTable.all.count)
  }

  @Test func fitsHelpIntoATerminal() {
    for line in Help.overview() + Help.topics.flatMap({ Help.topic($0) ?? [] }) {
      #expect(line.displayWidth <= 100, "\(line)")
    }
  }

  @Test func explainsEveryTopic() {
    for topic in Help.topics { #expect(Help.topic(topic) != nil, "\(topic)") }
    #expect(Help.topic("nonsense") == nil)
  }

  @Test func explainsAVerb() {
    #expect(
      Help.topic("swipe")?.joined(separator: "\n") == """
        swipe back [cancel] | down [cancel]
          swipe a screen back, or a sheet down

          With cancel the screen stays. In a hold the finger stays down until 'lift'.

          example: swipe down cancel
        """)
  }

  @Test func usageLinesSpeakOfKnownKindsOnly() {
    for usage in CommandTable.all.map(\.usage) + ExpectationForm.all.map(\.usage) {
      for part in usage.split(separator: "<").dropFirst() {
        let kind = String(part.prefix { $0 != ">" })
        guard part.contains(">"), kind != "expectation" else { continue }
        #expect(ArgumentKind(rawValue: kind) != nil, "\(kind)")
      }
    }
  }

  @Test func acceptsShortNamesOfScreens() {
    #expect(ScreenReference.name("PlaceDetail", means: "PlaceDetailViewController"))
    #expect(ScreenReference.name("PlaceDetailViewController", means: "PlaceDetailViewController"))
    #expect(!ScreenReference.name("Place", means: "PlaceDetailViewController"))
    #expect(!ScreenReference.name("PlaceDetailViewController", means: "PlaceDetail"))
  }
}
