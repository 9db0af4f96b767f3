import HeadlessUIKit
import Testing

/// Subclasses as an app has them whose declarations are the main actor's by default.
///
/// The compiler rejects such an initializer if UIKit's is isolated to no actor.
@MainActor struct MainActorInitializerTests {
  private final class Grid: UICollectionViewFlowLayout {
    @MainActor override init() { super.init() }
    @MainActor required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Item: UIBarItem {
    @MainActor override init() { super.init() }
  }

  private final class Bar: UINavigationBarAppearance {
    @MainActor override init() { super.init() }
  }

  private final class Slide: UIPercentDrivenInteractiveTransition {
    @MainActor override init() { super.init() }
  }

  @Test func `the main actor may create UIKit's objects`() {
    #expect(Grid().scrollDirection == .vertical)
    #expect(Item().title == nil)
    #expect(Bar().backgroundColor == nil)
    #expect(Slide().percentComplete == 0)
  }
}
