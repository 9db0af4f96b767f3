import Testing

@testable import CoordinatorShellCore

@MainActor struct LibraryFoldTests {
  private final class Screen {}

  private func link(
    _ holder: String, _ field: String, library: String? = nil
  ) -> Finding.Link {
    var link = Finding.Link(
      holder: holder, field: field, shape: field, holderType: holder, isPossible: false)
    link.library = library
    return link
  }

  private func finding(_ links: [Finding.Link], cut: Int) -> Finding {
    Finding(
      verdict: .leaked, subject: ObjectLabel(type: Screen.self, number: 1), made: nil, due: nil,
      links: links, root: nil, kept: 9,
      cut: .init(
        link: cut, frees: 9,
        reference: ReferenceTrace(
          origin: .root("static"), shapes: [], target: nil, targetType: "Screen")),
      unknownHolders: 0, notes: [])
  }

  @Test func `a library has the name that the app imports`() {
    #expect(ModuleFields.library(ofModule: "OpenCombine") == "Combine")
    #expect(ModuleFields.library(ofModule: "RxSwift") == "RxSwift")
    #expect(ModuleFields.library(ofModule: "Camplace") == nil)
  }

  @Test func `consecutive objects of libraries are one reference of the app's closure`() {
    let finding = finding(
      [
        link("Screen#1", "bag"), link("DisposeBag", "disposables[0]", library: "RxSwift"),
        link("Sink<()>", "handler", library: "RxSwift"),
        link("Relay<()>", "subject", library: "RxRelay"),
        link("RxSwift", "closure in Screen.bind() → closure capture of Screen", library: "RxSwift"),
      ], cut: 4)
    let folded = finding.withLibrariesFolded
    #expect(folded.links.map(\.holder) == ["Screen#1", "RxSwift"])
    #expect(folded.cut?.link == 1)
    #expect(folded.signature == finding.signature)
  }

  @Test func `a library's object between two of the app's keeps its field`() {
    let finding = finding(
      [
        link("Screen#1", "subject"), link("Subject<()>", "value", library: "RxSwift"),
        link("Model#1", "assigned"), link("Sink<()>", "observers[0]", library: "RxSwift"),
        link("Assign<()>", "object", library: "RxSwift"),
      ], cut: 2
    ).withLibrariesFolded
    #expect(finding.links.map(\.holder) == ["Screen#1", "Subject<()>", "Model#1", "RxSwift"])
    #expect(finding.links.map(\.field) == ["subject", "value", "assigned", "object"])
    #expect(finding.cut?.link == 2)
  }

  @Test func `a reference to cut between objects of a library stays`() {
    let finding = finding(
      [
        link("Screen#1", "bag"), link("DisposeBag", "disposables[0]", library: "RxSwift"),
        link("Sink<()>", "handler", library: "RxSwift"),
        link("Assign<()>", "object", library: "RxSwift"),
      ], cut: 1
    ).withLibrariesFolded
    #expect(finding.links.map(\.field) == ["bag", "disposables[0]", "object"])
    #expect(finding.cut?.link == 1)
  }
}
