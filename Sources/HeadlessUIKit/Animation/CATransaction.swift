/// Groups animations; the completion block runs after the animations in the group have ended.
@preconcurrency @MainActor public enum CATransaction {
  /// Begins a nested transaction.
  public static func begin() {
    let device = HeadlessDevice.current
    device.openTransaction = AnimationGroup(inside: device.openTransaction)
  }

  /// Commits the innermost transaction.
  public static func commit() {
    let device = HeadlessDevice.current
    guard let closing = device.openTransaction else { return }
    device.openTransaction = closing.outer
    closing.leave()
  }

  /// Runs `block` once the current transaction is committed and its animations have ended.
  ///
  /// Outside any transaction, the block runs at the end of this run loop turn.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let device = HeadlessDevice.current
    guard let open = device.openTransaction else {
      if let block { device.clock.schedule(after: .zero) { block() } }
      return
    }
    open.completion = block
  }

  public static func completionBlock() -> (() -> Void)? {
    HeadlessDevice.current.openTransaction?.completion
  }

  public static func flush() {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }

  public static func setDisableActions(_ flag: Bool) {
    HeadlessDevice.current.openTransaction?.disablesActions = flag
  }

  public static func disableActions() -> Bool {
    HeadlessDevice.current.openTransaction?.disablesActions ?? false
  }

  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    HeadlessDevice.current.openTransaction?.animationDuration = dur
  }

  public static func animationDuration() -> CFTimeInterval {
    HeadlessDevice.current.openTransaction?.animationDuration ?? 0.25
  }
}

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
