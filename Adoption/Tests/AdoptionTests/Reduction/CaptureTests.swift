import SwiftSyntax
import Testing

@testable import Adoption

/// A statement that is removed leaves a use of everything that it captured, and its closures as seams.
struct CaptureTests {
  private func reduced(_ statement: String, in body: String) throws -> String {
    let text = body.replacing("$", with: statement)
    let file = AppFile(path: "A.swift", text: text)
    let found = try #require(text.firstRange(of: statement))
    let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let token = try #require(file.token(at: offset))
    let item = try #require(token.enclosing(CodeBlockItemSyntax.self))
    let rendering = Rendering(
      file, edits: [Edit(item.range, Reduced.statement(item))])
    let line = file.line(at: offset)
    // What is kept stays in its column, behind spaces.
    return rendering.text.split(separator: "\n", omittingEmptySubsequences: false)[line]
      .split(separator: " ").joined(separator: " ")
  }

  @Test func `a closure that doesn't escape isn't used as a value`() throws {
    #expect(
      try reduced(
        "store.write(body, done, title)",
        in: "func f(title: String, body: () -> Void, done: @escaping () -> Void) { \n$\n }")
        == "reducedUse(done, title)")
  }

  private let method = """
    class A: UIView {
      func f(title: String) {
        let count = 1
        $
      }
    }
    """

  @Test func `parameters, locals and self are used, members and globals are not`() throws {
    #expect(
      try reduced("vendor.show(title, count, self, print)", in: method)
        == "reducedUse(title, count, self)")
  }

  @Test func `a closure becomes a seam and keeps its capture list and body`() throws {
    #expect(
      try reduced("player.play(title) { [weak self] done in self?.next(done, count) }", in: method)
        == #"reducedUse(title); reducedSeam("play", (StandIn).self) { [weak self] done in self?.next(done, count) }"#
    )
  }

  @Test func `a labeled closure is named with its label, and a condition is a Bool`() throws {
    #expect(
      try reduced("player.play(completion: { ok in if ok { self.next() } })", in: method)
        == #"reducedUse(); reducedSeam("play completion", (Bool).self) { ok in if ok { self.next() } }"#
    )
  }

  @Test func `a switched-over result is a Result, and an error parameter an Error`() throws {
    #expect(
      try reduced(
        "kit.fetch { result in switch result { case .success: break; case .failure: break } }",
        in: method
      ).contains("(Result<StandIn, any Error>).self"))
    #expect(
      try reduced("kit.save { error in if let error { self.show(error) } }", in: method)
        .contains("((any Error)?).self"))
  }

  @Test func `a closure that runs at once can't be called later`() throws {
    #expect(
      try reduced("chart.points = values.map { $0 + count }", in: method)
        == "reducedUse(); reducedUse(count)")
  }

  @Test func `without self there is none to use`() throws {
    #expect(
      try reduced("vendor.start(title)", in: "func f(title: String) {\n  $\n  print(1)\n}")
        == "reducedUse(title)")
  }
}
