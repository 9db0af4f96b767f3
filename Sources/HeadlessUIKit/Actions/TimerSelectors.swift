/// A timer that calls a method with itself and retains the target until it ends.
private final class SelectorTimer: Timer {
  private var info: Any?

  override var userInfo: Any? { isValid ? info : nil }

  convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target as AnyObject, selector)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      call.perform(from: timer)
      if !repeats { (timer as? SelectorTimer)?.info = nil }
    }
    info = userInfo
  }

  override func invalidate() {
    super.invalidate()
    info = nil
  }
}

/// The call that a timer makes.
private final class TimerCall: @unchecked Sendable {
  // Used only on the thread of the timer's run loop, as in Objective-C.
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func perform(from timer: Timer) {
    selector.perform(on: target, timer)
  }
}

/// Adds the initializers with a selector to `Timer`.
///
/// Only a protocol's initializer can return an instance of a subclass, which `userInfo` needs.
///
/// - Note: Not in UIKit.
public protocol SelectorTimerInitializing {}

extension Timer: SelectorTimerInitializing {}

extension SelectorTimerInitializing where Self: Timer {
  /// Creates a timer that calls a method with itself; it retains `target` until it is invalidated
  /// or has fired.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates such a timer with its first fire date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let made = SelectorTimer(
      fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    // Doesn't support an app's subclass of Timer, which has no such initializer to inherit.
    guard let timer = made as? Self else { preconditionFailure("a selector needs a plain Timer") }
    self = timer
  }

  /// Creates such a timer and schedules it on the run loop.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
