import Testing

@testable import Adoption

@Suite struct WeakBoxTests {
  private let box = """
    import Foundation
    struct Weak<T: AnyObject, Tag> {
      private(set) weak var object: T?
      weak let other: T?
      let tag: Tag
    }

    """
  private let open = """
    import Foundation
    struct Weak<T           , Tag> {
      private(set) @WeakReference var object: T?
      @WeakReference var other: T?
      let tag: Tag
    }

    """

  @Test(arguments: [
    "let all: [Weak<any UINavigationControllerDelegate, Int>] = []",
    "let all: [Weak<UINavigationControllerDelegate, Int>] = []",
    "let one = Weak<any UIScrollViewDelegate, Int>(object: nil, other: nil, tag: 1)",
    "@objc protocol Owner {}; var owner: Weak<Owner, Int>?",
  ]) func `a weak box that is used with a protocol of Objective-C has no bound`(use: String) {
    #expect(rewritten(box, others: [use]).hasSuffix(open))
  }

  @Test(arguments: [
    "let all: [Weak<Observer, Int>] = []; class Observer {}",
    "let all: [Weak<UIViewController, Int>] = []",
    "let all = [1]",
  ]) func `a weak box that is used with classes keeps it`(use: String) {
    #expect(rewritten(box, others: [use]).hasSuffix(box))
  }
}
