import Testing

@testable import CoordinatorShellCore

@MainActor struct StandInFoldTests {
  private final class Feedback {}

  private func link(_ holder: String, _ field: String, isInStandIn: Bool = false) -> Finding.Link {
    var link = Finding.Link(
      holder: holder, field: field, shape: field, holderType: holder, isPossible: false)
    link.isInStandIn = isInStandIn
    return link
  }

  private func finding(_ links: [Finding.Link], cut: Int) -> Finding {
    Finding(
      verdict: .leaked, subject: ObjectLabel(type: Feedback.self, number: 1), made: nil, due: nil,
      links: links, root: nil, kept: 9,
      cut: .init(
        link: cut, frees: 9,
        reference: ReferenceTrace(
          origin: .root("static"), shapes: [], target: nil, targetType: "Feedback")),
      unknownHolders: 0, notes: [])
  }

  @Test func `a closure that a stand-in's member stores is a reference of that member`() {
    let finding = finding(
      [
        link("Feedback#1", "engine"), link("Engine#1", "standInStore"),
        link("StandInStore", "members[\"resetHandler\"]", isInStandIn: true),
        link("StandIn", "standInStore", isInStandIn: true),
        link("StandInStore", "kept[0]", isInStandIn: true),
        link("Held<SeamHandler>", "value", isInStandIn: true),
        link("SeamHandler", "call → closure capture of type Feedback", isInStandIn: true),
      ], cut: 6)
    let folded = finding.withStandInsFolded
    #expect(folded.links.map(\.holder) == ["Feedback#1", "Engine#1"])
    #expect(
      folded.links.map(\.field) == [
        "engine", "resetHandler → closure capture of type Feedback",
      ])
    #expect(folded.cut?.link == 1)
    #expect(folded.signature == finding.signature)
  }

  @Test func `a closure that a stand-in's function took has no name`() {
    let finding = finding(
      [
        link("Feedback#1", "engine"), link("Engine#1", "standInStore"),
        link("StandInStore", "kept[0]", isInStandIn: true),
        link("SeamHandler", "call → closure capture of type Feedback", isInStandIn: true),
        link("Part#1", "owner"),
      ], cut: 4)
    let folded = finding.withStandInsFolded
    #expect(folded.links[1].field == "a value that it stores → closure capture of type Feedback")
    #expect(folded.cut?.link == 2)
  }
}
