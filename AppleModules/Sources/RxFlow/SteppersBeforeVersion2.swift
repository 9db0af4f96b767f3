import UIKit

/// Before version 2, RxFlow itself stored a stepper's latest step, and steppers declared nothing.
extension Stepper where Self: AnyObject {
  public var step: BehaviorRelay<Step> {
    if let known = storedStep { return known }
    let relay = BehaviorRelay<Step>(value: NoneStep())
    objc_setAssociatedObject(self, &stepKey, relay, .OBJC_ASSOCIATION_RETAIN)
    return relay
  }

  /// The steps that follow the latest one, which is the initial step.
  public var steps: PublishRelay<Step> {
    if let known = objc_getAssociatedObject(self, &stepsKey) as? PublishRelay<Step> {
      return known
    }
    let relay = PublishRelay<Step>()
    objc_setAssociatedObject(self, &stepsKey, relay, .OBJC_ASSOCIATION_RETAIN)
    // The subscription lives as long as the stored step, which the stepper retains.
    _ = step.skip(1).bind(to: relay)
    return relay
  }
}

extension Stepper {
  public var initialStep: Step { storedStep?.value ?? NoneStep() }

  private var storedStep: BehaviorRelay<Step>? {
    objc_getAssociatedObject(self, &stepKey) as? BehaviorRelay<Step>
  }
}

extension BehaviorRelay where Element == Step {
  /// Accepts a step, which was sent to a subject before version 1.4.
  public func onNext(_ step: Step) { accept(step) }
}

// Only their addresses are used.
nonisolated(unsafe) private var stepKey: UInt8 = 0
nonisolated(unsafe) private var stepsKey: UInt8 = 0
