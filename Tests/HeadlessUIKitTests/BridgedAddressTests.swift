import Foundation
import HeadlessUIKit
import Testing

struct BridgedAddressTests {
  @Test func `an address that can't be cast to URL is nil`() {
    #expect(NSURL.bridged(string: "") == nil)
    #expect(NSURL.bridged(string: "https://example.com").map { $0 as URL } != nil)
  }
}
