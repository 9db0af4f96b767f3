import Testing
import UIKit

@MainActor struct ReexportTests {
  @Test func `code that says import UIKit finds UIKit and Foundation`() {
    let viewController = UIViewController()
    #expect(viewController.view.frame == UIScreen.main.bounds)
    #expect(IndexPath(row: 2, section: 1).row == 2)
    #expect(UUID().uuidString.count == 36)
  }
}
