import Testing

@testable import StandIns

@Suite struct StandInSingletonTests {
  private final class Client: StandInObject, @unchecked Sendable {
    override class var makeStandIn: (() -> StandInObject, StandInObject.Type) {
      ({ Client() }, Client.self)
    }
  }

  @Test func `a missing module's shared object is one object`() {
    let first: Client = standInSingleton("Client.shared")
    let second: Client = standInSingleton("Client.shared")
    #expect(first === second)
    let other: Client = standInSingleton("Client.other")
    #expect(first !== other)
    let auth: StandIn = standInSingleton("Auth.auth")
    #expect(auth === (standInSingleton("Auth.auth") as StandIn))
  }
}
