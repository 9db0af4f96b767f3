import CamplaceShell
import Testing

@MainActor struct SelfCheckTests {
  @Test func `a planted mistake of each verdict is caught, and nothing where none is`() {
    #expect(SelfCheck.run() == [])
  }
}
