import HeadlessUIKit
import StandIns
import Testing

/// What takes the place of an expression that was removed.
@MainActor struct HarmlessValueTests {
  private enum Kind: CaseIterable { case list, grid }

  private final class Banner: UIView {
    let title = "made"
  }

  @Test func `literals' types are empty, zero or false`() {
    #expect((reducedValue() as String).isEmpty)
    #expect(reducedValue() as Int == 0)
    #expect(reducedValue() as CGFloat == 0)
    #expect(reducedValue() as Bool == false)
    #expect((reducedValue() as [UIView]).isEmpty)
    #expect((reducedValue() as [String: Int]).isEmpty)
    #expect(reducedValue() as UIView? == nil)
  }

  @Test func `a view of the app's class is created by its initializer`() {
    let banner: Banner = reducedValue()
    #expect(banner.title == "made")
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
}
