// Declared in an extension of the protocol, so that an app's class can declare its own
// `responds(to:)`.
extension NSObjectProtocol {
  /// Whether this object has a method with that name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.method(for: self) != nil
  }

  /// Performs the method with that name; its result lives until the run loop turn ends.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    aSelector.perform(on: self)?.autoreleased
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    aSelector.perform(on: self, object as Any?)?.autoreleased
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    aSelector.perform(on: self, object1 as Any?, object2 as Any?)?.autoreleased
  }
}

extension SelectorReply {
  fileprivate var autoreleased: Unmanaged<AnyObject>? {
    guard let value else { return nil }
    // Only retained, and released on the thread that receives it.
    nonisolated(unsafe) let kept = value
    MainQueue.shared.add(MainQueue.Work(delay: 0) { withExtendedLifetime(kept) {} })
    return Unmanaged.passUnretained(value)
  }
}

extension NSObject {
  /// Performs the method after a virtual delay; until then, the clock retains this object and the
  /// argument.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    let request = PerformRequest(self, aSelector, anArgument)
    HeadlessDevice.current.performRequests.append(request)
    HeadlessDevice.current.clock.schedule(after: .seconds(max(0, delay))) { [weak request] in
      request?.perform()
    }
  }

  /// Cancels requests made by `perform(_:with:afterDelay:)`.
  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    HeadlessDevice.current.performRequests.removeAll { $0.target === aTarget as AnyObject }
  }

  @preconcurrency @MainActor
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    HeadlessDevice.current.performRequests.removeAll {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && $0.isWith(anArgument)
    }
  }

  /// Performs the method in the main queue's next turn, or immediately if the caller waits on the
  /// main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait, Thread.isMainThread {
      aSelector.perform(on: self, arg)
      return
    }
    // As in Objective-C, the caller is responsible for sharing what it sends to the main thread.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    DispatchQueue.main.async { aSelector.perform(on: target, argument) }
  }
}

/// A method to perform later.
@MainActor final class PerformRequest {
  let target: NSObject
  let selector: Selector
  private let argument: Any?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  func isWith(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let one?, let other?):
      (one as AnyObject) === (other as AnyObject)
        || (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
    default: false
    }
  }

  fileprivate func perform() {
    HeadlessDevice.current.performRequests.removeAll { $0 === self }
    selector.perform(on: target, argument)
  }
}
