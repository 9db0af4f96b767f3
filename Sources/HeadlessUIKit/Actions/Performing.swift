// In an extension of the protocol, so that a class of the app may have a `responds(to:)` of its own.
extension NSObjectProtocol {
  /// Whether this object has a method of that name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.method(for: self) != nil
  }

  /// Calls the method of that name; what it returns lives until the turn ends.
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
    // Only kept, and let go on the thread that takes it up.
    nonisolated(unsafe) let kept = value
    MainQueue.shared.add(MainQueue.Work(delay: 0) { withExtendedLifetime(kept) {} })
    return Unmanaged.passUnretained(value)
  }
}

extension NSObject {
  /// Calls the method after a virtual time; the clock keeps this object and the argument till then.
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

  /// Takes back what `perform(_:with:afterDelay:)` has asked for.
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

  /// Calls the method in the main queue's next turn, or now where the caller waits on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait, Thread.isMainThread {
      aSelector.perform(on: self, arg)
      return
    }
    // What is sent to the main thread is the caller's to share, as in Objective-C.
    nonisolated(unsafe) let (target, argument) = (self, arg)
    DispatchQueue.main.async { aSelector.perform(on: target, argument) }
  }
}

/// A method that is called later.
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
