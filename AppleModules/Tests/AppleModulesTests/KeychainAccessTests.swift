import KeychainAccess
import Testing

@Suite(.serialized) struct `A service's keychain` {
  private let keychain = Keychain(service: "\(UUID())")

  @Test func `keeps a password until it is set to nil`() throws {
    keychain["token"] = "first"
    keychain["token"] = "second"
    #expect(keychain["token"] == "second")
    #expect(try keychain.contains("token"))
    keychain["token"] = nil
    #expect(keychain["token"] == nil)
    #expect(try keychain.get("token") == nil)
  }

  @Test func `has the attributes of the passwords that it keeps`() {
    keychain["token"] = "abc"
    #expect(keychain[attributes: "token"]?.account == "token")
    #expect(keychain[attributes: "token"]?.data == Data("abc".utf8))
    #expect(keychain[attributes: "other"] == nil)
  }

  @Test func `shares its passwords with others of the service, whatever their options`() throws {
    try keychain.accessibility(.whenUnlocked).label("Token").set("abc", key: "token")
    #expect(Keychain(service: keychain.service)["token"] == "abc")
    #expect(Keychain(service: "another")["token"] == nil)
  }

  @Test func `removes all of the service's passwords, and no others`() throws {
    let other = Keychain(service: "\(UUID())")
    for key in ["a", "b"] {
      keychain[key] = key
      other[key] = key
    }
    #expect(keychain.allKeys().sorted() == ["a", "b"])
    try keychain.removeAll()
    #expect(keychain.allKeys().isEmpty)
    #expect(other.allKeys().count == 2)
  }
}
