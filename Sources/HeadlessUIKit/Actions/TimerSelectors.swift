/// A timer that calls a method with itself; it keeps the target until it is over.
private final class SelectorTimer: Timer {
  private var info: Any?

  override var userInfo: Any? { isValid ? info : nil }

  convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimerCall(target as AnyObject, selector)
    self.init(fire: date, interval: interval, repeats: repeats) { call.perform(from: $0) }
    info = userInfo
  }
}

/// What a timer calls.
private final class TimerCall: @unchecked Sendable {
  // Called on the thread of the timer's run loop alone, as in Objective-C.
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

/// What gives `Timer` its initializers with a selector.
///
/// Only an initializer of a protocol can return an instance of a subclass, which the `userInfo` needs.
public protocol SelectorTimerInitializing {}

extension Timer: SelectorTimerInitializing {}

extension SelectorTimerInitializing where Self: Timer {
  /// A timer that calls a method with itself; it keeps `target` until it is invalidated or has fired.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// The same with the date at which it fires first.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let made = SelectorTimer(
      fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    // A subclass of the app's can't be made this way: Timer has no such initializer to inherit.
    guard let timer = made as? Self else { preconditionFailure("a selector needs a plain Timer") }
    self = timer
  }

  /// The same, put on the run loop.
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
