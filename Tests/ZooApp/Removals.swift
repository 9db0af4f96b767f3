import UIKit

private protocol Step: AnyObject {
  var id: UUID { get }
}

/// A flow with one screen, which tells it when it goes.
private final class PageFlow: NSObject, Step {
  let stable = UUID()
  var isStable = true
  var id: UUID { isStable ? stable : UUID() }
  var onEnd: ((PageFlow) -> Void)?
  func screen(_ title: String) -> PageController {
    let page = PageController()
    page.title = title
    page.flow = self
    return page
  }
}

private final class PageController: UIViewController {
  weak var flow: PageFlow?
  var endsEarly = false
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if endsEarly, isMovingFromParent { flow.map { $0.onEnd?($0) } }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !endsEarly, isMovingFromParent { flow.map { $0.onEnd?($0) } }
  }
}

private final class BookFlow {
  private(set) var children: [any Step] = []
  private(set) var byID: [UUID: any Step] = [:]
  private(set) var recent: PageFlow?

  func add(_ remove: @escaping (BookFlow, PageFlow) -> Void) -> PageFlow {
    let page = PageFlow()
    page.onEnd = { [weak self] page in self.map { remove($0, page) } }
    children.append(page)
    return page
  }
  func addAgain(_ page: PageFlow) { children.append(page) }
  func addByID(stably: Bool) -> PageFlow {
    let page = PageFlow()
    page.isStable = stably
    page.onEnd = { [weak self] page in self?.byID[page.id] = nil }
    byID[page.id] = page
    return page
  }
  func remove(_ page: PageFlow) { children.removeAll { $0 === page } }
  func removeOne(_ page: PageFlow) {
    children.firstIndex { $0 === page }.map { _ = children.remove(at: $0) }
  }
  func removeOldest() { children.removeFirst() }
  func removeKind() { children.removeAll { $0 is PageFlow } }
  func removeLate(_ page: PageFlow) {
    recent = page
    remove(page)
  }
}

/// Mistakes in lists of children.
extension Shape {
  private static func book(_ start: (BookFlow) -> UIViewController) -> UIViewController {
    let book = BookFlow()
    delegate?.coordinator?.flows[UUID()] = book
    return start(book)
  }
  private static func next(_ page: UIViewController, _ make: @escaping () -> UIViewController) {
    page.loadViewIfNeeded()
    button(page, "Next page") { [unowned page] in
      page.navigationController?.pushViewController(make(), animated: true)
    }
  }

  static let removals: [Shape] = [
    Shape("child removed when its screen is gone", .none) {
      book { $0.add { $0.remove($1) }.screen("Page") }
    },
    Shape(
      "child added twice and removed once", .abandoned, "children[0]",
      cut: "children[0] ← remove this: frees it"
    ) {
      book { book in
        let page = book.add { $0.removeOne($1) }
        book.addAgain(page)
        return page.screen("Page")
      }
    },
    Shape("child added twice and removed by its kind", .none) {
      book { book in
        let page = book.add { book, _ in book.removeKind() }
        book.addAgain(page)
        return page.screen("Page")
      }
    },
    Shape(
      "child removed in place of the next", .abandoned, "children[0]", findings: 2,
      script: "open; tap \"Next page\"; back"
    ) {
      book { book in
        let first = book.add { book, _ in book.removeOldest() }.screen("First")
        next(first) { [weak book] in
          book?.add { book, _ in book.removeOldest() }.screen("Second") ?? UIViewController()
        }
        return first
      }
    },
    Shape(
      "child by an identifier that changes", .abandoned, "byID",
      cut: "byID[_] ← remove this: frees it"
    ) { book { $0.addByID(stably: false).screen("Page") } },
    Shape("child by an identifier that stays", .none) {
      book { $0.addByID(stably: true).screen("Page") }
    },
    Shape(
      "child that was the last to end", .abandoned, "recent",
      cut: "recent ← remove this: frees it"
    ) { book { $0.add { $0.removeLate($1) }.screen("Page") } },
    Shape(
      "child that ends before a swipe is cancelled", .structure, "flow",
      script: "open; swipe back cancel"
    ) {
      book {
        let page = $0.add { $0.remove($1) }.screen("Page")
        page.endsEarly = true
        return page
      }
    },
    Shape(
      "child that ends when a swipe is done", .none, script: "open; swipe back cancel; swipe back"
    ) {
      book { $0.add { $0.remove($1) }.screen("Page") }
    },
    Shape(
      "child whose page a link replaces", .none, script: "open; tap Link"
    ) {
      book { book in
        let page = book.add { $0.remove($1) }.screen("Page")
        page.loadViewIfNeeded()
        button(page, "Link") { [unowned page] in
          guard let stack = page.navigationController else { return }
          stack.setViewControllers([stack.viewControllers[0], Screen()], animated: false)
        }
        return page
      }
    },
  ]
}
