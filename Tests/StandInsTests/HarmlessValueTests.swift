import HeadlessUIKit
import StandIns
import Testing

/// What takes the place of an expression that was removed.
@MainActor struct HarmlessValueTests {
  private enum Kind: CaseIterable { case list, grid }

  private class Panel: UIView {
    let title: String

    init() {
      title = "own"
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError() }

    // As `camsh adopt` writes it.
    nonisolated override class var ownInitializer: OwnInitializer? {
      OwnInitializer(Panel.self) { Panel() }
    }
  }

  private final class SubPanel: Panel {
    nonisolated override class var ownInitializer: OwnInitializer? {
      OwnInitializer(SubPanel.self) { SubPanel() }
    }
  }

  private final class Banner: UIView {
    let title = "made"
  }

  @Test func `a protocol's value is one of a type that conforms to it`() {
    let target: any Relatable = reducedValue()
    #expect(target as? Double == 0)
  }

  @Test func `literals' types are empty, zero or false`() {
    #expect((reducedValue() as String).isEmpty)
    #expect(reducedValue() as Int == 0)
    #expect(reducedValue() as CGFloat == 0)
    #expect(reducedValue() as Bool == false)
    #expect((reducedValue() as [UIView]).isEmpty)
    #expect((reducedValue() as [String: Int]).isEmpty)
    #expect(reducedValue() as UIView? == nil)
    #expect((reducedValue() as NSAttributedString).length == 0)
    #expect((reducedValue() as NSMutableAttributedString).length == 0)
  }

  @Test func `a view of the app's class is created by its initializer`() {
    let banner: Banner = reducedValue()
    #expect(banner.title == "made")
  }

  @Test func `a view's own init() creates it where its class is known only at run time`() {
    func make<View: UIView>(_ type: View.Type) -> View { instance(of: type) }
    #expect(make(Panel.self).title == "own")
    #expect(make(SubPanel.self).title == "own")
    #expect((reducedValue() as Panel).title == "own")
  }

  @Test func `an object that isn't a responder is created from a class known only at run time`() {
    class Item: NSObject {
      let title: String
      init(title: String) {
        self.title = title
      }
      override convenience init() { self.init(title: "untitled") }
    }
    final class Book: Item {}
    func make<Object: Item>() -> Object { instance(of: Object.self) }
    #expect((make() as Book).title == "untitled")
  }

  @Test func `a view and a cell keep the arguments that create them`() {
    final class Row: UITableViewCell {}
    func makeView<View: UIView>(_ type: View.Type) -> View {
      instance(of: type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    func makeCell<Cell: UITableViewCell>() -> Cell {
      instance(of: Cell.self, style: .default, reuseIdentifier: "row")
    }
    #expect(makeView(UILabel.self).frame.width == 3)
    #expect((makeCell() as Row).reuseIdentifier == "row")
  }

  @Test func `objects that UIKit creates have harmless values`() {
    let anchor: NSLayoutXAxisAnchor = reducedValue()
    let constraint: NSLayoutConstraint = anchor.constraint(equalTo: reducedValue())
    constraint.isActive = true
    #expect(constraint.isActive)
    _ = reducedValue() as NSLayoutYAxisAnchor
    _ = reducedValue() as NSLayoutDimension
    _ = reducedValue() as NSLayoutConstraint
    _ = reducedValue() as UILayoutGuide
    _ = reducedValue() as UITapGestureRecognizer
    _ = reducedValue() as UIBarButtonItem
    _ = reducedValue() as UITabBarItem
    _ = reducedValue() as UINavigationItem
    _ = reducedValue() as UINavigationBarAppearance
    _ = reducedValue() as UITraitCollection
    _ = reducedValue() as UICollectionViewFlowLayout
    _ = reducedValue() as UIBezierPath
    _ = reducedValue() as CAShapeLayer
    _ = reducedValue() as CABasicAnimation
    _ = reducedValue() as NSMutableParagraphStyle
    _ = reducedValue() as NSShadow
    _ = reducedValue() as UIImpactFeedbackGenerator
    _ = reducedValue() as CGAffineTransform
    _ = reducedValue() as CGColor
    _ = reducedValue() as UIOffset
    _ = reducedValue() as NSDirectionalEdgeInsets
  }

  @Test func `harmless colors are clear, and enums have their first case`() {
    #expect(reducedValue() as UIColor == .clear)
    #expect(reducedValue() as Kind == .list)
  }

  @Test func `a harmless result is a failure, with the app's error type if it has one`() {
    let fetched: Result<NSObject, any Error> = reducedValue()
    #expect(throws: (any Error).self) { try fetched.get() }
    let sent: Result<Int, Refusal> = reducedValue()
    #expect(sent == .failure(.offline))
    let kept: Result<Int, Never> = reducedValue()
    #expect(kept == .success(0))
  }

  private enum Refusal: Error { case offline, denied }

  @Test func `an object that a missing database would decode is a sample`() {
    final class Member: Decodable {
      let name: String
      let age: Int
    }
    let member: Member = standInValue(StandIn())
    #expect(!member.name.isEmpty)
  }

  @Test func `a type without a harmless value traps with the location`() async {
    struct Token { var secret: NSObject }
    await #expect(processExitsWith: .failure) {
      _ = reducedValue() as Token
    }
  }

  @Test func `a reduced call's closure receives success`() {
    let device = HeadlessDevice.boot()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    var heard: [Bool] = []
    reducedSeam("logIn completion", Bool.self) { heard.append($0) }
    device.settle()
    device.seams.first?.call()
    #expect(heard == [true])
  }

  @Test func `a closure isn't called if its parameter's type has no harmless value`() {
    struct Token { var secret: NSObject }
    let device = HeadlessDevice.boot()
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    var calls = 0
    reducedSeam("sheet content", Bool.self, Token.self) { _, _ in calls += 1 }
    device.settle()
    device.seams.first?.call()
    #expect(calls == 0)
  }

  @Test func `a completion receives its object and no error`() {
    let object: StandIn? = harmlessArgument("load")
    let error: (any Error)? = harmlessArgument("load")
    #expect(object != nil && error == nil)
  }
}

private protocol Relatable {}

extension Double: Relatable {}
