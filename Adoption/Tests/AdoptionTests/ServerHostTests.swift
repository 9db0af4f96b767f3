import Testing

@testable import Adoption

/// Hosts in Info.plist that a missing file sets.
@Suite struct ServerHostTests {
  /// The value of a key in an app with such a source.
  private func value(
    of key: String, _ written: PropertyList, source: String = "URL(string: host)!",
    isVendored: Bool = false
  ) -> PropertyList? {
    var library = AdoptedModule(name: "Library", sources: [], settings: CompilerSettings())
    library.isVendored = isVendored
    let project = AdoptedProject(
      name: "App", directory: "/app", layout: .folder, modules: [library],
      infoPlist: .dictionary([key: written]))
    return ServerHosts.addressed(
      project,
      sources: [
        .init(path: "App.swift", module: "App", relativePath: "App.swift", text: "let a = key()"),
        .init(path: "URL.swift", module: "Library", relativePath: "URL.swift", text: source),
      ])[key]
  }

  @Test(arguments: [
    ("URL(string: host)!", "https://example.com"),
    (#"URL(string: "https://\(host)")!"#, "API_HOST"), (#"let url = "http://" + host"#, "API_HOST"),
    ("var url = URLComponents(); url.host = host", "API_HOST"),
  ])
  func `a host that a missing file sets is an address if the app puts no scheme in front`(
    source: String, expected: String
  ) {
    #expect(value(of: "SERVER", .string("API_HOST"), source: source)?.string == expected)
  }

  @Test func `a vendored library that puts a scheme in front doesn't count`() {
    let text = "var url = URLComponents()"
    #expect(
      value(of: "HOST", .string("HOST"), source: text, isVendored: true)?.string
        == "https://example.com")
    #expect(value(of: "HOST", .string("HOST"), source: text)?.string == "HOST")
  }

  @Test(arguments: [
    ("SERVER_HOST", "SERVER_HOST"), ("BaseHost", "BaseHost"), ("APIDomain", "API_DOMAIN"),
    ("server", "API_SERVER"),
  ])
  func `a name that ends with a word for a server is a host's`(key: String, written: String) {
    #expect(value(of: key, .string(written))?.string == "https://example.com")
  }

  @Test(arguments: [
    ("KEY", "API_KEY"), ("HOST", "a.example.org"), ("Observer", "Observer"),
    ("EnableObserver", "YES"), ("Server", "STAGING"), ("Server", "YES"), ("Role", "HOST"),
    ("HostName", "HostName"), ("HOST_1", "HOST_1"),
  ])
  func `a setting that names no host, or has a value, stays`(key: String, written: String) {
    #expect(value(of: key, .string(written))?.string == written)
  }

  @Test func `a value that isn't a text stays`() {
    #expect(value(of: "SERVER", .boolean(true)) == .boolean(true))
  }
}
