import CoordinatorShellCore
import Testing

@Suite struct OmittedStackTests {
  @Test func `the stack of a fatal error is omitted, and what the app prints later isn't`() {
    let text = """
      Shop/Cart.swift:23: Fatal error: no item
      Current stack trace:
      0    libswiftCore.so                    0x00007f1ba495f130 swift_reportError + 33
      1    shop                               0x0000564ef922ada3 <unavailable> + 12848547
      bye
      2 items
      """
    #expect(text.withoutStack == "Shop/Cart.swift:23: Fatal error: no item\nbye\n2 items")
  }

  @Test func `numbered lines without a stack stay`() {
    #expect("0 items\n1 item\n".withoutStack == "0 items\n1 item\n")
  }
}
