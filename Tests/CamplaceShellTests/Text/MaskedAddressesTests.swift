import CoordinatorShellCore
import Testing

@Suite struct MaskedAddressesTests {
  @Test(arguments: [
    ("object 0x5585480af200 was destroyed", "object 0x… was destroyed"),
    ("<A: 0x000055db32033c80>, <B: 0x7F00AA11BB22>", "<A: 0x…>, <B: 0x…>"),
    ("color 0xFF336699, flags 0x1f, 0x", "color 0xFF336699, flags 0x1f, 0x"),
    ("no address", "no address"),
  ])
  func `an address is masked, and a smaller number isn't`(text: String, masked: String) {
    #expect(text.withoutAddresses == masked)
  }
}
