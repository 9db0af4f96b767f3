import Testing

@testable import CoordinatorShellCore

struct TrapMessageTests {
  @Test func `is the last line that Swift's runtime wrote`() {
    let text = """
      Shop/Cart.swift:4: Fatal error: an earlier launch
      a line of the app
      Shop/Cart.swift:23: Fatal error: no item

      Current stack trace:
      0    libswiftCore.so                    0x00007f1ba495f130 swift_reportError + 33
      """
    #expect(TrapMessage.last(in: text) == "Shop/Cart.swift:23: Fatal error: no item")
  }

  @Test func `is unknown if the app wrote only its own lines`() {
    #expect(TrapMessage.last(in: "loading\nfailed") == nil)
  }

  @Test func `is cut if it is long`() {
    let text = "Shop/Cart.swift:23: Fatal error: " + String(repeating: "long ", count: 100)
    #expect(TrapMessage.last(in: text)?.count == 201)
  }

  @Test(arguments: [
    ("Shop/Cart.swift:23: Fatal error: no item (SIGILL)", true),
    ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range (SIGILL)", false),
    ("it crashed with SIGSEGV (bad memory access, or recursion without end)", false),
    (
      "it crashed with SIGSEGV (bad memory access, or recursion without end), in Cart.item(at:)",
      true
    ),
    ("Fatal error: not (this), in that (SIGILL)", false),
  ])
  func `identifies a trap by the app's place only`(_ message: String, _ isPlace: Bool) {
    #expect(TrapMessage.namesPlace(message) == isPlace)
  }

  @Test func `two ways to one trap are one problem, and two lines are two`() {
    func signature(_ words: String, _ last: String) -> String {
      Discovery(.death(words), words: words, trace: [last]).signature
    }
    let trap = "Shop/Cart.swift:23: Fatal error: no item (SIGILL)"
    #expect(signature(trap, "tap Buy") == signature(trap, "tap row 1"))
    #expect(
      signature(trap, "tap Buy")
        != signature("Shop/Cart.swift:32: Fatal error: no item (SIGILL)", "tap Buy"))
    let outside = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range (SIGILL)"
    #expect(signature(outside, "tap Buy") != signature(outside, "tap row 1"))
    let inside = TrapMessage.words(outside, in: "Cart.item(at:)")
    #expect(signature(inside, "tap Buy") == signature(inside, "tap row 1"))
    #expect(
      signature(inside, "tap Buy")
        != signature(TrapMessage.words(outside, in: "Cart.sum()"), "tap Buy"))
  }
}
