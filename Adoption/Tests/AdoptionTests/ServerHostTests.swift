import Testing

@testable import Adoption

/// Hosts in Info.plist that a missing file sets.
@Suite struct ServerHostTests {
  @Test(arguments: [
    ("URL(string: host)!", "https://example.com"),
    (#"URL(string: "https://\(host)")!"#, "API_HOST"), (#"let url = "http://" + host"#, "API_HOST"),
    ("var url = URLComponents(); url.host = host", "API_HOST"),
  ])
  func `a host that a missing file sets is an address if the app puts no scheme in front`(
    source: String, expected: String
  ) {
    let list = ServerHosts.addressed(
      .dictionary([
        "SERVER": .string("API_HOST"), "KEY": .string("API_KEY"), "HOST": .string("a.example.org"),
      ]), in: ["let host = key()", source])
    #expect(list["SERVER"]?.string == expected)
    #expect(list["KEY"]?.string == "API_KEY")
    #expect(list["HOST"]?.string == "a.example.org")
  }
}
