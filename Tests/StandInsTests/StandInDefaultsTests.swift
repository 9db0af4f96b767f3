import Foundation
import Testing

@testable import StandIns

@Suite struct StandInDefaultsTests {
  @Test func `a stand-in is stored as text`() throws {
    let defaults = try #require(UserDefaults(suiteName: "stand-ins"))
    defer { defaults.removePersistentDomain(forName: "stand-ins") }
    let token = StandIn()
    defaults.set(token, forKey: "token")
    #expect(defaults.string(forKey: "token") == "")
    defaults.set("text", forKey: "token")
    #expect(defaults.string(forKey: "token") == "text")
    defaults.set(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
  }
}
