import SnapKit
import Testing
import Then

@MainActor @Suite struct `Views that are set up where they are made` {
  private final class Screen: UIViewController {
    let label = UILabel().then { $0.text = "Title" }
    var height: Constraint?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      label.snp.makeConstraints { make in
        make.top.leading.equalTo(self.view.safeAreaLayoutGuide).inset(16)
        make.width.equalTo(view.snp.width).multipliedBy(0.5).priority(.high)
        height = make.height.greaterThanOrEqualTo(20).constraint
      }
      height?.update(offset: 40)
    }
  }

  @Test func `the deprecated names of SnapKit's attributes and functions remain`() {
    HeadlessDevice.boot()
    var runs = 0
    let (view, other) = (UIView(), UIView())
    view.snp_makeConstraints { make in
      make.top.equalTo(other.snp_bottomMargin).offset(4)
      make.edges.equalTo(other.snp_edges)
      runs += 1
    }
    #expect(runs == 1)
  }

  @Test func `a closure runs at once and answers with the object`() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.label.text == "Title")
    #expect(screen.height?.isActive == true)
    #expect([1, 2].with { $0.append(3) } == [1, 2, 3])
  }

  @Test func `a constraint is turned off and on`() {
    let box = UIView()
    UIView().addSubview(box)
    var height: Constraint?
    box.snp.makeConstraints { height = $0.height.equalTo(4).constraint }
    height?.isActive = false
    #expect(height?.isActive == false)
    height?.activate()
    #expect(height?.isActive == true)
  }

  @Test func `constraints retain no screen`() {
    weak var screen: Screen?
    do {
      let made = Screen()
      made.loadViewIfNeeded()
      screen = made
    }
    #expect(screen == nil)
  }
}
