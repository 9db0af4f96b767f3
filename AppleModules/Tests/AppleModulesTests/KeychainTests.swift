import Foundation
import Security
import Testing

@Suite(.serialized) struct `The keychain` {
  private func query(_ account: String) -> CFDictionary {
    [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account]
  }

  private func read(_ account: String) -> (OSStatus, String?) {
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query(account).merging([kSecReturnData: true]) { $1 }, &found)
    return (status, (found as? Data).map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func `finds what was added, changed and not yet deleted`() {
    let account = "reader"
    #expect(read(account) == (errSecItemNotFound, nil))
    let item = query(account).merging([kSecValueData: Data("one".utf8)]) { $1 }
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    #expect(read(account) == (errSecSuccess, "one"))
    #expect(
      SecItemUpdate(query(account), [kSecValueData: Data("two".utf8)]) == errSecSuccess)
    #expect(read(account) == (errSecSuccess, "two"))
    #expect(SecItemDelete(query(account)) == errSecSuccess)
    #expect(read(account) == (errSecItemNotFound, nil))
  }

  @Test func `refuses a second item of the same account`() {
    let item = query("twice").merging([kSecValueData: Data()]) { $1 }
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
    #expect(SecItemDelete(query("twice")) == errSecSuccess)
  }

  @Test func `reports that there was nothing to change or delete`() {
    #expect(SecItemUpdate(query("nobody"), [:]) == errSecItemNotFound)
    #expect(SecItemDelete(query("nobody")) == errSecItemNotFound)
  }

  @Test func `its booleans are objects that numbers are compared with`() {
    #expect(NSNumber(value: true) === kCFBooleanTrue)
    #expect(NSNumber(value: 1.5) !== kCFBooleanTrue)
    #expect((kCFBooleanFalse as Any) as? Bool == false)
  }

  @Test func `takes the dictionaries of Objective-C`() {
    let query = NSDictionary(dictionary: [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "bridged",
    ])
    let item = NSDictionary(dictionary: [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "bridged",
      kSecValueData: Data("one".utf8),
    ])
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    #expect(read("bridged") == (errSecSuccess, "one"))
    #expect(SecItemDelete(query) == errSecSuccess)
    #expect(read("bridged") == (errSecItemNotFound, nil))
    // What a cast to Core Foundation's dictionary becomes in an adopted app.
    #expect(SecItemAdd(cfDictionary(item), nil) == errSecSuccess)
    #expect(SecItemDelete(cfDictionary(query)) == errSecSuccess)
  }

  @Test func `fills memory with random bytes`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 1)
  }
}
