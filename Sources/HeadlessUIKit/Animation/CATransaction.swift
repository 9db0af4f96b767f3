import Foundation

/// Groups animations; the completion block runs after the animations in the group have ended.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// Begins a nested transaction.
  open class func begin() {
    let device = HeadlessDevice.current
    device.openTransaction = AnimationGroup(inside: device.openTransaction)
  }

  /// Commits the innermost transaction.
  open class func commit() {
    let device = HeadlessDevice.current
    guard let closing = device.openTransaction else { return }
    device.openTransaction = closing.outer
    closing.leave()
  }

  /// Runs `block` once the current transaction is committed and its animations have ended.
  ///
  /// Outside any transaction, the block runs at the end of this run loop turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let device = HeadlessDevice.current
    guard let open = device.openTransaction else {
      if let block { device.clock.schedule(after: .zero) { block() } }
      return
    }
    open.completion = block
  }

  open class func completionBlock() -> (() -> Void)? {
    HeadlessDevice.current.openTransaction?.completion
  }

  open class func flush() {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }

  open class func setDisableActions(_ flag: Bool) {
    HeadlessDevice.current.openTransaction?.disablesActions = flag
  }

  open class func disableActions() -> Bool {
    HeadlessDevice.current.openTransaction?.disablesActions ?? false
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    HeadlessDevice.current.openTransaction?.animationDuration = dur
  }

  open class func animationDuration() -> CFTimeInterval {
    HeadlessDevice.current.openTransaction?.animationDuration ?? 0.25
  }

  /// Sets one of the properties, as `kCATransactionDisableActions`; other keys have no effect.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationDuration:
      let seconds = anObject as? CFTimeInterval ?? (anObject as? Int).map(CFTimeInterval.init)
      setAnimationDuration(seconds ?? (anObject as? NSNumber)?.doubleValue ?? 0.25)
    default: break
    }
  }

  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    default: nil
    }
  }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The running animations of one transaction.
@MainActor final class AnimationGroup {
  let outer: AnimationGroup?
  var completion: (() -> Void)?
  var disablesActions = false
  var animationDuration: CFTimeInterval = 0.25

  /// Starts at one, which stands for the transaction until it is committed.
  private var running = 1

  init(inside outer: AnimationGroup?) {
    self.outer = outer
    outer?.enter()
  }

  func enter() {
    running += 1
  }

  func leave() {
    running -= 1
    guard running == 0 else { return }
    let block = completion
    completion = nil
    block?()
    outer?.leave()
  }
}
