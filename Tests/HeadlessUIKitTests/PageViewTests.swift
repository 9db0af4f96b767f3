import HeadlessUIKit
import Testing

/// What an app adds to the view of a page controller.
@MainActor @Suite struct PageViewTests {
  /// A tour whose button belongs to all pages.
  private final class Tour: UIPageViewController {
    let button = UIButton(type: .system)
    let background = UIView()
    private(set) var taps = 0

    // Doesn't call `super`, and adds the button before the first page.
    override func viewDidLoad() {
      background.frame = view.bounds
      view.insertSubview(background, at: 0)
      button.setTitle("Start", for: .normal)
      button.frame = CGRect(x: 20, y: 700, width: 335, height: 60)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      view.addSubview(button)
      setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
  }

  private func window(showing screen: UIViewController, on device: HeadlessDevice) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    device.settle()
    return window
  }

  @Test func `views that an app adds stay in front of the pages`() throws {
    let device = HeadlessDevice.boot()
    let tour = Tour(transitionStyle: .scroll)
    let window = window(showing: tour, on: device)
    let page = try #require(tour.viewControllers?.first?.view)
    #expect(page.isDescendant(of: tour.view))
    #expect(window.hitTest(CGPoint(x: 100, y: 720), with: nil) === tour.button)
    // The pages are in front of what is inserted behind everything.
    let hit = window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    #expect(hit?.isDescendant(of: page) == true)
    #expect(page.frame == tour.view.bounds)
  }

  /// A tour that makes its view itself.
  private final class Book: UIPageViewController {
    override func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    override func viewDidLoad() {
      setViewControllers([UIViewController()], direction: .forward, animated: false)
    }
  }

  @Test func `pages are in a view that the app made`() throws {
    let device = HeadlessDevice.boot()
    let book = Book(transitionStyle: .scroll)
    let window = window(showing: book, on: device)
    let page = try #require(book.viewControllers?.first?.view)
    #expect(page.window === window)
    #expect(page.frame == book.view.bounds)
  }
}
