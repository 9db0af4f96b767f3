import Testing

@testable import Adoption

/// Edits keep every line where it is, and every place leads back to where it came from.
struct RenderingTests {
  private let file = AppFile(
    path: "A.swift",
    text: """
      first(
        one,
        two)
      second()
      """)

  private func range(of text: String) -> Range<Int> {
    let all = String(decoding: file.bytes, as: UTF8.self)
    let found = all.firstRange(of: text) ?? all.startIndex..<all.startIndex
    let start = all.utf8.distance(from: all.startIndex, to: found.lowerBound)
    return start..<start + text.utf8.count
  }

  @Test func `code after a shorter replacement stays on its line and column`() {
    let call = range(of: "first(\n  one,\n  two)")
    #expect(Rendering(file, edits: [Edit(call, "use()")]).text == "use()\n\n      \nsecond()")
  }

  @Test func `a source part inside a replacement stays on its line, with its own edits`() {
    let call = range(of: "first(\n  one,\n  two)")
    let edit = Edit(call, [.text("use("), .source(range(of: "two")), .text(")")])
    let inner = Edit(range(of: "two"), "2")
    #expect(Rendering(file, edits: [edit, inner]).text == "use(\n\n  2)  \nsecond()")
  }

  @Test func `a location in the rewritten text maps back to the original`() {
    let rendering = Rendering(file, edits: [Edit(range(of: "one"), "a longer text")])
    #expect(rendering.origin(line: 4, column: 1) == .source(range(of: "second").lowerBound))
    #expect(rendering.origin(line: 2, column: 5) == .edit(range(of: "one")))
    #expect(rendering.origin(line: 3, column: 3) == .source(range(of: "two").lowerBound))
  }

  @Test func `an edit that is replaced as a whole leaves no trace`() {
    let call = range(of: "first(\n  one,\n  two)")
    let rendering = Rendering(file, edits: [Edit(range(of: "one"), "1"), Edit(call, "use()")])
    #expect(!rendering.text.contains("1"))
  }
}
