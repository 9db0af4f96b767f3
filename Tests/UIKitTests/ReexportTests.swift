import Testing

@MainActor struct ReexportTests {
  @Test func `code that says import UIKit finds UIKit and Foundation`() {
    let reached = ReachedByImport()
    #expect(reached.frame == reached.screen)
    #expect(reached.row == 2)
    #expect(reached.uuid.count == 36)
  }
}
